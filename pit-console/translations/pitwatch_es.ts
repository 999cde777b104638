<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES" sourcelanguage="en_US">
<context>
    <name>ActionDialog</name>
    <message>
        <source>Signed by %1, %2</source>
        <translation>Lo firma %1, %2</translation>
    </message>
    <message>
        <source>Sign and send</source>
        <translation>Firmar y enviar</translation>
    </message>
    <message>
        <source>Nobody is signed in any more</source>
        <translation>Ya no hay nadie con sesión iniciada</translation>
    </message>
    <message>
        <source>Opening the key…</source>
        <translation>Abriendo la llave…</translation>
    </message>
    <message>
        <source>Not now: %1</source>
        <translation>Ahora no: %1</translation>
    </message>
    <message>
        <source>Nothing was signed: %1</source>
        <translation>No se ha firmado nada: %1</translation>
    </message>
    <message>
        <source>Close, sign nothing</source>
        <translation>Cerrar sin firmar</translation>
    </message>
</context>
<context>
    <name>ActionList</name>
    <message>
        <source>%1 (pending)</source>
        <translation>%1 (pendiente)</translation>
    </message>
    <message>
        <source>Nothing can be done from here now</source>
        <translation>Ahora no se puede hacer nada desde aquí</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
</context>
<context>
    <name>AlarmBanner</name>
    <message>
        <source>%1 more</source>
        <translation>%1 más</translation>
    </message>
    <message>
        <source>Mute 2 min</source>
        <translation>Silenciar 2 min</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Ir a %1</translation>
    </message>
</context>
<context>
    <name>pitwatch::console::AlarmModel</name>
    <message>
        <source>shelved by %1 until %2: %3</source>
        <translation>aplazada por %1 hasta las %2: %3</translation>
    </message>
    <message>
        <source>gone at %1, not looked at</source>
        <translation>terminó a las %1 sin que nadie la viera</translation>
    </message>
    <message>
        <source>acknowledged by %1</source>
        <translation>reconocida por %1</translation>
    </message>
    <message>
        <source>waiting, raised in priority</source>
        <translation>en espera, prioridad elevada</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>%1 in ten minutes, %2 in an hour</source>
        <translation>%1 en diez minutos, %2 en una hora</translation>
    </message>
    <message>
        <source>Not done: %1</source>
        <translation>No se ha hecho: %1</translation>
    </message>
</context>
<context>
    <name>AlarmRow</name>
    <message>
        <source>since %1 (%2), %3</source>
        <translation>desde las %1 (%2), %3</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Shelve</source>
        <translation>Aplazar</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>Reconocer</translation>
    </message>
</context>
<context>
    <name>AlarmsPage</name>
    <message>
        <source>More than one person can attend to: %1</source>
        <translation>Más de lo que una persona puede atender: %1</translation>
    </message>
    <message>
        <source>Raised: %1</source>
        <translation>Alarmas: %1</translation>
    </message>
    <message>
        <source>Sound muted until %1</source>
        <translation>Sonido silenciado hasta las %1</translation>
    </message>
    <message>
        <source>Mute 2 min</source>
        <translation>Silenciar 2 min</translation>
    </message>
    <message>
        <source>Acknowledge all</source>
        <translation>Reconocer todas</translation>
    </message>
    <message>
        <source>Nothing needs a hand</source>
        <translation>Nada requiere atención</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>Six card box</source>
        <translation>Caja de seis cartas</translation>
    </message>
</context>
<context>
    <name>BreachRow</name>
    <message>
        <source>%1, table %2, %3, %4</source>
        <translation>%1, mesa %2, %3, %4</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1 · %2 %3</source>
        <translation>%1 · %2 %3</translation>
    </message>
</context>
<context>
    <name>ChoiceBox</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ClaimChecks</name>
    <message>
        <source>confirmed</source>
        <translation>confirmado</translation>
    </message>
    <message>
        <source>not confirmed</source>
        <translation>sin confirmar</translation>
    </message>
</context>
<context>
    <name>ClaimDetail</name>
    <message>
        <source>Claim</source>
        <translation>Reclamación</translation>
    </message>
    <message>
        <source>What comes next</source>
        <translation>Qué sigue</translation>
    </message>
    <message>
        <source>How far it has come</source>
        <translation>Hasta dónde ha llegado</translation>
    </message>
    <message>
        <source>To compare at the table</source>
        <translation>Para comparar en la mesa</translation>
    </message>
    <message>
        <source>Envy Bonus, seat by seat</source>
        <translation>Envy Bonus, puesto por puesto</translation>
    </message>
    <message>
        <source>Payout document</source>
        <translation>Documento de pago</translation>
    </message>
</context>
<context>
    <name>ClaimEnvy</name>
    <message>
        <source>No Envy line is due</source>
        <translation>No se debe ninguna línea Envy</translation>
    </message>
</context>
<context>
    <name>pitwatch::console::ClaimModel</name>
    <message>
        <source>%1, claim %2</source>
        <translation>%1, reclamación %2</translation>
    </message>
    <message>
        <source>Table %1, seat %2, round %3. %4: %5. Raised at %6.</source>
        <translation>Mesa %1, puesto %2, ronda %3. %4: %5. Abierta a las %6.</translation>
    </message>
    <message>
        <source>In dispute: %1</source>
        <translation>En disputa: %1</translation>
    </message>
    <message>
        <source>Tax form for the Envy line of seat %1</source>
        <translation>Formulario fiscal para la línea Envy del puesto %1</translation>
    </message>
    <message>
        <source>Tax form for the holder of the hand</source>
        <translation>Formulario fiscal para quien tiene la mano</translation>
    </message>
    <message>
        <source>Saved, but %1 cannot be run: %2</source>
        <translation>Guardado, pero no se puede ejecutar %1: %2</translation>
    </message>
</context>
<context>
    <name>pitwatch::console::ClaimQueueModel</name>
    <message>
        <source>Claim %1 is not open any more</source>
        <translation>La reclamación %1 ya no está abierta</translation>
    </message>
</context>
<context>
    <name>ClaimRow</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Not current: %1</source>
        <translation>No actual: %1</translation>
    </message>
</context>
<context>
    <name>ClaimSlip</name>
    <message>
        <source>Issued when the claim is approved</source>
        <translation>Se emite cuando se aprueba la reclamación</translation>
    </message>
    <message>
        <source>Print the slip</source>
        <translation>Imprimir el documento</translation>
    </message>
</context>
<context>
    <name>ClaimSteps</name>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>waited for</source>
        <translation>se espera</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>pendiente</translation>
    </message>
</context>
<context>
    <name>ContributionRow</name>
    <message>
        <source>Table %1 wagered %2, contributed %3</source>
        <translation>La mesa %1 apostó %2, aportó %3</translation>
    </message>
</context>
<context>
    <name>DeckPanel</name>
    <message>
        <source>Decks and shuffler</source>
        <translation>Barajas y mezcladora</translation>
    </message>
    <message>
        <source>No deck at the table</source>
        <translation>No hay baraja en la mesa</translation>
    </message>
</context>
<context>
    <name>DeckTimeline</name>
    <message>
        <source>▲ %1</source>
        <translation>▲ %1</translation>
    </message>
</context>
<context>
    <name>pitwatch::console::DecksModel</name>
    <message>
        <source>overdue %1</source>
        <translation>atrasada %1</translation>
    </message>
    <message>
        <source>was overdue %1</source>
        <translation>estuvo atrasada %1</translation>
    </message>
    <message>
        <source>removed %1, %2</source>
        <translation>retirada %1, %2</translation>
    </message>
    <message>
        <source>not in play yet</source>
        <translation>aún no en juego</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>Deck overdue</source>
        <translation>Baraja atrasada</translation>
    </message>
    <message>
        <source>Stub count missed</source>
        <translation>Recuento del resto omitido</translation>
    </message>
    <message>
        <source>Wrong count</source>
        <translation>Recuento erróneo</translation>
    </message>
    <message>
        <source>Decks not alternated</source>
        <translation>Barajas no alternadas</translation>
    </message>
    <message>
        <source>Removed deck came back</source>
        <translation>Volvió una baraja retirada</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>Table %1, %2, %3, %n count(s)</source>
        <translation>
            <numerusform>Mesa %1, %2, %3, %n recuento</numerusform>
            <numerusform>Mesa %1, %2, %3, %n recuentos</numerusform>
        </translation>
    </message>
    <message>
        <source>No breach in this shift</source>
        <translation>Ninguna infracción en este turno</translation>
    </message>
    <message numerus="yes">
        <source>%n breach(es) in this shift</source>
        <translation>
            <numerusform>%n infracción en este turno</numerusform>
            <numerusform>%n infracciones en este turno</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cards counted where %2 should be</source>
        <translation>%1 cartas contadas donde debería haber %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, and dealt from in %n more round(s)</source>
        <translation>
            <numerusform>%1, y se repartió de ella en %n ronda más</numerusform>
            <numerusform>%1, y se repartió de ella en %n rondas más</numerusform>
        </translation>
    </message>
    <message>
        <source>still in play, overdue by %1</source>
        <translation>aún en juego, con %1 de retraso</translation>
    </message>
    <message>
        <source>was overdue by %1</source>
        <translation>estuvo atrasada %1</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) without a stub count</source>
        <translation>
            <numerusform>%n ronda sin recuento del resto</numerusform>
            <numerusform>%n rondas sin recuento del resto</numerusform>
        </translation>
    </message>
    <message>
        <source>dealt in two rounds running</source>
        <translation>repartida en dos rondas seguidas</translation>
    </message>
    <message>
        <source>received again after it had left</source>
        <translation>recibida de nuevo tras haber salido</translation>
    </message>
</context>
<context>
    <name>DecksPage</name>
    <message>
        <source>No deck was at a table in this shift</source>
        <translation>Ninguna baraja en las mesas en este turno</translation>
    </message>
</context>
<context>
    <name>pitwatch::console::FloorModel</name>
    <message>
        <source>never heard</source>
        <translation>nunca oída</translation>
    </message>
    <message>
        <source>last heard %1 ago</source>
        <translation>oída hace %1</translation>
    </message>
    <message>
        <source>offline for %1</source>
        <translation>desconectada desde hace %1</translation>
    </message>
    <message>
        <source>record in doubt</source>
        <translation>registro en duda</translation>
    </message>
    <message>
        <source>1 player</source>
        <translation>1 jugador</translation>
    </message>
    <message>
        <source>%1 players</source>
        <translation>%1 jugadores</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>phase, players</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Stub %1 of %2</source>
        <translation>Resto %1 de %2</translation>
    </message>
    <message>
        <source>Progressive suspended</source>
        <translation>Progresivo suspendido</translation>
    </message>
    <message>
        <source>Meter not heard</source>
        <translation>Contador no oído</translation>
    </message>
</context>
<context>
    <name>FloorPage</name>
    <message>
        <source>By need</source>
        <translation>Por necesidad</translation>
    </message>
    <message>
        <source>By place</source>
        <translation>Por lugar</translation>
    </message>
    <message>
        <source>All sections</source>
        <translation>Todas las secciones</translation>
    </message>
    <message>
        <source>No tables in this pit yet</source>
        <translation>Aún no hay mesas en este sector</translation>
    </message>
    <message>
        <source>No tables in this section</source>
        <translation>No hay mesas en esta sección</translation>
    </message>
    <message>
        <source>Tables appear here as soon as the console is told to watch them.</source>
        <translation>Las mesas aparecen aquí en cuanto se indica a la consola que las vigile.</translation>
    </message>
</context>
<context>
    <name>HitRow</name>
    <message>
        <source>%1, %2, %3, %4</source>
        <translation>%1, %2, %3, %4</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2 of the meter</source>
        <translation>%1 · %2 del contador</translation>
    </message>
    <message>
        <source>%1 (returned)</source>
        <translation>%1 (devuelto)</translation>
    </message>
</context>
<context>
    <name>JackpotsPage</name>
    <message>
        <source>No claim is waiting</source>
        <translation>No hay reclamaciones en espera</translation>
    </message>
    <message>
        <source>Not current: %1</source>
        <translation>No actual: %1</translation>
    </message>
</context>
<context>
    <name>LinkBar</name>
    <message>
        <source>Link</source>
        <translation>Enlace</translation>
    </message>
    <message>
        <source>Time shown</source>
        <translation>Periodo mostrado</translation>
    </message>
    <message>
        <source>▲ %1</source>
        <translation>▲ %1</translation>
    </message>
    <message>
        <source>Orders: %1 to approve</source>
        <translation>Órdenes: %1 por aprobar</translation>
    </message>
    <message>
        <source>Orders</source>
        <translation>Órdenes</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Pitwatch</source>
        <translation>Pitwatch</translation>
    </message>
</context>
<context>
    <name>MeterCard</name>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>▲ %1</source>
        <translation>▲ %1</translation>
    </message>
</context>
<context>
    <name>pitwatch::console::MetersModel</name>
    <message>
        <source>%1 at the opening</source>
        <translation>%1 en la apertura</translation>
    </message>
    <message>
        <source>contributed</source>
        <translation>aportado</translation>
    </message>
    <message>
        <source>reversed</source>
        <translation>revertido</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganado</translation>
    </message>
    <message>
        <source>reseeded</source>
        <translation>reiniciado</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>devuelto</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corregido</translation>
    </message>
    <message>
        <source>above the limit</source>
        <translation>por encima del límite</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Does not add up since entry %1: the meter shows %2</source>
        <translation>No cuadra desde la entrada %1: el contador muestra %2</translation>
    </message>
    <message>
        <source>Adds up to the millionth of a cent</source>
        <translation>Cuadra hasta la millonésima de centavo</translation>
    </message>
    <message>
        <source>8 hours</source>
        <translation>8 horas</translation>
    </message>
    <message>
        <source>24 hours</source>
        <translation>24 horas</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 días</translation>
    </message>
    <message numerus="yes">
        <source>%1 of each wager, starts again at %2, %n hit(s)</source>
        <translation>
            <numerusform>%1 de cada apuesta, reinicia en %2, %n premio</numerusform>
            <numerusform>%1 de cada apuesta, reinicia en %2, %n premios</numerusform>
        </translation>
    </message>
    <message>
        <source>Meter %1, %2. %3</source>
        <translation>Contador %1, %2. %3</translation>
    </message>
    <message>
        <source>In service since %1</source>
        <translation>En servicio desde %1</translation>
    </message>
    <message>
        <source>Closed since %1: %2</source>
        <translation>Cerrado desde %1: %2</translation>
    </message>
    <message>
        <source>Suspended since %1: %2</source>
        <translation>Suspendido desde %1: %2</translation>
    </message>
    <message>
        <source>%1, claim %2</source>
        <translation>%1, premio %2</translation>
    </message>
</context>
<context>
    <name>MetersPage</name>
    <message>
        <source>Hits from %1 to %2</source>
        <translation>Premios de %1 a %2</translation>
    </message>
    <message>
        <source>No hit</source>
        <translation>Ningún premio</translation>
    </message>
    <message>
        <source>Table, share, wagered, contributed</source>
        <translation>Mesa, parte, apostado, aportado</translation>
    </message>
    <message>
        <source>No contribution</source>
        <translation>Ninguna aportación</translation>
    </message>
    <message>
        <source>No meter was seen yet</source>
        <translation>Aún no se ha visto ningún contador</translation>
    </message>
    <message>
        <source>Meters appear once a progressive controller has opened a link.</source>
        <translation>Los contadores aparecen cuando un controlador progresivo ha abierto un enlace.</translation>
    </message>
</context>
<context>
    <name>NavigationButton</name>
    <message>
        <source>%1, %2 waiting</source>
        <translation>%1, %2 en espera</translation>
    </message>
</context>
<context>
    <name>NavigationRail</name>
    <message>
        <source>Views</source>
        <translation>Vistas</translation>
    </message>
</context>
<context>
    <name>OrdersDialog</name>
    <message>
        <source>Orders for %1</source>
        <translation>Órdenes para %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>PageList</name>
    <message>
        <source>Floor</source>
        <translation>Sala</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Jackpots</source>
        <translation>Premios</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Barajas</translation>
    </message>
    <message>
        <source>Meters</source>
        <translation>Contadores</translation>
    </message>
    <message>
        <source>Alarms</source>
        <translation>Alarmas</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Reports</source>
        <translation>Informes</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personal</translation>
    </message>
</context>
<context>
    <name>PassphraseField</name>
    <message>
        <source>Passphrase</source>
        <translation>Frase de contraseña</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 (revoked)</source>
        <translation>%1 (dado de baja)</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>hasta %1</translation>
    </message>
</context>
<context>
    <name>PlayingCard</name>
    <message>
        <source>face down</source>
        <translation>boca abajo</translation>
    </message>
</context>
<context>
    <name>RecordList</name>
    <message>
        <source>Nothing yet</source>
        <translation>Todavía nada</translation>
    </message>
</context>
<context>
    <name>pitwatch::console::ReplayModel</name>
    <message>
        <source>%1: paid %2</source>
        <translation>%1: pagado %2</translation>
    </message>
    <message>
        <source>left</source>
        <translation>se fue</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>retirado</translation>
    </message>
    <message>
        <source>Seat %1: %2; %3; %4</source>
        <translation>Puesto %1: %2; %3; %4</translation>
    </message>
    <message>
        <source>+%1 s</source>
        <translation>+%1 s</translation>
    </message>
    <message>
        <source>%1, round %2, %3</source>
        <translation>%1, ronda %2, %3</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>entry %1 cannot be read</source>
        <translation>la entrada %1 no se puede leer</translation>
    </message>
    <message>
        <source>The table&apos;s configuration is not known, so its layout cannot be drawn</source>
        <translation>No se conoce la configuración de la mesa, así que no se puede dibujar su tapete</translation>
    </message>
</context>
<context>
    <name>ReplayPanel</name>
    <message>
        <source>Step back</source>
        <translation>Paso atrás</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Paso adelante</translation>
    </message>
    <message>
        <source>Choose a round to see it step by step</source>
        <translation>Elija una ronda para verla paso a paso</translation>
    </message>
</context>
<context>
    <name>ReplaySeat</name>
    <message>
        <source>Seat %1</source>
        <translation>Puesto %1</translation>
    </message>
</context>
<context>
    <name>ReplaySteps</name>
    <message>
        <source>Steps of the round</source>
        <translation>Pasos de la ronda</translation>
    </message>
    <message>
        <source>%1, %2, %3, %4</source>
        <translation>%1, %2, %3, %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>pitwatch::console::ReportsModel</name>
    <message>
        <source>Shift</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Gaming day</source>
        <translation>Día de juego</translation>
    </message>
    <message>
        <source>Deck compliance</source>
        <translation>Cumplimiento de barajas</translation>
    </message>
    <message>
        <source>From %1 to %2, made %3</source>
        <translation>De %1 a %2, hecho %3</translation>
    </message>
</context>
<context>
    <name>ReportsPage</name>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>Save PDF and CSV</source>
        <translation>Guardar PDF y CSV</translation>
    </message>
    <message>
        <source>Files go to %1</source>
        <translation>Los archivos van a %1</translation>
    </message>
    <message>
        <source>%1. Not complete: the period is not over.</source>
        <translation>%1. Incompleto: el periodo no ha terminado.</translation>
    </message>
    <message>
        <source>There is nothing to report yet</source>
        <translation>Aún no hay nada que informar</translation>
    </message>
</context>
<context>
    <name>RosterPanel</name>
    <message>
        <source>Who may do what</source>
        <translation>Quién puede hacer qué</translation>
    </message>
</context>
<context>
    <name>RoundFilter</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Paid at least, in dollars</source>
        <translation>Pagado al menos, en dólares</translation>
    </message>
    <message>
        <source>Paid at least $</source>
        <translation>Pagado al menos $</translation>
    </message>
    <message>
        <source>☑ Only void</source>
        <translation>☑ Solo anuladas</translation>
    </message>
    <message>
        <source>☐ Only void</source>
        <translation>☐ Solo anuladas</translation>
    </message>
    <message>
        <source>Only void rounds</source>
        <translation>Solo rondas anuladas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
</context>
<context>
    <name>RoundRow</name>
    <message>
        <source>%1 · %2 · hands: %3</source>
        <translation>%1 · %2 · manos: %3</translation>
    </message>
    <message>
        <source>paid %1</source>
        <translation>pagado %1</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
</context>
<context>
    <name>pitwatch::console::RoundsModel</name>
    <message>
        <source>in play</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>liquidada</translation>
    </message>
    <message>
        <source>not settled</source>
        <translation>no liquidada</translation>
    </message>
    <message>
        <source>void</source>
        <translation>anulada</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1, ronda %2</translation>
    </message>
    <message>
        <source>%1, %2, paid %3</source>
        <translation>%1, %2, pagado %3</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Todas las mesas</translation>
    </message>
    <message>
        <source>Any hand</source>
        <translation>Cualquier mano</translation>
    </message>
    <message>
        <source>This shift</source>
        <translation>Este turno</translation>
    </message>
    <message>
        <source>Gaming day</source>
        <translation>Día de juego</translation>
    </message>
    <message>
        <source>7 days</source>
        <translation>7 días</translation>
    </message>
    <message>
        <source>Ever</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>Not an amount such as 1,000 or 250.50</source>
        <translation>No es una cantidad como 1,000 o 250.50</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>The newest %1 rounds</source>
        <translation>Las %1 rondas más recientes</translation>
    </message>
</context>
<context>
    <name>RoundsPage</name>
    <message>
        <source>No such round</source>
        <translation>No hay tal ronda</translation>
    </message>
</context>
<context>
    <name>SeatView</name>
    <message>
        <source>Seat %1</source>
        <translation>Puesto %1</translation>
    </message>
    <message>
        <source>player-dealer</source>
        <translation>jugador-banca</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>retirado</translation>
    </message>
    <message>
        <source>left</source>
        <translation>se fue</translation>
    </message>
</context>
<context>
    <name>pitwatch::console::ShellModel</name>
    <message>
        <source>Pit connected</source>
        <translation>Sector conectado</translation>
    </message>
    <message>
        <source>Looking for the pit</source>
        <translation>Buscando el sector</translation>
    </message>
    <message>
        <source>ddd d MMM</source>
        <comment>date format of the top bar</comment>
        <translation>ddd d MMM</translation>
    </message>
    <message>
        <source>Reading the journals: %1 %</source>
        <translation>Leyendo los registros: %1 %</translation>
    </message>
    <message>
        <source>Connection lost: nothing here is current</source>
        <translation>Conexión perdida: nada aquí es actual</translation>
    </message>
</context>
<context>
    <name>ShelveDialog</name>
    <message>
        <source>Shelve: %1</source>
        <translation>Aplazar: %1</translation>
    </message>
    <message>
        <source>Why may it wait?</source>
        <translation>¿Por qué puede esperar?</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>Shelve</source>
        <translation>Aplazar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>This alarm cannot be shelved any more</source>
        <translation>Esta alarma ya no se puede aplazar</translation>
    </message>
</context>
<context>
    <name>ShiftBar</name>
    <message>
        <source>Earlier shift</source>
        <translation>Turno anterior</translation>
    </message>
    <message>
        <source>Later shift</source>
        <translation>Turno siguiente</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Guardar informe</translation>
    </message>
</context>
<context>
    <name>SignInDialog</name>
    <message>
        <source>%1 is signed in</source>
        <translation>%1 tiene la sesión</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Iniciar sesión</translation>
    </message>
    <message>
        <source>This console is not set up for signing</source>
        <translation>Esta consola no está preparada para firmar</translation>
    </message>
    <message>
        <source>Who signs in</source>
        <translation>Quién inicia sesión</translation>
    </message>
    <message>
        <source>Opening the key…</source>
        <translation>Abriendo la llave…</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Cerrar sesión</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>SignLevel</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>pitwatch::console::SignModel</name>
    <message>
        <source>Mega</source>
        <translation>Mega</translation>
    </message>
    <message>
        <source>Major</source>
        <translation>Mayor</translation>
    </message>
    <message>
        <source>Minor</source>
        <translation>Menor</translation>
    </message>
    <message>
        <source>Jackpot</source>
        <translation>Premio mayor</translation>
    </message>
    <message>
        <source>%1 · %2 · Table %3</source>
        <translation>%1 · %2 · Mesa %3</translation>
    </message>
    <message>
        <source>%1 · Table %2</source>
        <translation>%1 · Mesa %2</translation>
    </message>
    <message>
        <source>No link is known yet</source>
        <translation>Todavía no se conoce ningún enlace</translation>
    </message>
    <message>
        <source>There are: %1</source>
        <translation>Existen: %1</translation>
    </message>
    <message>
        <source>Not available</source>
        <translation>No disponible</translation>
    </message>
    <message>
        <source>No contact with the meter</source>
        <translation>Sin contacto con el contador</translation>
    </message>
    <message>
        <source>There is no link %1</source>
        <translation>No existe el enlace %1</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Cerrado</translation>
    </message>
    <message>
        <source>Suspended</source>
        <translation>Suspendido</translation>
    </message>
</context>
<context>
    <name>SignWin</name>
    <message>
        <source>Win: %1, %2</source>
        <translation>Premio: %1, %2</translation>
    </message>
    <message>
        <source>★ WIN ★</source>
        <translation>★ PREMIO ★</translation>
    </message>
</context>
<context>
    <name>SignWindow</name>
    <message>
        <source>Pitwatch: %1</source>
        <translation>Pitwatch: %1</translation>
    </message>
</context>
<context>
    <name>SigningFacts</name>
    <message>
        <source>Nothing was signed.</source>
        <translation>No se ha firmado nada.</translation>
    </message>
</context>
<context>
    <name>pitwatch::console::SigningModel</name>
    <message>
        <source>Not heard at the moment</source>
        <translation>Sin noticias en este momento</translation>
    </message>
    <message>
        <source>No amount was given</source>
        <translation>No se indicó ningún importe</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not understood. Type dollars such as 10010.50 or 10,010.50</source>
        <translation>No se entiende «%1». Escriba dólares, por ejemplo 10010.50 o 10,010.50</translation>
    </message>
    <message>
        <source>The amount is too large</source>
        <translation>El importe es demasiado grande</translation>
    </message>
    <message>
        <source>That changes the meter by %1, and your limit is %2</source>
        <translation>Eso cambia el contador en %1, y su límite es %2</translation>
    </message>
    <message>
        <source>Below the reset amount of %1: players would see less than a meter begins with</source>
        <translation>Por debajo del importe inicial tras un premio, %1: los jugadores verían menos de aquello con lo que empieza un contador</translation>
    </message>
</context>
<context>
    <name>pitwatch::console::StaffModel</name>
    <message>
        <source>signed in</source>
        <translation>inició sesión</translation>
    </message>
    <message>
        <source>signed out, nobody there any more</source>
        <translation>sesión cerrada, ya no había nadie</translation>
    </message>
    <message>
        <source>signed out</source>
        <translation>cerró sesión</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>rechazado: %1</translation>
    </message>
    <message>
        <source>Roster %1 is in force</source>
        <translation>La lista %1 está en vigor</translation>
    </message>
    <message>
        <source>Roster refused: %1</source>
        <translation>Lista rechazada: %1</translation>
    </message>
    <message>
        <source>signed for %1: %2</source>
        <translation>firmó para %1: %2</translation>
    </message>
    <message>
        <source>No roster is in force here</source>
        <translation>Aquí no hay ninguna lista en vigor</translation>
    </message>
    <message>
        <source>Roster %1, in force until %2</source>
        <translation>Lista %1, en vigor hasta %2</translation>
    </message>
    <message>
        <source>The newest roster was refused: %1</source>
        <translation>La lista más reciente fue rechazada: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name, rank</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2, by %3, good until %4</source>
        <translation>%1: %2, de %3, válido hasta %4</translation>
    </message>
</context>
<context>
    <name>StaffPage</name>
    <message>
        <source>This console is not set up for signing</source>
        <translation>Esta consola no está preparada para firmar</translation>
    </message>
    <message>
        <source>It shows everything; what needs a signature is done at another console</source>
        <translation>Muestra todo; lo que requiere firma se hace en otra consola</translation>
    </message>
    <message>
        <source>At this console</source>
        <translation>En esta consola</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Nobody is signed in</source>
        <translation>Nadie ha iniciado sesión</translation>
    </message>
    <message>
        <source>Hand over or sign out</source>
        <translation>Relevar o cerrar sesión</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Iniciar sesión</translation>
    </message>
    <message>
        <source>Waits for an answer: %1</source>
        <translation>Espera respuesta: %1</translation>
    </message>
    <message>
        <source>Done at this console</source>
        <translation>Hecho en esta consola</translation>
    </message>
</context>
<context>
    <name>StaleLine</name>
    <message>
        <source>Not current: %1</source>
        <translation>No actual: %1</translation>
    </message>
</context>
<context>
    <name>StepList</name>
    <message>
        <source>Nothing is asked for</source>
        <translation>No se pide nada</translation>
    </message>
</context>
<context>
    <name>StoreState</name>
    <message>
        <source>The console&apos;s record cannot be read</source>
        <translation>No se puede leer el registro de la consola</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Leyendo …</translation>
    </message>
</context>
<context>
    <name>pitwatch::console::StoreView</name>
    <message numerus="yes">
        <source>%n table(s) not heard</source>
        <translation>
            <numerusform>%n mesa no oída</numerusform>
            <numerusform>%n mesas no oídas</numerusform>
        </translation>
    </message>
    <message>
        <source>Connection lost: this is what was known before</source>
        <translation>Conexión perdida: esto es lo que se sabía antes</translation>
    </message>
</context>
<context>
    <name>TableHeading</name>
    <message>
        <source>Previous table</source>
        <translation>Mesa anterior</translation>
    </message>
    <message>
        <source>Next table</source>
        <translation>Mesa siguiente</translation>
    </message>
</context>
<context>
    <name>TableLayout</name>
    <message>
        <source>Dealer</source>
        <translation>Crupier</translation>
    </message>
</context>
<context>
    <name>pitwatch::console::TableModel</name>
    <message>
        <source>Bank</source>
        <translation>Banca</translation>
    </message>
    <message>
        <source>must leave the table</source>
        <translation>debe salir de la mesa</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>en juego</translation>
    </message>
    <message>
        <source>in the shuffler</source>
        <translation>en la mezcladora</translation>
    </message>
    <message>
        <source>in the rack</source>
        <translation>en el descarte</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>being prepared: %1</source>
        <translation>en preparación: %1</translation>
    </message>
    <message>
        <source>Not heard for %1: this is how it was then</source>
        <translation>No se oye desde hace %1: así estaba entonces</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Ronda %1: %2</translation>
    </message>
    <message>
        <source>The table&apos;s record is in doubt</source>
        <translation>El registro de la mesa está en duda</translation>
    </message>
    <message>
        <source>The table&apos;s record is in doubt: %1</source>
        <translation>El registro de la mesa está en duda: %1</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>No tables in this pit yet</source>
        <translation>Aún no hay mesas en este sector</translation>
    </message>
    <message>
        <source>Nothing is known of this table yet</source>
        <translation>Aún no se sabe nada de esta mesa</translation>
    </message>
</context>
<context>
    <name>TableSidePanels</name>
    <message>
        <source>The rules ask next</source>
        <translation>Lo que piden las reglas</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
</context>
<context>
    <name>TableTile</name>
    <message>
        <source>No deck in play</source>
        <translation>Ninguna baraja en juego</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Iniciar sesión</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>Done: %1</source>
        <translation>Hecho: %1</translation>
    </message>
    <message>
        <source>Refused: %1. %2</source>
        <translation>Rechazado: %1. %2</translation>
    </message>
    <message>
        <source>Not signed: %1. %2</source>
        <translation>Sin firmar: %1. %2</translation>
    </message>
</context>
<context>
    <name>claim</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 a las %2</translation>
    </message>
    <message>
        <source>%1 more by a supervisor or above</source>
        <translation>%1 más de un supervisor o superior</translation>
    </message>
    <message>
        <source>%1 more by a shift manager or above</source>
        <translation>%1 más de un jefe de turno o superior</translation>
    </message>
    <message>
        <source>held as unclaimed</source>
        <translation>retenido como no reclamado</translation>
    </message>
    <message>
        <source>Envy only</source>
        <translation>solo Envy</translation>
    </message>
    <message>
        <source>by cheque only</source>
        <translation>solo con cheque</translation>
    </message>
    <message>
        <source>unpaid</source>
        <translation>sin pagar</translation>
    </message>
    <message>
        <source>paid by %1</source>
        <translation>pagado por %1</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>pagado</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Verificada</translation>
    </message>
    <message>
        <source>Surveillance</source>
        <translation>Vigilancia</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Aprobada</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>N.º %1</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagada</translation>
    </message>
    <message>
        <source>Seat %1, wager %2</source>
        <translation>Puesto %1, apuesta %2</translation>
    </message>
    <message>
        <source>%1 to 1</source>
        <translation>%1 a 1</translation>
    </message>
    <message>
        <source>%1 for 1</source>
        <translation>%1 por 1</translation>
    </message>
    <message>
        <source>%1% of the %2 meter of %3</source>
        <translation>%1% del contador %2 de %3</translation>
    </message>
    <message>
        <source>waits for the meter</source>
        <translation>espera al contador</translation>
    </message>
    <message>
        <source>The meter fixes the amount</source>
        <translation>El contador fija el importe</translation>
    </message>
    <message>
        <source>Verify the hand at the table</source>
        <translation>Verificar la mano en la mesa</translation>
    </message>
    <message>
        <source>Verify the hand again: %1</source>
        <translation>Verificar la mano de nuevo: %1</translation>
    </message>
    <message>
        <source>Notify surveillance, then approve</source>
        <translation>Avisar a vigilancia y después aprobar</translation>
    </message>
    <message>
        <source>Approve or deny</source>
        <translation>Aprobar o denegar</translation>
    </message>
    <message>
        <source>The payout document is issued</source>
        <translation>Se emite el documento de pago</translation>
    </message>
    <message>
        <source>Pay the holder of the hand</source>
        <translation>Pagar a quien tiene la mano</translation>
    </message>
    <message>
        <source>Pay the Envy lines</source>
        <translation>Pagar las líneas Envy</translation>
    </message>
    <message>
        <source>Resolve the dispute</source>
        <translation>Resolver la disputa</translation>
    </message>
    <message>
        <source>%1 of %2 Envy lines paid</source>
        <translation>%1 de %2 líneas Envy pagadas</translation>
    </message>
    <message>
        <source>Paytable %1</source>
        <translation>Tabla de pagos %1</translation>
    </message>
    <message>
        <source>%1: %2 pays %3 (%4)</source>
        <translation>%1: %2 paga %3 (%4)</translation>
    </message>
    <message>
        <source>Table not heard for %1: this is how it was then</source>
        <translation>Mesa sin noticias desde hace %1: así estaba entonces</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganado</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Prepared by</source>
        <translation>Preparado por</translation>
    </message>
    <message>
        <source>Witnessed by</source>
        <translation>Testigo</translation>
    </message>
    <message>
        <source>Approved by</source>
        <translation>Aprobado por</translation>
    </message>
    <message>
        <source>Envy, seat %1</source>
        <translation>Envy, puesto %1</translation>
    </message>
    <message>
        <source>VOID</source>
        <translation>ANULADO</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1, puesto %2</translation>
    </message>
    <message>
        <source>The table&apos;s record is in doubt</source>
        <translation>El registro de la mesa está en duda</translation>
    </message>
</context>
<context>
    <name>duration</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
</context>
<context>
    <name>hand</name>
    <message>
        <source>Royal flush</source>
        <translation>Escalera real</translation>
    </message>
    <message>
        <source>Straight flush</source>
        <translation>Escalera de color</translation>
    </message>
    <message>
        <source>Four of a kind</source>
        <translation>Póquer</translation>
    </message>
    <message>
        <source>Full house</source>
        <translation>Full</translation>
    </message>
    <message>
        <source>Flush</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Escalera</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <translation>Trío</translation>
    </message>
    <message>
        <source>Two pair</source>
        <translation>Doble pareja</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pareja</translation>
    </message>
    <message>
        <source>A-K-Q of spades</source>
        <translation>A-K-Q de picas</translation>
    </message>
    <message>
        <source>A-K-Q of another suit</source>
        <translation>A-K-Q de otro palo</translation>
    </message>
    <message>
        <source>A-K-Q of one suit</source>
        <translation>A-K-Q del mismo palo</translation>
    </message>
    <message>
        <source>Super royal of diamonds</source>
        <translation>Súper escalera real de diamantes</translation>
    </message>
    <message>
        <source>Super royal of another suit</source>
        <translation>Súper escalera real de otro palo</translation>
    </message>
    <message>
        <source>Aces of hearts and diamonds</source>
        <translation>Ases de corazones y diamantes</translation>
    </message>
    <message>
        <source>High card</source>
        <translation>Carta alta</translation>
    </message>
    <message>
        <source>Ace king suited</source>
        <translation>As y rey del mismo palo</translation>
    </message>
    <message>
        <source>Ace queen or jack suited</source>
        <translation>As y reina o jota del mismo palo</translation>
    </message>
    <message>
        <source>Ace king offsuit</source>
        <translation>As y rey de distinto palo</translation>
    </message>
    <message>
        <source>Ace queen or jack offsuit</source>
        <translation>As y reina o jota de distinto palo</translation>
    </message>
</context>
<context>
    <name>signing</name>
    <message>
        <source>Deck</source>
        <translation>Baraja</translation>
    </message>
    <message>
        <source>Round %1 is over</source>
        <translation>La ronda %1 ha terminado</translation>
    </message>
    <message>
        <source>The deck has left the table</source>
        <translation>La baraja ya no está en la mesa</translation>
    </message>
    <message>
        <source>The fault has been closed</source>
        <translation>La avería se ha cerrado</translation>
    </message>
    <message>
        <source>The jam has been cleared</source>
        <translation>El atasco se ha resuelto</translation>
    </message>
    <message>
        <source>Claim %1-%2 is not open any more</source>
        <translation>La reclamación %1-%2 ya no está abierta</translation>
    </message>
    <message>
        <source>The order has been answered</source>
        <translation>La orden ya tiene respuesta</translation>
    </message>
    <message>
        <source>It is not there any more</source>
        <translation>Ya no está</translation>
    </message>
    <message>
        <source>The table was opened, idled or closed meanwhile</source>
        <translation>La mesa se ha abierto, parado o cerrado entretanto</translation>
    </message>
    <message>
        <source>The deck was replaced or inspected anew</source>
        <translation>La baraja se ha cambiado o inspeccionado de nuevo</translation>
    </message>
    <message>
        <source>The link was opened, closed or changed meanwhile</source>
        <translation>El enlace se ha abierto, cerrado o cambiado entretanto</translation>
    </message>
    <message>
        <source>It has jammed again</source>
        <translation>Se ha atascado otra vez</translation>
    </message>
    <message>
        <source>Another one has taken its place</source>
        <translation>Otro ha ocupado su lugar</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Fault</source>
        <translation>Avería</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Aparato</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Reclamación</translation>
    </message>
    <message>
        <source>%1, seat %2</source>
        <translation>%1, puesto %2</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>This Envy line</source>
        <translation>Esta línea Envy</translation>
    </message>
    <message>
        <source>Envy</source>
        <translation>Envy</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Enlace</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Meter when this opened</source>
        <translation>Contador al abrir esto</translation>
    </message>
    <message>
        <source>The amount is another one by now</source>
        <translation>El importe ya es otro</translation>
    </message>
    <message>
        <source>It has been done, or would say something else by now</source>
        <translation>Ya está hecho, o ahora diría otra cosa</translation>
    </message>
    <message>
        <source>seat %1: %2</source>
        <translation>puesto %1: %2</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Crupier</translation>
    </message>
    <message>
        <source>Its record is not in doubt any more</source>
        <translation>Su registro ya no está en duda</translation>
    </message>
    <message>
        <source>Record in doubt</source>
        <translation>Registro en duda</translation>
    </message>
</context>
<context>
    <name>wording</name>
    <message>
        <source>the statement cannot be read</source>
        <translation>la declaración no se puede leer</translation>
    </message>
    <message>
        <source>the action says something else than the statement that was signed</source>
        <translation>la acción dice otra cosa que la declaración firmada</translation>
    </message>
    <message>
        <source>the statement is addressed to somebody else</source>
        <translation>la declaración va dirigida a otro destinatario</translation>
    </message>
    <message>
        <source>the statement was signed at another console than the one it came from</source>
        <translation>la declaración se firmó en otra consola que aquella de la que llegó</translation>
    </message>
    <message>
        <source>that action is not about such an object</source>
        <translation>esa acción no se refiere a un objeto de esa clase</translation>
    </message>
    <message>
        <source>an argument is missing, or there is one that the action does not take</source>
        <translation>falta un dato, o hay uno que la acción no admite</translation>
    </message>
    <message>
        <source>a statement is good for at most five minutes</source>
        <translation>una declaración vale cinco minutos como máximo</translation>
    </message>
    <message>
        <source>the action was decided before</source>
        <translation>la acción ya se decidió antes</translation>
    </message>
    <message>
        <source>nothing of that name is waiting here</source>
        <translation>aquí no espera nada con ese nombre</translation>
    </message>
    <message>
        <source>it has changed since the statement was signed</source>
        <translation>ha cambiado desde que se firmó la declaración</translation>
    </message>
    <message>
        <source>the statement belongs to another one of the same name</source>
        <translation>la declaración pertenece a otro asunto del mismo nombre</translation>
    </message>
    <message>
        <source>the amount is not fixed yet</source>
        <translation>el importe aún no está fijado</translation>
    </message>
    <message>
        <source>the amount is not the one that is waiting</source>
        <translation>el importe no es el que está en espera</translation>
    </message>
    <message>
        <source>no roster is in force here</source>
        <translation>aquí no hay ninguna lista en vigor</translation>
    </message>
    <message>
        <source>the roster has expired</source>
        <translation>la lista ha caducado</translation>
    </message>
    <message>
        <source>the statement goes by a roster that is no longer in force</source>
        <translation>la declaración se basa en una lista que ya no está en vigor</translation>
    </message>
    <message>
        <source>the statement goes by a roster that has not arrived here</source>
        <translation>la declaración se basa en una lista que no ha llegado aquí</translation>
    </message>
    <message>
        <source>the console is not on the roster</source>
        <translation>la consola no figura en la lista</translation>
    </message>
    <message>
        <source>the person is not on the roster</source>
        <translation>la persona no figura en la lista</translation>
    </message>
    <message>
        <source>the person&apos;s rights were revoked</source>
        <translation>los derechos de la persona fueron revocados</translation>
    </message>
    <message>
        <source>the person has another role</source>
        <translation>la persona tiene otra función</translation>
    </message>
    <message>
        <source>the person&apos;s role does not allow it</source>
        <translation>la función de la persona no lo permite</translation>
    </message>
    <message>
        <source>the amount is above the person&apos;s limit</source>
        <translation>el importe supera el límite de la persona</translation>
    </message>
    <message>
        <source>the signature is not the person&apos;s</source>
        <translation>la firma no es de la persona</translation>
    </message>
    <message>
        <source>it takes another person than those who had a hand in it before</source>
        <translation>hace falta otra persona que las que ya intervinieron</translation>
    </message>
    <message>
        <source>the statement was signed in the future; one of the two clocks is wrong</source>
        <translation>la declaración se firmó en el futuro; uno de los dos relojes va mal</translation>
    </message>
    <message>
        <source>the statement has expired</source>
        <translation>la declaración ha caducado</translation>
    </message>
    <message>
        <source>the clock here was set back; nothing is decided by it until it is right again</source>
        <translation>aquí se atrasó el reloj; nada se decide por él hasta que vuelva a ir bien</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>red</source>
        <translation>roja</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>azul</translation>
    </message>
    <message>
        <source>green</source>
        <translation>verde</translation>
    </message>
    <message>
        <source>black</source>
        <translation>negra</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>morada</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>naranja</translation>
    </message>
    <message>
        <source>bet 1</source>
        <translation>apuesta 1</translation>
    </message>
    <message>
        <source>bet 2</source>
        <translation>apuesta 2</translation>
    </message>
    <message>
        <source>bet 3</source>
        <translation>apuesta 3</translation>
    </message>
    <message>
        <source>ante 1</source>
        <translation>ante 1</translation>
    </message>
    <message>
        <source>ante 2</source>
        <translation>ante 2</translation>
    </message>
    <message>
        <source>run 1</source>
        <translation>run 1</translation>
    </message>
    <message>
        <source>run 2</source>
        <translation>run 2</translation>
    </message>
    <message>
        <source>center</source>
        <translation>centro</translation>
    </message>
    <message>
        <source>five card</source>
        <translation>cinco cartas</translation>
    </message>
    <message>
        <source>three card</source>
        <translation>tres cartas</translation>
    </message>
    <message>
        <source>six card</source>
        <translation>seis cartas</translation>
    </message>
    <message>
        <source>ultimate pairs</source>
        <translation>parejas</translation>
    </message>
    <message>
        <source>progressive</source>
        <translation>progresivo</translation>
    </message>
    <message>
        <source>no such hand is paid</source>
        <translation>esa mano no se paga</translation>
    </message>
    <message>
        <source>those are not the seats that go back</source>
        <translation>esos no son los puestos que se devuelven</translation>
    </message>
    <message>
        <source>the payout limit of the hand is used up</source>
        <translation>el límite de pago de la mano está agotado</translation>
    </message>
    <message>
        <source>the round is settled, with every claim it gave</source>
        <translation>la ronda está liquidada, con todas las reclamaciones que dio</translation>
    </message>
    <message>
        <source>that wager has been claimed</source>
        <translation>esa apuesta ya se ha reclamado</translation>
    </message>
    <message>
        <source>nobody plays at that seat</source>
        <translation>nadie juega en ese puesto</translation>
    </message>
    <message>
        <source>the stake is not what was wagered</source>
        <translation>la cantidad no es la que se apostó</translation>
    </message>
    <message>
        <source>the stake is no wager of this table</source>
        <translation>la cantidad no es una apuesta de esta mesa</translation>
    </message>
    <message>
        <source>that wager is not in play any more</source>
        <translation>esa apuesta ya no está en juego</translation>
    </message>
    <message>
        <source>the paytable does not name that hand</source>
        <translation>la tabla de pagos no nombra esa mano</translation>
    </message>
    <message>
        <source>the wager looks at another number of cards</source>
        <translation>la apuesta mira otro número de cartas</translation>
    </message>
    <message>
        <source>the cards make another hand</source>
        <translation>las cartas forman otra mano</translation>
    </message>
    <message>
        <source>no card is there twice</source>
        <translation>ninguna carta está dos veces</translation>
    </message>
    <message>
        <source>one of those cards lies elsewhere</source>
        <translation>una de esas cartas está en otro lugar</translation>
    </message>
    <message>
        <source>those are not the cards of that seat</source>
        <translation>esas no son las cartas de ese puesto</translation>
    </message>
    <message>
        <source>another seat was declared to hold those cards</source>
        <translation>se declaró que otro puesto tenía esas cartas</translation>
    </message>
    <message>
        <source>another claim of this round was declared with cards that leave no room for these</source>
        <translation>otra reclamación de esta ronda se declaró con cartas que no dejan lugar a estas</translation>
    </message>
    <message>
        <source>no more such chips were counted than are claimed for</source>
        <translation>no se contaron más fichas de esas que las ya reclamadas</translation>
    </message>
    <message>
        <source>the player-dealer pays it, and the house nothing</source>
        <translation>lo paga el jugador-banca, y la casa nada</translation>
    </message>
    <message>
        <source>there is no such claim</source>
        <translation>no existe esa reclamación</translation>
    </message>
    <message>
        <source>the claim has ended</source>
        <translation>la reclamación ha terminado</translation>
    </message>
    <message>
        <source>the claim is in dispute, which has first to be resolved</source>
        <translation>la reclamación está en disputa, que antes hay que resolver</translation>
    </message>
    <message>
        <source>the claim is not in dispute</source>
        <translation>la reclamación no está en disputa</translation>
    </message>
    <message>
        <source>whoever recorded the dispute does not resolve it</source>
        <translation>quien registró la disputa no la resuelve</translation>
    </message>
    <message>
        <source>something of the claim has been paid</source>
        <translation>ya se ha pagado algo de la reclamación</translation>
    </message>
    <message>
        <source>whoever dealt the hand or declared the claim takes no part in it</source>
        <translation>quien repartió la mano o declaró la reclamación no interviene en ella</translation>
    </message>
    <message>
        <source>the amount of the claim is fixed</source>
        <translation>el importe de la reclamación está fijado</translation>
    </message>
    <message>
        <source>the meter has not fixed the amount yet</source>
        <translation>el contador aún no ha fijado el importe</translation>
    </message>
    <message>
        <source>the amount is not what the claim pays</source>
        <translation>el importe no es el que paga la reclamación</translation>
    </message>
    <message>
        <source>the claim is verified</source>
        <translation>la reclamación está verificada</translation>
    </message>
    <message>
        <source>not confirmed: %1</source>
        <translation>no confirmado: %1</translation>
    </message>
    <message>
        <source>the hand has first to be verified at the table</source>
        <translation>antes hay que verificar la mano en la mesa</translation>
    </message>
    <message>
        <source>whoever verified the hand does not decide on it</source>
        <translation>quien verificó la mano no decide sobre ella</translation>
    </message>
    <message>
        <source>the claim is approved</source>
        <translation>la reclamación está aprobada</translation>
    </message>
    <message>
        <source>this person has approved the claim already</source>
        <translation>esta persona ya ha aprobado la reclamación</translation>
    </message>
    <message>
        <source>an amount like this takes a shift manager</source>
        <translation>un importe así requiere un jefe de turno</translation>
    </message>
    <message>
        <source>surveillance has first to be notified of this amount</source>
        <translation>antes hay que avisar a vigilancia de este importe</translation>
    </message>
    <message>
        <source>surveillance is notified</source>
        <translation>vigilancia está avisada</translation>
    </message>
    <message>
        <source>nothing of the claim waits for the controller</source>
        <translation>nada de la reclamación espera al controlador</translation>
    </message>
    <message>
        <source>the claim is not approved</source>
        <translation>la reclamación no está aprobada</translation>
    </message>
    <message>
        <source>the document has not been issued yet</source>
        <translation>el documento aún no se ha emitido</translation>
    </message>
    <message>
        <source>the claim has no document</source>
        <translation>la reclamación no tiene documento</translation>
    </message>
    <message>
        <source>that is not the claim&apos;s document</source>
        <translation>ese no es el documento de la reclamación</translation>
    </message>
    <message>
        <source>the round of the claim is not settled yet</source>
        <translation>la ronda de la reclamación aún no está liquidada</translation>
    </message>
    <message>
        <source>only Envy is paid for this hand</source>
        <translation>por esta mano solo se paga Envy</translation>
    </message>
    <message>
        <source>the claim is paid</source>
        <translation>la reclamación está pagada</translation>
    </message>
    <message>
        <source>the amount is held</source>
        <translation>el importe está retenido</translation>
    </message>
    <message>
        <source>that seat has no Envy line in this claim</source>
        <translation>ese puesto no tiene línea de Envy en esta reclamación</translation>
    </message>
    <message>
        <source>the Envy line is paid</source>
        <translation>la línea de Envy está pagada</translation>
    </message>
    <message>
        <source>the Envy line is held</source>
        <translation>la línea de Envy está retenida</translation>
    </message>
    <message>
        <source>an amount like this is paid by cheque</source>
        <translation>un importe así se paga con cheque</translation>
    </message>
    <message>
        <source>there is no %1 deck at the table</source>
        <translation>no hay ninguna baraja %1 en la mesa</translation>
    </message>
    <message>
        <source>that deck is not at the table</source>
        <translation>esa baraja no está en la mesa</translation>
    </message>
    <message>
        <source>there is no deck at the table</source>
        <translation>no hay ninguna baraja en la mesa</translation>
    </message>
    <message>
        <source>the deck&apos;s label and who took it must be known</source>
        <translation>hay que saber la etiqueta de la baraja y quién la recibió</translation>
    </message>
    <message>
        <source>that deck left the table and does not come back</source>
        <translation>esa baraja dejó la mesa y no vuelve</translation>
    </message>
    <message>
        <source>that deck is at the table already</source>
        <translation>esa baraja ya está en la mesa</translation>
    </message>
    <message>
        <source>the backs must be of different colours</source>
        <translation>los dorsos tienen que ser de colores distintos</translation>
    </message>
    <message>
        <source>the table has all the decks it plays with</source>
        <translation>la mesa tiene todas las barajas con que juega</translation>
    </message>
    <message>
        <source>the table plays with %1 decks</source>
        <translation>la mesa juega con %1 barajas</translation>
    </message>
    <message>
        <source>a round is being dealt with the deck</source>
        <translation>se está repartiendo una ronda con la baraja</translation>
    </message>
    <message>
        <source>no round has been played</source>
        <translation>no se ha jugado ninguna ronda</translation>
    </message>
    <message>
        <source>the bag carries the names of two people</source>
        <translation>la bolsa lleva los nombres de dos personas</translation>
    </message>
    <message>
        <source>two people answer for a replaced card</source>
        <translation>dos personas responden de una carta sustituida</translation>
    </message>
    <message>
        <source>the deck has next to be %1</source>
        <translation>lo siguiente es que la baraja sea %1</translation>
    </message>
    <message>
        <source>whoever inspected the cards cannot verify the inspection</source>
        <translation>quien inspeccionó las cartas no puede verificar la inspección</translation>
    </message>
    <message>
        <source>the deck has first to be inspected, viewed, washed and stacked</source>
        <translation>antes la baraja tiene que ser inspeccionada, vista, lavada y apilada</translation>
    </message>
    <message>
        <source>the opening of the deck is not complete</source>
        <translation>la apertura de la baraja no está completa</translation>
    </message>
    <message>
        <source>cards dealt this way are shuffled by the shuffler</source>
        <translation>las cartas que se reparten así las mezcla la mezcladora</translation>
    </message>
    <message>
        <source>the shuffler has to be covered or signed out of order first</source>
        <translation>antes hay que cubrir la mezcladora o señalarla fuera de servicio</translation>
    </message>
    <message>
        <source>the deck has first to be shuffled</source>
        <translation>antes hay que mezclar la baraja</translation>
    </message>
    <message>
        <source>cards have been dealt from the deck</source>
        <translation>ya se han repartido cartas de la baraja</translation>
    </message>
    <message>
        <source>the cover card must be within the deck</source>
        <translation>la carta de corte tiene que quedar dentro de la baraja</translation>
    </message>
    <message>
        <source>the cover card goes at least ten cards in</source>
        <translation>la carta de corte va al menos diez cartas adentro</translation>
    </message>
    <message>
        <source>the deck has not been cut</source>
        <translation>la baraja no se ha cortado</translation>
    </message>
    <message>
        <source>the first card has been dealt</source>
        <translation>ya se ha repartido la primera carta</translation>
    </message>
    <message>
        <source>the deck has to leave the table</source>
        <translation>la baraja tiene que dejar la mesa</translation>
    </message>
    <message>
        <source>no deck can be dealt like that</source>
        <translation>ninguna baraja se puede repartir así</translation>
    </message>
    <message>
        <source>the round is settled and the stub in the rack</source>
        <translation>la ronda está liquidada y el resto en el descarte</translation>
    </message>
    <message>
        <source>it must be known how many hands were dealt</source>
        <translation>hay que saber cuántas manos se repartieron</translation>
    </message>
    <message>
        <source>no wrong stub waits for a judgement</source>
        <translation>ningún resto erróneo espera un juicio</translation>
    </message>
    <message>
        <source>there is no such share of a meter</source>
        <translation>no existe esa parte de un contador</translation>
    </message>
    <message>
        <source>there is no link %1</source>
        <translation>no existe el enlace %1</translation>
    </message>
    <message>
        <source>the claim was raised before</source>
        <translation>la reclamación ya se presentó antes</translation>
    </message>
    <message>
        <source>nobody is paid such amounts</source>
        <translation>a nadie se le pagan tales importes</translation>
    </message>
    <message>
        <source>table %1 tells contributions to link %2, which it never named</source>
        <translation>la mesa %1 comunica aportaciones al enlace %2, que nunca nombró</translation>
    </message>
    <message>
        <source>table %1 tells contributions to link %2 of an amount that was not filed</source>
        <translation>la mesa %1 comunica aportaciones al enlace %2 de un importe no registrado</translation>
    </message>
    <message>
        <source>table %1 tells contributions to link %2 of one seat twice</source>
        <translation>la mesa %1 comunica dos veces aportaciones de un puesto al enlace %2</translation>
    </message>
    <message>
        <source>table %1 tells contributions to link %2 of a round that was told before</source>
        <translation>la mesa %1 comunica aportaciones al enlace %2 de una ronda ya comunicada</translation>
    </message>
    <message>
        <source>table %1 withdraws more than round %2 wagered</source>
        <translation>la mesa %1 retira más de lo que apostó la ronda %2</translation>
    </message>
    <message>
        <source>there is no such meter</source>
        <translation>no existe ese contador</translation>
    </message>
    <message>
        <source>the cause of the malfunction must be told</source>
        <translation>hay que decir la causa del fallo</translation>
    </message>
    <message>
        <source>this takes two different people</source>
        <translation>esto requiere dos personas distintas</translation>
    </message>
    <message>
        <source>the amount is out of range</source>
        <translation>el importe está fuera de los límites</translation>
    </message>
    <message>
        <source>the amount exceeds the limit of the meter</source>
        <translation>el importe supera el límite del contador</translation>
    </message>
    <message>
        <source>the table has no such document</source>
        <translation>la mesa no tiene ese documento</translation>
    </message>
    <message>
        <source>the submission of %1 cannot be read: %2</source>
        <translation>la solicitud de %1 no se puede leer: %2</translation>
    </message>
    <message>
        <source>no table names that link</source>
        <translation>ninguna mesa nombra ese enlace</translation>
    </message>
    <message>
        <source>the link is open</source>
        <translation>el enlace está abierto</translation>
    </message>
    <message>
        <source>no such link is open</source>
        <translation>ese enlace no está abierto</translation>
    </message>
    <message>
        <source>its parameters changed: that takes an order of two people</source>
        <translation>sus parámetros cambiaron: eso requiere una orden de dos personas</translation>
    </message>
    <message>
        <source>parameters are locked unless the link is closed</source>
        <translation>los parámetros están bloqueados salvo con el enlace cerrado</translation>
    </message>
    <message>
        <source>the tables file what the link has</source>
        <translation>las mesas registran lo que el enlace tiene</translation>
    </message>
    <message>
        <source>level %1 still holds money</source>
        <translation>el nivel %1 aún tiene dinero</translation>
    </message>
    <message>
        <source>no round is open</source>
        <translation>no hay ninguna ronda abierta</translation>
    </message>
    <message>
        <source>a round is open</source>
        <translation>hay una ronda abierta</translation>
    </message>
    <message>
        <source>a round is being dealt</source>
        <translation>se está repartiendo una ronda</translation>
    </message>
    <message>
        <source>no round is being dealt or played</source>
        <translation>no se reparte ni se juega ninguna ronda</translation>
    </message>
    <message>
        <source>the round before has not ended</source>
        <translation>la ronda anterior no ha terminado</translation>
    </message>
    <message>
        <source>&quot;no more bets&quot; has not been called</source>
        <translation>no se ha cantado «no va más»</translation>
    </message>
    <message>
        <source>&quot;no more bets&quot; has been called</source>
        <translation>ya se ha cantado «no va más»</translation>
    </message>
    <message>
        <source>the cards of this round have been dealt</source>
        <translation>las cartas de esta ronda ya se han repartido</translation>
    </message>
    <message>
        <source>the round is settled</source>
        <translation>la ronda está liquidada</translation>
    </message>
    <message>
        <source>the floorperson has first to settle the chip count</source>
        <translation>antes el supervisor de sala tiene que resolver el recuento de fichas</translation>
    </message>
    <message>
        <source>the floorperson has first to judge the wrong stub</source>
        <translation>antes el supervisor de sala tiene que juzgar el resto erróneo</translation>
    </message>
    <message>
        <source>the floorperson has first to decide</source>
        <translation>antes tiene que decidir el supervisor de sala</translation>
    </message>
    <message>
        <source>nothing waits for a decision</source>
        <translation>nada espera una decisión</translation>
    </message>
    <message>
        <source>play goes on, the cards are reshuffled, or it is void</source>
        <translation>el juego sigue, las cartas se vuelven a mezclar, o es nulo</translation>
    </message>
    <message>
        <source>a wrong stub is counted and judged</source>
        <translation>un resto erróneo se cuenta y se juzga</translation>
    </message>
    <message>
        <source>it must be known which player was skipped</source>
        <translation>hay que saber a qué jugador se saltó</translation>
    </message>
    <message>
        <source>that seat was dealt to: it was not skipped</source>
        <translation>a ese puesto se le repartió: no se lo saltó</translation>
    </message>
    <message>
        <source>that seat decided on its cards: it was not skipped</source>
        <translation>ese puesto decidió sobre sus cartas: no se lo saltó</translation>
    </message>
    <message>
        <source>that is the number of cards that belongs there</source>
        <translation>ese es el número de cartas que corresponde allí</translation>
    </message>
    <message>
        <source>every decision is made: no community card was turned early</source>
        <translation>todas las decisiones están tomadas: ninguna carta comunitaria se descubrió antes de tiempo</translation>
    </message>
    <message>
        <source>a card lies face up elsewhere on this table</source>
        <translation>una carta está boca arriba en otro lugar de esta mesa</translation>
    </message>
    <message>
        <source>a card lies face up there already</source>
        <translation>ahí ya hay una carta boca arriba</translation>
    </message>
    <message>
        <source>there is no such place on the board</source>
        <translation>no existe ese lugar en las cartas comunes</translation>
    </message>
    <message>
        <source>the six-card box has no such cards to turn</source>
        <translation>la caja de seis cartas no tiene esas cartas por descubrir</translation>
    </message>
    <message>
        <source>the seat has no hand in this round</source>
        <translation>el puesto no tiene mano en esta ronda</translation>
    </message>
    <message>
        <source>a hand has another number of cards</source>
        <translation>una mano tiene otro número de cartas</translation>
    </message>
    <message>
        <source>the hand lies face up already</source>
        <translation>la mano ya está boca arriba</translation>
    </message>
    <message>
        <source>hands are turned after the last decision</source>
        <translation>las manos se descubren después de la última decisión</translation>
    </message>
    <message>
        <source>no player banks this game</source>
        <translation>ningún jugador hace de banca en este juego</translation>
    </message>
    <message>
        <source>the bank passes between two rounds</source>
        <translation>la banca pasa entre dos rondas</translation>
    </message>
    <message>
        <source>the bank is not offered to that seat</source>
        <translation>la banca no se ofrece a ese puesto</translation>
    </message>
    <message>
        <source>the bank is offered to seat %1, who has not answered</source>
        <translation>la banca se ofrece al puesto %1, que no ha contestado</translation>
    </message>
    <message>
        <source>that seat does not hold the bank</source>
        <translation>ese puesto no tiene la banca</translation>
    </message>
    <message>
        <source>the player-dealer&apos;s wager must be above 0</source>
        <translation>la apuesta del jugador-banca tiene que ser mayor que 0</translation>
    </message>
    <message>
        <source>the player-dealer holds no bets</source>
        <translation>el jugador-banca no hace apuestas</translation>
    </message>
    <message>
        <source>the player-dealer has no decisions</source>
        <translation>el jugador-banca no tiene decisiones</translation>
    </message>
    <message>
        <source>that seat has bet against the bank</source>
        <translation>ese puesto ha apostado contra la banca</translation>
    </message>
    <message>
        <source>there is no such decision in this game</source>
        <translation>en este juego no existe esa decisión</translation>
    </message>
    <message>
        <source>the first decisions have all been made</source>
        <translation>las primeras decisiones ya se han tomado todas</translation>
    </message>
    <message>
        <source>seat %1 has decided already</source>
        <translation>el puesto %1 ya ha decidido</translation>
    </message>
    <message>
        <source>seat %1 has no hand in this round</source>
        <translation>el puesto %1 no tiene mano en esta ronda</translation>
    </message>
    <message>
        <source>seat %1 has folded</source>
        <translation>el puesto %1 se ha retirado</translation>
    </message>
    <message>
        <source>another decision comes first</source>
        <translation>antes viene otra decisión</translation>
    </message>
    <message>
        <source>open the table</source>
        <translation>abrir la mesa</translation>
    </message>
    <message>
        <source>remove the %1 deck, bagged and labelled</source>
        <translation>retirar la baraja %1, embolsada y etiquetada</translation>
    </message>
    <message>
        <source>change the %1 deck: it is overdue</source>
        <translation>cambiar la baraja %1: va con retraso</translation>
    </message>
    <message>
        <source>floorperson: close fault %1 of %2 (%3) with its cause</source>
        <translation>supervisor de sala: cerrar la avería %1 de %2 (%3) con su causa</translation>
    </message>
    <message>
        <source>inspect the %1 deck</source>
        <translation>inspeccionar la baraja %1</translation>
    </message>
    <message>
        <source>floorperson: verify the inspection of the %1 deck</source>
        <translation>supervisor de sala: verificar la inspección de la baraja %1</translation>
    </message>
    <message>
        <source>spread the %1 deck</source>
        <translation>extender la baraja %1</translation>
    </message>
    <message>
        <source>let the first player view the %1 deck</source>
        <translation>dejar que el primer jugador vea la baraja %1</translation>
    </message>
    <message>
        <source>turn the %1 deck</source>
        <translation>volver la baraja %1</translation>
    </message>
    <message>
        <source>wash the %1 deck</source>
        <translation>lavar la baraja %1</translation>
    </message>
    <message>
        <source>stack the %1 deck</source>
        <translation>apilar la baraja %1</translation>
    </message>
    <message>
        <source>shuffle the %1 deck</source>
        <translation>mezclar la baraja %1</translation>
    </message>
    <message>
        <source>cut the %1 deck</source>
        <translation>cortar la baraja %1</translation>
    </message>
    <message>
        <source>receive %1 more deck(s)</source>
        <translation>recibir %1 baraja(s) más</translation>
    </message>
    <message>
        <source>seat %1 accepts or declines the bank</source>
        <translation>el puesto %1 acepta o rechaza la banca</translation>
    </message>
    <message>
        <source>floorperson: decide on %1</source>
        <translation>supervisor de sala: decidir sobre %1</translation>
    </message>
    <message>
        <source>floorperson: judge whether the cards were misdealt</source>
        <translation>supervisor de sala: juzgar si las cartas se repartieron mal</translation>
    </message>
    <message>
        <source>floorperson: settle the chip count</source>
        <translation>supervisor de sala: resolver el recuento de fichas</translation>
    </message>
    <message>
        <source>count the stub</source>
        <translation>contar el resto</translation>
    </message>
    <message>
        <source>call &quot;no more bets&quot;</source>
        <translation>cantar «no va más»</translation>
    </message>
    <message>
        <source>count the collected %1 chips</source>
        <translation>contar las fichas recogidas de %1</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>repartir</translation>
    </message>
    <message>
        <source>seat %1 decides on %2</source>
        <translation>el puesto %1 decide sobre %2</translation>
    </message>
    <message>
        <source>turn the cards that are still face down and settle, or end the round</source>
        <translation>descubrir las cartas que aún están boca abajo y liquidar, o terminar la ronda</translation>
    </message>
    <message>
        <source>put the cards in the rack and end the round</source>
        <translation>poner las cartas en el descarte y terminar la ronda</translation>
    </message>
    <message>
        <source>claim %1 of seat %2 waits for the meter to fix its amount</source>
        <translation>la reclamación %1 del puesto %2 espera que el contador fije su importe</translation>
    </message>
    <message>
        <source>floorperson: verify claim %1 of seat %2 at the table</source>
        <translation>supervisor de sala: verificar en la mesa la reclamación %1 del puesto %2</translation>
    </message>
    <message>
        <source>floorperson: verify claim %1 of seat %2 at the table again: %3</source>
        <translation>supervisor de sala: verificar otra vez en la mesa la reclamación %1 del puesto %2: %3</translation>
    </message>
    <message>
        <source>floorperson: notify surveillance of claim %1 of seat %2</source>
        <translation>supervisor de sala: avisar a vigilancia dla reclamación %1 del puesto %2</translation>
    </message>
    <message>
        <source>supervisor: approve or deny claim %1 of seat %2 (%3 of %4 approvals)</source>
        <translation>jefe de pit: aprobar o denegar la reclamación %1 del puesto %2 (%3 de %4 aprobaciones)</translation>
    </message>
    <message>
        <source>claim %1 of seat %2 waits for its payout document</source>
        <translation>la reclamación %1 del puesto %2 espera su documento de pago</translation>
    </message>
    <message>
        <source>pay claim %1 of seat %2: %3 by document %4</source>
        <translation>pagar la reclamación %1 del puesto %2: %3 con el documento %4</translation>
    </message>
    <message>
        <source>pay claim %1 of seat %2: %3 by cheque, by document %4</source>
        <translation>pagar la reclamación %1 del puesto %2: %3 con cheque, con el documento %4</translation>
    </message>
    <message>
        <source>pay the Envy Bonus of seat %1 for claim %2 of seat %3: %4 by document %5</source>
        <translation>pagar el Envy Bonus del puesto %1 por la reclamación %2 del puesto %3: %4 con el documento %5</translation>
    </message>
    <message>
        <source>supervisor: deny or void claim %1 of seat %2, or settle a dispute about it: the cards say otherwise</source>
        <translation>jefe de pit: denegar o anular la reclamación %1 del puesto %2, o resolver una disputa sobre ella: las cartas dicen otra cosa</translation>
    </message>
    <message>
        <source>supervisor: resolve the dispute about claim %1 of seat %2</source>
        <translation>jefe de pit: resolver la disputa sobre la reclamación %1 del puesto %2</translation>
    </message>
    <message>
        <source>nobody plays: spread the cards out on the table</source>
        <translation>nadie juega: extender las cartas sobre la mesa</translation>
    </message>
    <message>
        <source>it must be known who asks for it</source>
        <translation>hay que saber quién lo pide</translation>
    </message>
    <message>
        <source>it must be known who did it</source>
        <translation>hay que saber quién lo hizo</translation>
    </message>
    <message>
        <source>it must be known who counted</source>
        <translation>hay que saber quién contó</translation>
    </message>
    <message>
        <source>it must be known who noticed it</source>
        <translation>hay que saber quién lo advirtió</translation>
    </message>
    <message>
        <source>it must be known who cleared it</source>
        <translation>hay que saber quién lo despejó</translation>
    </message>
    <message>
        <source>it must be known who declares it</source>
        <translation>hay que saber quién lo declara</translation>
    </message>
    <message>
        <source>nobody is named</source>
        <translation>no se nombra a nadie</translation>
    </message>
    <message>
        <source>this takes a floorperson or above</source>
        <translation>esto requiere un supervisor de sala o superior</translation>
    </message>
    <message>
        <source>this takes a supervisor or above</source>
        <translation>esto requiere un jefe de pit o superior</translation>
    </message>
    <message>
        <source>this takes a shift manager</source>
        <translation>esto requiere un jefe de turno</translation>
    </message>
    <message>
        <source>it has to be said in words</source>
        <translation>hay que decirlo con palabras</translation>
    </message>
    <message>
        <source>the table is closed</source>
        <translation>la mesa está cerrada</translation>
    </message>
    <message>
        <source>the table is closed already</source>
        <translation>la mesa ya está cerrada</translation>
    </message>
    <message>
        <source>the table is open or opening already</source>
        <translation>la mesa ya está abierta o abriéndose</translation>
    </message>
    <message>
        <source>the table is not open</source>
        <translation>la mesa no está abierta</translation>
    </message>
    <message>
        <source>no round starts before the opening is complete</source>
        <translation>ninguna ronda empieza antes de completar la apertura</translation>
    </message>
    <message>
        <source>a dealer has to be named who is not the floorperson</source>
        <translation>hay que nombrar un crupier que no sea el supervisor de sala</translation>
    </message>
    <message>
        <source>there is no such seat</source>
        <translation>no existe ese puesto</translation>
    </message>
    <message>
        <source>that player has not left in this round</source>
        <translation>ese jugador no se ha ido en esta ronda</translation>
    </message>
    <message>
        <source>the wagers are settled or lost already</source>
        <translation>las apuestas ya están liquidadas o perdidas</translation>
    </message>
    <message>
        <source>the rules of this table know no such way of dealing</source>
        <translation>las reglas de esta mesa no conocen esa forma de repartir</translation>
    </message>
    <message>
        <source>the cards are dealt that way already</source>
        <translation>las cartas ya se reparten así</translation>
    </message>
    <message>
        <source>this way of dealing needs a shuffler in use</source>
        <translation>esta forma de repartir necesita una mezcladora en uso</translation>
    </message>
    <message>
        <source>the device has to be covered or signed first</source>
        <translation>antes hay que cubrir o señalar el aparato</translation>
    </message>
    <message>
        <source>nobody plays there in this round</source>
        <translation>nadie juega ahí en esta ronda</translation>
    </message>
    <message>
        <source>no device is named</source>
        <translation>no se nombra ningún aparato</translation>
    </message>
    <message>
        <source>faults of too many other devices are open; close one</source>
        <translation>hay averías abiertas de demasiados otros aparatos; cierre una</translation>
    </message>
    <message>
        <source>there is no such open fault</source>
        <translation>no existe esa avería abierta</translation>
    </message>
    <message>
        <source>a fault is closed with its cause</source>
        <translation>una avería se cierra con su causa</translation>
    </message>
    <message>
        <source>the device and who marked it must be known</source>
        <translation>hay que saber el aparato y quién lo señaló</translation>
    </message>
    <message>
        <source>the device is marked already</source>
        <translation>el aparato ya está señalado</translation>
    </message>
    <message>
        <source>the device is in use</source>
        <translation>el aparato está en uso</translation>
    </message>
    <message>
        <source>the device has an open fault</source>
        <translation>el aparato tiene una avería abierta</translation>
    </message>
    <message>
        <source>the shuffler is not jammed</source>
        <translation>la mezcladora no está atascada</translation>
    </message>
    <message>
        <source>no progressive is offered at this table</source>
        <translation>en esta mesa no se ofrece progresivo</translation>
    </message>
    <message>
        <source>the dealer calls &quot;no more bets&quot;</source>
        <translation>el «no va más» lo canta el crupier</translation>
    </message>
    <message>
        <source>nothing of that kind has locked the progressive</source>
        <translation>nada de esa clase ha bloqueado el progresivo</translation>
    </message>
    <message>
        <source>only the controller&apos;s word ends that lock</source>
        <translation>solo la palabra del controlador acaba con ese bloqueo</translation>
    </message>
    <message>
        <source>that way of dealing was not filed for this table</source>
        <translation>esa forma de repartir no se presentó para esta mesa</translation>
    </message>
    <message>
        <source>the automated shoe is marked out of order</source>
        <translation>el sabot automático está marcado como fuera de servicio</translation>
    </message>
    <message>
        <source>no automated shoe is in use</source>
        <translation>no hay ningún sabot automático en uso</translation>
    </message>
    <message>
        <source>the shuffler is not in use</source>
        <translation>la mezcladora no está en uso</translation>
    </message>
    <message>
        <source>no card of the round has been dealt</source>
        <translation>no se ha repartido ninguna carta de la ronda</translation>
    </message>
    <message>
        <source>the rules of this table know no preinspected decks</source>
        <translation>las reglas de esta mesa no conocen mazos preinspeccionados</translation>
    </message>
    <message>
        <source>the rules of this table know no such step</source>
        <translation>las reglas de esta mesa no conocen ese paso</translation>
    </message>
    <message>
        <source>a deck comes with one cover card</source>
        <translation>un mazo viene con una carta de corte</translation>
    </message>
    <message>
        <source>the decks must be of the same design</source>
        <translation>los mazos deben ser del mismo diseño</translation>
    </message>
    <message>
        <source>%1 is not offered at this table</source>
        <translation>en esta mesa no se ofrece %1</translation>
    </message>
    <message>
        <source>the progressive is suspended; base play goes on</source>
        <translation>el progresivo está suspendido; el juego base sigue</translation>
    </message>
    <message>
        <source>this wager is placed by a decision, after the cards</source>
        <translation>esta apuesta se hace por una decisión, después de las cartas</translation>
    </message>
    <message>
        <source>the player has left; only a seated player may wager</source>
        <translation>el jugador se ha ido; solo puede apostar un jugador sentado</translation>
    </message>
    <message>
        <source>a player may bet on %1 adjacent boxes at most</source>
        <translation>un jugador puede apostar como máximo en %1 casillas contiguas</translation>
    </message>
    <message>
        <source>the wager is one, two or three antes</source>
        <translation>la apuesta es de uno, dos o tres antes</translation>
    </message>
    <message>
        <source>cards are out: no wager is changed any more</source>
        <translation>ya hay cartas fuera: no se cambia ninguna apuesta</translation>
    </message>
    <message>
        <source>no wager is withdrawn after &quot;no more bets&quot;</source>
        <translation>ninguna apuesta se retira después de «no va más»</translation>
    </message>
    <message>
        <source>chips of that wager are not counted at this table</source>
        <translation>en esta mesa no se cuentan las fichas de esa apuesta</translation>
    </message>
    <message>
        <source>the chips are counted before the first card</source>
        <translation>las fichas se cuentan antes de la primera carta</translation>
    </message>
    <message>
        <source>the count is not in dispute</source>
        <translation>el recuento no está en disputa</translation>
    </message>
    <message>
        <source>the round is settled with that wager</source>
        <translation>la ronda está liquidada con esa apuesta</translation>
    </message>
    <message>
        <source>seat %1 has no such wager to withdraw</source>
        <translation>el puesto %1 no tiene esa apuesta que retirar</translation>
    </message>
    <message>
        <source>%1 wagers remain: the seats whose wager was never made have to be named</source>
        <translation>quedan %1 apuestas: hay que nombrar los puestos cuya apuesta no se hizo</translation>
    </message>
    <message>
        <source>%1 wagers remain: a chip that no sensor accepted is no wager and goes back</source>
        <translation>quedan %1 apuestas: una ficha que ningún sensor aceptó no es apuesta y se devuelve</translation>
    </message>
    <message>
        <source>jam</source>
        <translation>atasco</translation>
    </message>
    <message>
        <source>wrong count</source>
        <translation>recuento erróneo</translation>
    </message>
    <message>
        <source>door open</source>
        <translation>puerta abierta</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>sin conexión</translation>
    </message>
    <message>
        <source>wrong mode</source>
        <translation>modo erróneo</translation>
    </message>
    <message>
        <source>wrong colour</source>
        <translation>color erróneo</translation>
    </message>
    <message>
        <source>sensor fault</source>
        <translation>avería de sensor</translation>
    </message>
    <message>
        <source>display mismatch</source>
        <translation>pantalla discordante</translation>
    </message>
    <message>
        <source>other</source>
        <translation>otro</translation>
    </message>
    <message>
        <source>one card face up</source>
        <translation>una carta boca arriba</translation>
    </message>
    <message>
        <source>several cards face up</source>
        <translation>varias cartas boca arriba</translation>
    </message>
    <message>
        <source>card drawn in error</source>
        <translation>carta extraída por error</translation>
    </message>
    <message>
        <source>wrong card count</source>
        <translation>número de cartas erróneo</translation>
    </message>
    <message>
        <source>community exposed early</source>
        <translation>cartas comunes descubiertas antes de tiempo</translation>
    </message>
    <message>
        <source>shuffler jam</source>
        <translation>atasco de la mezcladora</translation>
    </message>
    <message>
        <source>shoe jam</source>
        <translation>atasco del sabot</translation>
    </message>
    <message>
        <source>device out of use</source>
        <translation>aparato fuera de servicio</translation>
    </message>
    <message>
        <source>player skipped</source>
        <translation>jugador omitido</translation>
    </message>
    <message>
        <source>player left</source>
        <translation>jugador ausente</translation>
    </message>
    <message>
        <source>stub wrong, misdealt</source>
        <translation>resto erróneo, mal repartido</translation>
    </message>
    <message>
        <source>stub wrong, not misdealt</source>
        <translation>resto erróneo, bien repartido</translation>
    </message>
    <message>
        <source>inspected by the dealer</source>
        <translation>inspeccionada por el crupier</translation>
    </message>
    <message>
        <source>verified by a floorperson</source>
        <translation>verificada por un supervisor de sala</translation>
    </message>
    <message>
        <source>spread face up</source>
        <translation>extendida boca arriba</translation>
    </message>
    <message>
        <source>viewed</source>
        <translation>vista</translation>
    </message>
    <message>
        <source>turned face down</source>
        <translation>vuelta boca abajo</translation>
    </message>
    <message>
        <source>washed</source>
        <translation>lavada</translation>
    </message>
    <message>
        <source>stacked</source>
        <translation>apilada</translation>
    </message>
    <message>
        <source>shuffled</source>
        <translation>mezclada</translation>
    </message>
    <message>
        <source>there is no such person</source>
        <translation>no existe esa persona</translation>
    </message>
    <message>
        <source>the person is not on the roster in force here</source>
        <translation>la persona no figura en la lista en vigor aquí</translation>
    </message>
    <message>
        <source>locked out after ten wrong passphrases; a new roster ends it</source>
        <translation>bloqueado tras diez frases de contraseña erróneas; lo levanta una nueva lista</translation>
    </message>
    <message>
        <source>there is no key of that person here</source>
        <translation>aquí no hay ninguna llave de esa persona</translation>
    </message>
    <message>
        <source>the key here is not the one on the roster</source>
        <translation>la llave de aquí no es la de la lista</translation>
    </message>
    <message>
        <source>the passphrase is wrong</source>
        <translation>la frase de contraseña es errónea</translation>
    </message>
    <message>
        <source>there is no such passphrase</source>
        <translation>no existe tal frase de contraseña</translation>
    </message>
    <message>
        <source>the key is sealed for a demonstration only</source>
        <translation>la llave está sellada solo para una demostración</translation>
    </message>
    <message>
        <source>the consoles&apos; secret is not 32 bytes long</source>
        <translation>el secreto de las consolas no tiene 32 bytes</translation>
    </message>
    <message>
        <source>there is not enough memory to work on a passphrase</source>
        <translation>no hay memoria suficiente para tratar una frase de contraseña</translation>
    </message>
    <message>
        <source>nobody has worked on the key</source>
        <translation>nadie ha tratado la llave</translation>
    </message>
    <message>
        <source>for a reason that is not known any more</source>
        <translation>por un motivo que ya no se conoce</translation>
    </message>
    <message>
        <source>nobody is signed in</source>
        <translation>nadie ha iniciado sesión</translation>
    </message>
    <message>
        <source>somebody else has signed in in the meantime</source>
        <translation>entretanto ha iniciado sesión otra persona</translation>
    </message>
    <message>
        <source>signed out in the meantime</source>
        <translation>entretanto se cerró la sesión</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelado</translation>
    </message>
    <message>
        <source>it is not any more what was shown; nothing was signed</source>
        <translation>ya no es lo que se mostró; no se firmó nada</translation>
    </message>
    <message>
        <source>the clock of this console is behind its own journal; set it right</source>
        <translation>el reloj de esta consola va por detrás de su propio registro; póngalo en hora</translation>
    </message>
    <message>
        <source>this computer has no thread to open the key on; try again</source>
        <translation>este equipo no tiene un hilo libre para abrir la llave; inténtelo de nuevo</translation>
    </message>
    <message>
        <source>this console is not set up for signing</source>
        <translation>esta consola no está preparada para firmar</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>falta %1</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1: está vacío</translation>
    </message>
    <message>
        <source>%1 is not a name</source>
        <translation>%1: no es un nombre</translation>
    </message>
    <message>
        <source>%1 is none of the words it may be</source>
        <translation>%1: no es ninguna de las palabras posibles</translation>
    </message>
    <message>
        <source>%1 is not a number that fits</source>
        <translation>%1: no es un número que quepa</translation>
    </message>
    <message>
        <source>%1 is not a seat</source>
        <translation>%1: no es un puesto</translation>
    </message>
    <message>
        <source>%1 names no seat</source>
        <translation>%1: no nombra ningún puesto</translation>
    </message>
    <message>
        <source>the object is none of the words it may be</source>
        <translation>el objeto no es ninguna de las palabras posibles</translation>
    </message>
    <message>
        <source>the object is not a number that fits</source>
        <translation>el objeto no es un número que quepa</translation>
    </message>
    <message>
        <source>the object is not a link</source>
        <translation>el objeto no es un enlace</translation>
    </message>
    <message>
        <source>that is not for a table to do</source>
        <translation>eso no le corresponde a una mesa</translation>
    </message>
    <message>
        <source>that is not done with a claim</source>
        <translation>eso no se hace con una reclamación</translation>
    </message>
    <message>
        <source>that is not for a controller to do</source>
        <translation>eso no le corresponde a un controlador</translation>
    </message>
    <message>
        <source>the person has no rank at a table</source>
        <translation>la persona no tiene rango en una mesa</translation>
    </message>
    <message>
        <source>a meter does not show less than nothing</source>
        <translation>un contador no muestra menos que cero</translation>
    </message>
    <message>
        <source>no such order is waiting</source>
        <translation>no hay ninguna orden así en espera</translation>
    </message>
    <message>
        <source>round %1 is over</source>
        <translation>la ronda %1 ha terminado</translation>
    </message>
    <message>
        <source>that question does not wait for a decision any more</source>
        <translation>esa cuestión ya no espera una decisión</translation>
    </message>
    <message>
        <source>the claim has another document by now</source>
        <translation>la reclamación ya tiene otro documento</translation>
    </message>
    <message>
        <source>the dispute is another one by now</source>
        <translation>la disputa ya es otra</translation>
    </message>
    <message>
        <source>the agreed count</source>
        <translation>el recuento acordado</translation>
    </message>
    <message>
        <source>who answered</source>
        <translation>quién respondió</translation>
    </message>
    <message>
        <source>the cause</source>
        <translation>la causa</translation>
    </message>
    <message>
        <source>the list of checks</source>
        <translation>la lista de comprobaciones</translation>
    </message>
    <message>
        <source>the consequence</source>
        <translation>la consecuencia</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>el crupier</translation>
    </message>
    <message>
        <source>the decision</source>
        <translation>la decisión</translation>
    </message>
    <message>
        <source>the device</source>
        <translation>el aparato</translation>
    </message>
    <message>
        <source>the dispute</source>
        <translation>la disputa</translation>
    </message>
    <message>
        <source>the document</source>
        <translation>el documento</translation>
    </message>
    <message>
        <source>the floorperson</source>
        <translation>el supervisor de sala</translation>
    </message>
    <message>
        <source>the judgement</source>
        <translation>el juicio</translation>
    </message>
    <message>
        <source>the level</source>
        <translation>el nivel</translation>
    </message>
    <message>
        <source>the lock</source>
        <translation>el bloqueo</translation>
    </message>
    <message>
        <source>the method</source>
        <translation>el método</translation>
    </message>
    <message>
        <source>the question</source>
        <translation>la cuestión</translation>
    </message>
    <message>
        <source>the reason</source>
        <translation>el motivo</translation>
    </message>
    <message>
        <source>the seat</source>
        <translation>el puesto</translation>
    </message>
    <message>
        <source>the sign</source>
        <translation>el cartel</translation>
    </message>
    <message>
        <source>the wager</source>
        <translation>la apuesta</translation>
    </message>
    <message>
        <source>the list of withdrawn wagers</source>
        <translation>la lista de apuestas retiradas</translation>
    </message>
    <message>
        <source>the roster is not signed by enough keys of this site</source>
        <translation>la lista no está firmada por suficientes llaves de este casino</translation>
    </message>
    <message>
        <source>the roster claims to be in force for longer than a year</source>
        <translation>la lista dice estar en vigor más de un año</translation>
    </message>
    <message>
        <source>the roster was issued in the future; one of the two clocks is wrong</source>
        <translation>la lista se emitió en el futuro; uno de los dos relojes va mal</translation>
    </message>
    <message>
        <source>the roster is older than the one already in force</source>
        <translation>la lista es más antigua que la que ya está en vigor</translation>
    </message>
    <message>
        <source>the roster has the version of the one in force but other content</source>
        <translation>la lista tiene la versión de la que está en vigor pero otro contenido</translation>
    </message>
    <message>
        <source>no document was asked for</source>
        <translation>no se pidió ningún documento</translation>
    </message>
    <message>
        <source>the controller knows of no such claim that is open</source>
        <translation>el controlador no conoce ninguna reclamación abierta así</translation>
    </message>
    <message>
        <source>the claim has a document</source>
        <translation>la reclamación ya tiene un documento</translation>
    </message>
    <message>
        <source>the Envy lines are not those of the claim</source>
        <translation>las líneas de Envy no son las de la reclamación</translation>
    </message>
    <message>
        <source>the hand is not the claim&apos;s, or not of that time</source>
        <translation>la mano no es la de la reclamación, o no es de esa hora</translation>
    </message>
    <message>
        <source>the verification is not signed, or its signature was refused</source>
        <translation>la verificación no está firmada, o su firma se rechazó</translation>
    </message>
    <message>
        <source>fewer than the amount asks have signed an approval that could be taken</source>
        <translation>han firmado una aprobación válida menos personas de las que exige el importe</translation>
    </message>
    <message>
        <source>the document names somebody who has not signed</source>
        <translation>el documento nombra a alguien que no ha firmado</translation>
    </message>
    <message>
        <source>floorperson: confirm %1</source>
        <translation>supervisor de sala: confirmar %1</translation>
    </message>
    <message>
        <source>nothing of that kind has to be confirmed at this table</source>
        <translation>en esta mesa no hay que confirmar nada de esa clase</translation>
    </message>
    <message>
        <source>that was confirmed already in this gaming day</source>
        <translation>eso ya se confirmó en este día de juego</translation>
    </message>
    <message>
        <source>the areas for the base wagers</source>
        <translation>las zonas de las apuestas base</translation>
    </message>
    <message>
        <source>the area for the five-card bonus</source>
        <translation>la zona del bono de cinco cartas</translation>
    </message>
    <message>
        <source>the area for the three-card bonus</source>
        <translation>la zona del bono de tres cartas</translation>
    </message>
    <message>
        <source>the area for the six-card bonus</source>
        <translation>la zona del bono de seis cartas</translation>
    </message>
    <message>
        <source>the area for ultimate pairs</source>
        <translation>la zona de las parejas</translation>
    </message>
    <message>
        <source>the area for the progressive wager</source>
        <translation>la zona de la apuesta progresiva</translation>
    </message>
    <message>
        <source>the printed payout odds</source>
        <translation>los pagos impresos</translation>
    </message>
    <message>
        <source>the printed payout limit</source>
        <translation>el límite de pago impreso</translation>
    </message>
    <message>
        <source>the place of the manual shoe</source>
        <translation>el lugar del sabot manual</translation>
    </message>
    <message>
        <source>the approval of the reshuffling shoe</source>
        <translation>la aprobación del sabot que vuelve a barajar</translation>
    </message>
    <message>
        <source>there is no such alarm any more</source>
        <translation>esa alarma ya no existe</translation>
    </message>
    <message>
        <source>it was acknowledged by %1</source>
        <translation>ya la reconoció %1</translation>
    </message>
    <message>
        <source>alarms of this kind are never shelved</source>
        <translation>las alarmas de esta clase no se aplazan nunca</translation>
    </message>
    <message>
        <source>shelving needs a reason</source>
        <translation>para aplazar hace falta un motivo</translation>
    </message>
    <message>
        <source>shelving needs an end within %1 hours</source>
        <translation>un aplazamiento debe acabar en un plazo de %1 horas</translation>
    </message>
    <message>
        <source>its journal ended at %1 once, and then at %2</source>
        <translation>su registro terminó una vez en %1 y después en %2</translation>
    </message>
    <message>
        <source>its journal ends at %1, before entry %2, which was read from it</source>
        <translation>su registro termina en %1, antes de la entrada %2, que ya se leyó de él</translation>
    </message>
    <message>
        <source>its entry %1 is not the one read before</source>
        <translation>su entrada %1 no es la que se leyó antes</translation>
    </message>
    <message>
        <source>its entry %1 does not follow from what was read before</source>
        <translation>su entrada %1 no se sigue de lo que se leyó antes</translation>
    </message>
    <message>
        <source>it now keeps journal %1; %2 was read up to %3</source>
        <translation>ahora lleva el registro %1; el %2 se leyó hasta %3</translation>
    </message>
    <message>
        <source>it sends entries of journal %1 instead of %2</source>
        <translation>envía entradas del registro %1 en lugar del %2</translation>
    </message>
    <message>
        <source>entry %1 cannot be read: %2</source>
        <translation>la entrada %1 no se puede leer: %2</translation>
    </message>
    <message>
        <source>asked to stop</source>
        <translation>se le pidió parar</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>cerrada</translation>
    </message>
    <message>
        <source>no table names the link</source>
        <translation>ninguna mesa nombra el enlace</translation>
    </message>
    <message>
        <source>tables %1 and %2 differ in %3</source>
        <translation>las mesas %1 y %2 difieren en %3</translation>
    </message>
    <message>
        <source>the tables file other levels, rates, initial or reset amounts than the link was opened with</source>
        <translation>las mesas declaran otros niveles, tasas o importes iniciales o de reinicio que aquellos con los que se abrió el enlace</translation>
    </message>
    <message>
        <source>the journal of %1 is in doubt</source>
        <translation>el registro de %1 está en duda</translation>
    </message>
    <message>
        <source>the controller does not read %1</source>
        <translation>el controlador no lee %1</translation>
    </message>
    <message>
        <source>paytable</source>
        <translation>la tabla de pagos</translation>
    </message>
    <message>
        <source>wagers</source>
        <translation>las apuestas</translation>
    </message>
    <message>
        <source>levels, rates, initial or reset amounts</source>
        <translation>niveles, tasas o importes iniciales o de reinicio</translation>
    </message>
    <message>
        <source>the link is closed</source>
        <translation>el enlace está cerrado</translation>
    </message>
    <message>
        <source>the link is suspended</source>
        <translation>el enlace está suspendido</translation>
    </message>
    <message>
        <source>the link was never opened</source>
        <translation>el enlace nunca se abrió</translation>
    </message>
    <message>
        <source>the controller has not said that it is open</source>
        <translation>el controlador no ha dicho que esté abierto</translation>
    </message>
    <message>
        <source>the controller is offline</source>
        <translation>el controlador está desconectado</translation>
    </message>
    <message>
        <source>the controller is not heard</source>
        <translation>no se oye al controlador</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>pagado</translation>
    </message>
    <message>
        <source>paid, or held for whoever did not claim it</source>
        <translation>pagado, o guardado para quien no lo reclamó</translation>
    </message>
    <message>
        <source>a wager that it pays for has no part in the round</source>
        <translation>una apuesta por la que paga no participa en la ronda</translation>
    </message>
    <message>
        <source>it was declared before a card was dealt</source>
        <translation>se declaró antes de repartir carta alguna</translation>
    </message>
    <message>
        <source>the cards that were read since make no such win</source>
        <translation>las cartas leídas desde entonces no dan ese premio</translation>
    </message>
    <message>
        <source>a win like this takes no claim: it was paid at once</source>
        <translation>un premio así no necesita reclamación: se pagó en el acto</translation>
    </message>
    <message>
        <source>the cards that were read since are others</source>
        <translation>las cartas leídas desde entonces son otras</translation>
    </message>
    <message>
        <source>the wagers of the round give other Envy lines</source>
        <translation>las apuestas de la ronda dan otras líneas Envy</translation>
    </message>
    <message>
        <source>the payout limit goes to the lines in their order and leaves another amount here</source>
        <translation>el límite de pago se aplica a las líneas por su orden y deja aquí otro importe</translation>
    </message>
    <message>
        <source>nobody held the bank</source>
        <translation>nadie tenía la banca</translation>
    </message>
    <message>
        <source>every bet was taken back</source>
        <translation>se retiraron todas las apuestas</translation>
    </message>
    <message>
        <source>no bet was allowed</source>
        <translation>ninguna apuesta estaba permitida</translation>
    </message>
    <message>
        <source>a decision of the floorperson</source>
        <translation>una decisión del supervisor de sala</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>las decisiones</translation>
    </message>
    <message>
        <source>the player-dealer&apos;s wager</source>
        <translation>la apuesta del jugador-banca</translation>
    </message>
    <message>
        <source>community cards</source>
        <translation>las cartas comunitarias</translation>
    </message>
    <message>
        <source>the six-card box</source>
        <translation>la casilla de seis cartas</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>las manos</translation>
    </message>
    <message>
        <source>void the round?</source>
        <translation>¿anular la ronda?</translation>
    </message>
    <message>
        <source>the %1 deck has %2 cards</source>
        <translation>la baraja %1 tiene %2 cartas</translation>
    </message>
    <message>
        <source>the stub count was wrong</source>
        <translation>el recuento del resto fue erróneo</translation>
    </message>
    <message>
        <source>the shuffler did not count the %1 deck</source>
        <translation>la mezcladora no contó la baraja %1</translation>
    </message>
    <message>
        <source>the shuffler reports a deck that is not at the table</source>
        <translation>la mezcladora informa de una baraja que no está en la mesa</translation>
    </message>
    <message>
        <source>the shuffler took in a deck that is not at the table</source>
        <translation>la mezcladora admitió una baraja que no está en la mesa</translation>
    </message>
    <message>
        <source>the shuffler reports a fault</source>
        <translation>la mezcladora informa de una avería</translation>
    </message>
    <message>
        <source>the shuffler is in %1 mode</source>
        <translation>la mezcladora está en modo de %1</translation>
    </message>
    <message>
        <source>the shoe jammed</source>
        <translation>el sabot se atascó</translation>
    </message>
    <message>
        <source>the shuffle did not finish</source>
        <translation>la mezcla no terminó</translation>
    </message>
    <message>
        <source>the shuffler&apos;s door is open</source>
        <translation>la puerta de la mezcladora está abierta</translation>
    </message>
    <message>
        <source>the shuffler is not heard</source>
        <translation>no se oye a la mezcladora</translation>
    </message>
    <message>
        <source>the shuffler restarted unexpectedly</source>
        <translation>la mezcladora se reinició sin que se esperara</translation>
    </message>
    <message>
        <source>the device cannot be used</source>
        <translation>el aparato no se puede usar</translation>
    </message>
    <message>
        <source>play</source>
        <translation>juego</translation>
    </message>
    <message>
        <source>sort</source>
        <translation>ordenación</translation>
    </message>
    <message>
        <source>test</source>
        <translation>prueba</translation>
    </message>
    <message>
        <source>maintenance</source>
        <translation>mantenimiento</translation>
    </message>
    <message>
        <source>a claim of the round was verified or approved by signature: a supervisor denies or voids it or, once it is disputed, settles that it stands; or a floorperson who signs voids the round</source>
        <translation>una reclamación de la ronda se verificó o aprobó con firma: un jefe de pit la deniega o la anula o, una vez disputada, resuelve que vale; o un supervisor de sala que firme anula la ronda</translation>
    </message>
    <message>
        <source>table %1 says that somebody did this, and no signature shows it</source>
        <translation>la mesa %1 dice que alguien lo hizo, y ninguna firma lo demuestra</translation>
    </message>
    <message>
        <source>table %1 says that a claim is paid which has no document</source>
        <translation>la mesa %1 dice que está pagada una reclamación que no tiene documento</translation>
    </message>
    <message>
        <source>it changes %1, and the limit of %3 is %2</source>
        <translation>cambia %1, y el límite de %3 es %2</translation>
    </message>
    <message>
        <source>%1, who ordered it, may not do so any more</source>
        <translation>%1, que lo ordenó, ya no puede hacerlo</translation>
    </message>
    <message>
        <source>the version of the roster leaps too far ahead</source>
        <translation>la versión de la lista se adelanta demasiado</translation>
    </message>
    <message>
        <source>the roster has one key under two names</source>
        <translation>la lista tiene una misma clave con dos nombres</translation>
    </message>
    <message>
        <source>%1 is not on the roster</source>
        <translation>%1 no está en la lista</translation>
    </message>
    <message>
        <source>%1 is no longer active on the roster</source>
        <translation>%1 ya no está activo en la lista</translation>
    </message>
    <message>
        <source>the roster does not give %1 that rank</source>
        <translation>la lista no da a %1 ese rango</translation>
    </message>
    <message>
        <source>%1 is not assigned to this table</source>
        <translation>%1 no está asignado a esta mesa</translation>
    </message>
    <message>
        <source>the record of %1 is not in doubt</source>
        <translation>el registro de %1 no está en duda</translation>
    </message>
    <message>
        <source>table %1 names one more progressive link, and the site has as many as it can have</source>
        <translation>la mesa %1 nombra un enlace progresivo más, y la sala ya tiene todos los que puede tener</translation>
    </message>
    <message>
        <source>the object is not a party</source>
        <translation>el objeto no es un participante</translation>
    </message>
    <message>
        <source>the floorperson&apos;s word on a player who left undecided</source>
        <translation>la palabra del supervisor de sala sobre un jugador que se fue sin decidir</translation>
    </message>
    <message>
        <source>a player left undecided: a floorperson declares the wagers abandoned first</source>
        <translation>un jugador se fue sin decidir: antes un supervisor de sala declara abandonadas las apuestas</translation>
    </message>
    <message>
        <source>floorperson: the player of seat %1 left undecided: declare the wagers abandoned</source>
        <translation>supervisor de sala: el jugador del puesto %1 se fue sin decidir: declarar abandonadas las apuestas</translation>
    </message>
    <message>
        <source>floorperson: change the way of dealing, or return the shuffler to use</source>
        <translation>supervisor de sala: cambiar la forma de repartir o volver a poner en uso la mezcladora</translation>
    </message>
    <message>
        <source>table %1 claims for seat %2 in round %3 what the paytable that was filed does not give</source>
        <translation>la mesa %1 reclama para el puesto %2 en la ronda %3 lo que la tabla de pagos presentada no da</translation>
    </message>
    <message>
        <source>table %1 claims for seat %2 in round %3 without having told of the wagers</source>
        <translation>la mesa %1 reclama para el puesto %2 en la ronda %3 sin haber comunicado las apuestas</translation>
    </message>
    <message>
        <source>table %1 claims for seat %2 in round %3 once more</source>
        <translation>la mesa %1 reclama para el puesto %2 en la ronda %3 una vez más</translation>
    </message>
    <message>
        <source>deck %1 came to the table again after it had left</source>
        <translation>la baraja %1 volvió a la mesa después de haberla dejado</translation>
    </message>
    <message>
        <source>deck %1 has the backs of a deck at the table</source>
        <translation>la baraja %1 tiene los dorsos de una baraja de la mesa</translation>
    </message>
    <message>
        <source>deck %1 is of another design than the deck at the table</source>
        <translation>la baraja %1 es de otro diseño que la baraja de la mesa</translation>
    </message>
    <message>
        <source>deck %1 came to the table while the shuffler is not in use</source>
        <translation>la baraja %1 llegó a la mesa mientras la mezcladora no está en uso</translation>
    </message>
    <message>
        <source>two decks are at the table while the shuffler is not in use</source>
        <translation>hay dos barajas en la mesa mientras la mezcladora no está en uso</translation>
    </message>
    <message>
        <source>the round is dealt from a deck that has to leave the table</source>
        <translation>la ronda se reparte con una baraja que tiene que dejar la mesa</translation>
    </message>
    <message>
        <source>the round is dealt from a deck that is overdue</source>
        <translation>la ronda se reparte con una baraja atrasada</translation>
    </message>
    <message>
        <source>the deck is dealt in two rounds running</source>
        <translation>la baraja se reparte en dos rondas seguidas</translation>
    </message>
    <message>
        <source>the round was dealt from the deck whose turn it was not</source>
        <translation>la ronda se repartió con la baraja a la que no le tocaba</translation>
    </message>
    <message>
        <source>the cards of two decks are in the discard rack</source>
        <translation>en el descarte hay cartas de dos barajas</translation>
    </message>
    <message>
        <source>the deck was not in the shuffler while the other was in play</source>
        <translation>la baraja no estaba en la mezcladora mientras la otra estaba en juego</translation>
    </message>
    <message>
        <source>the cards lay face down when the first player was to look at them</source>
        <translation>las cartas estaban boca abajo cuando el primer jugador debía verlas</translation>
    </message>
    <message>
        <source>the table stood idle, and its cards were not spread out before the round</source>
        <translation>la mesa estuvo parada y sus cartas no se extendieron antes de la ronda</translation>
    </message>
    <message>
        <source>the deck was not shuffled before the round</source>
        <translation>la baraja no se mezcló antes de la ronda</translation>
    </message>
    <message>
        <source>the deck was shuffled by hand and not by the shuffler</source>
        <translation>la baraja se mezcló a mano y no con la mezcladora</translation>
    </message>
    <message>
        <source>the deck was not cut before the round</source>
        <translation>la baraja no se cortó antes de la ronda</translation>
    </message>
    <message>
        <source>the deck was not cut again before the round</source>
        <translation>la baraja no se volvió a cortar antes de la ronda</translation>
    </message>
    <message>
        <source>the cover card was %1 cards from the top</source>
        <translation>la carta de corte estaba a %1 cartas de la parte superior</translation>
    </message>
    <message>
        <source>the stub was not counted within %1 rounds</source>
        <translation>el resto no se contó en %1 rondas</translation>
    </message>
    <message>
        <source>the dealer counted %1 hands, and the table knows of %2</source>
        <translation>el crupier contó %1 manos y la mesa sabe de %2</translation>
    </message>
    <message>
        <source>the stub was found wrong when the round was settled: it stands</source>
        <translation>el resto resultó erróneo con la ronda ya liquidada: la ronda vale</translation>
    </message>
    <message>
        <source>the round is dealt from a shoe that is marked out of order</source>
        <translation>la ronda se reparte con un sabot marcado como fuera de servicio</translation>
    </message>
    <message>
        <source>the round is dealt while the shuffler that deals is out of order</source>
        <translation>la ronda se reparte mientras la mezcladora que reparte está fuera de servicio</translation>
    </message>
    <message>
        <source>the round is dealt without the shuffler that this way of dealing takes</source>
        <translation>la ronda se reparte sin la mezcladora que exige esta forma de repartir</translation>
    </message>
    <message>
        <source>the shuffler is not in play mode</source>
        <translation>la mezcladora no está en modo de juego</translation>
    </message>
    <message>
        <source>the shuffler has an open fault</source>
        <translation>la mezcladora tiene una avería abierta</translation>
    </message>
    <message>
        <source>the automated shoe has an open fault</source>
        <translation>el sabot automático tiene una avería abierta</translation>
    </message>
    <message>
        <source>a round is dealt before anybody confirmed %1</source>
        <translation>se reparte una ronda antes de que nadie confirmara %1</translation>
    </message>
    <message>
        <source>%1 inspected the deck, and the dealer of the table is %2</source>
        <translation>%1 inspeccionó la baraja, y el crupier de la mesa es %2</translation>
    </message>
    <message>
        <source>%1 verified the inspection, and the floorperson of the table is %2</source>
        <translation>%1 verificó la inspección, y el supervisor de sala de la mesa es %2</translation>
    </message>
    <message>
        <source>%1 is named with a rank that the roster does not give</source>
        <translation>%1 figura con un rango que la lista no le da</translation>
    </message>
    <message>
        <source>seat %1: the base wagers are not equal</source>
        <translation>puesto %1: las apuestas base no son iguales</translation>
    </message>
    <message>
        <source>seat %1: a side wager was made without the base wagers</source>
        <translation>puesto %1: se hizo una apuesta adicional sin las apuestas base</translation>
    </message>
    <message>
        <source>seat %1: the base wagers are not within the table&apos;s limits</source>
        <translation>puesto %1: las apuestas base no están dentro de los límites de la mesa</translation>
    </message>
    <message>
        <source>seat %1: the player-dealer bets against the own bank</source>
        <translation>puesto %1: el jugador-banca apuesta contra su propia banca</translation>
    </message>
    <message>
        <source>seat %1: the player&apos;s boxes are not adjacent or too many</source>
        <translation>puesto %1: las casillas del jugador no son contiguas o son demasiadas</translation>
    </message>
    <message>
        <source>seat %1: %2 is not of the amount the rules allow</source>
        <translation>puesto %1: %2 no es del importe que permiten las reglas</translation>
    </message>
    <message>
        <source>seat %1: %2 is not one of the stated amounts</source>
        <translation>puesto %1: %2 no es uno de los importes declarados</translation>
    </message>
    <message>
        <source>seat %1: the player-dealer bets against the own bank, as is known since the bets were closed</source>
        <translation>puesto %1: el jugador-banca apuesta contra su propia banca, como se sabe desde que se cerraron las apuestas</translation>
    </message>
    <message>
        <source>seat %1: the player&apos;s boxes are not adjacent or too many, as is known since the bets were closed</source>
        <translation>puesto %1: las casillas del jugador no son contiguas o son demasiadas, como se sabe desde que se cerraron las apuestas</translation>
    </message>
    <message>
        <source>seat %1 has not answered for the bank</source>
        <translation>el puesto %1 no ha contestado por la banca</translation>
    </message>
    <message>
        <source>nobody has accepted the bank</source>
        <translation>nadie ha aceptado la banca</translation>
    </message>
    <message>
        <source>the player-dealer has made no wager</source>
        <translation>el jugador-banca no ha hecho ninguna apuesta</translation>
    </message>
    <message>
        <source>the chip count is in dispute</source>
        <translation>el recuento de fichas está en disputa</translation>
    </message>
    <message>
        <source>the collected chips were not counted before the deal</source>
        <translation>las fichas recogidas no se contaron antes del reparto</translation>
    </message>
    <message>
        <source>cards were dealt, and nobody had bet</source>
        <translation>se repartieron cartas y nadie había apostado</translation>
    </message>
    <message>
        <source>cards were dealt or turned before &quot;no more bets&quot; was called</source>
        <translation>se repartieron o descubrieron cartas antes de cantarse «no va más»</translation>
    </message>
    <message>
        <source>cards were dealt before the floorperson had ruled</source>
        <translation>se repartieron cartas antes de que decidiera el supervisor de sala</translation>
    </message>
    <message>
        <source>a card went to a place to which none is dealt</source>
        <translation>una carta fue a un lugar al que no se reparte ninguna</translation>
    </message>
    <message>
        <source>card %1 of the deal was %2</source>
        <translation>la carta %1 del reparto fue para %2</translation>
    </message>
    <message>
        <source>place %1 of the deal was %2</source>
        <translation>el lugar %1 del reparto fue para %2</translation>
    </message>
    <message>
        <source>seat %1 decided before seat %2</source>
        <translation>el puesto %1 decidió antes que el puesto %2</translation>
    </message>
    <message>
        <source>seat %1 decided before all had made the decision that comes first</source>
        <translation>el puesto %1 decidió antes de que todos tomaran la decisión anterior</translation>
    </message>
    <message>
        <source>a player decided before the cards were dealt</source>
        <translation>un jugador decidió antes de que se repartieran las cartas</translation>
    </message>
    <message>
        <source>a player decided before the community card that comes first was turned</source>
        <translation>un jugador decidió antes de que se descubriera la carta comunitaria que va primero</translation>
    </message>
    <message>
        <source>a player decided and the community card that comes first was not turned</source>
        <translation>un jugador decidió y la carta comunitaria que va primero no se descubrió</translation>
    </message>
    <message>
        <source>a card was discarded after a player had decided</source>
        <translation>se descartó una carta después de que un jugador decidiera</translation>
    </message>
    <message>
        <source>a card was burned after the first community card was turned</source>
        <translation>se quemó una carta después de descubrirse la primera carta comunitaria</translation>
    </message>
    <message>
        <source>a card was burned before every player had decided</source>
        <translation>se quemó una carta antes de que decidieran todos los jugadores</translation>
    </message>
    <message>
        <source>a community card was turned before one that comes first</source>
        <translation>se descubrió una carta comunitaria antes que otra que va primero</translation>
    </message>
    <message>
        <source>a hand was turned before the last community card</source>
        <translation>se descubrió una mano antes que la última carta comunitaria</translation>
    </message>
    <message>
        <source>the hand of seat %1 was turned before that of seat %2</source>
        <translation>la mano del puesto %1 se descubrió antes que la del puesto %2</translation>
    </message>
    <message>
        <source>a third community card lies face up: none was burned</source>
        <translation>hay una tercera carta comunitaria boca arriba: no se quemó ninguna</translation>
    </message>
    <message>
        <source>the card that goes to the rack unseen was turned face up</source>
        <translation>se descubrió la carta que va al descarte sin verse</translation>
    </message>
    <message>
        <source>the card that was found face up was not named: nothing shows that it was not used</source>
        <translation>no se dijo qué carta se halló boca arriba: nada muestra que no se usara</translation>
    </message>
    <message>
        <source>a card that was set aside is played in the round</source>
        <translation>en la ronda se juega una carta que se había apartado</translation>
    </message>
    <message>
        <source>the hand of seat %1, whose wagers are lost, was not shown</source>
        <translation>no se mostró la mano del puesto %1, cuyas apuestas están perdidas</translation>
    </message>
    <message>
        <source>the cards went to the rack before all wagers were settled: %1 not told</source>
        <translation>las cartas fueron al descarte antes de liquidarse todas las apuestas; sin comunicar: %1</translation>
    </message>
    <message>
        <source>the cards went to the rack before claim %1 of seat %2 was verified</source>
        <translation>las cartas fueron al descarte antes de verificarse la reclamación %1 del puesto %2</translation>
    </message>
    <message>
        <source>the cards went to the rack before claim %1 of seat %2 was paid</source>
        <translation>las cartas fueron al descarte antes de pagarse la reclamación %1 del puesto %2</translation>
    </message>
    <message>
        <source>claim %1 of seat %2 was verified, and the cards that were told say otherwise</source>
        <translation>la reclamación %1 del puesto %2 se verificó, y las cartas comunicadas dicen otra cosa</translation>
    </message>
    <message>
        <source>seat %1, not seat %2</source>
        <translation>el puesto %1, no para el puesto %2</translation>
    </message>
    <message>
        <source>seat %1, not %2</source>
        <translation>el puesto %1, no para %2</translation>
    </message>
    <message>
        <source>%1, not seat %2</source>
        <translation>%1, no para el puesto %2</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <translation>%1, no para %2</translation>
    </message>
    <message>
        <source>the community cards</source>
        <translation>las cartas comunitarias</translation>
    </message>
    <message>
        <source>six-card box</source>
        <translation>casilla de seis cartas</translation>
    </message>
    <message>
        <source>community cards face up</source>
        <translation>cartas comunitarias boca arriba</translation>
    </message>
    <message>
        <source>set aside, and played</source>
        <translation>apartada y jugada</translation>
    </message>
    <message>
        <source>played with a deck that has to leave the table</source>
        <translation>se juega con una baraja que tiene que dejar la mesa</translation>
    </message>
    <message>
        <source>cards came before &quot;no more bets&quot;</source>
        <translation>salieron cartas antes de «no va más»</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>this table takes from its pad only what somebody signed</source>
        <translation>esta mesa solo acepta de su tableta lo que alguien ha firmado</translation>
    </message>
    <message>
        <source>what the pad signed cannot be read</source>
        <translation>no se puede leer lo que firmó la tableta</translation>
    </message>
    <message>
        <source>it was signed for another table</source>
        <translation>se firmó para otra mesa</translation>
    </message>
    <message>
        <source>the pad goes by another roster than the table</source>
        <translation>la tableta usa otra lista de personal que la mesa</translation>
    </message>
    <message>
        <source>the pad is not on the roster</source>
        <translation>la tableta no está en la lista de personal</translation>
    </message>
    <message>
        <source>nobody signs on for longer than four hours</source>
        <translation>nadie inicia sesión por más de cuatro horas</translation>
    </message>
    <message>
        <source>it was signed in the future; one of the two clocks is wrong</source>
        <translation>se firmó en el futuro; uno de los dos relojes está mal</translation>
    </message>
    <message>
        <source>it was signed too long ago</source>
        <translation>se firmó hace demasiado tiempo</translation>
    </message>
    <message>
        <source>it was taken before</source>
        <translation>ya se aceptó antes</translation>
    </message>
    <message>
        <source>whoever pressed is not signed on at this pad</source>
        <translation>quien pulsó no tiene sesión iniciada en esta tableta</translation>
    </message>
    <message>
        <source>it takes the signature of whoever does it</source>
        <translation>hace falta la firma de quien lo hace</translation>
    </message>
    <message>
        <source>nobody presses so often</source>
        <translation>nadie pulsa tan a menudo</translation>
    </message>
    <message>
        <source>table %1 has as many open claims as it can have</source>
        <translation>la mesa %1 ya tiene todas las reclamaciones abiertas que puede tener</translation>
    </message>
    <message>
        <source>table %1 confirms for seat %2 in round %3 what the cards that it read do not give</source>
        <translation>la mesa %1 confirma para el puesto %2 en la ronda %3 lo que no dan las cartas que leyó</translation>
    </message>
    <message>
        <source>read otherwise before</source>
        <translation>antes se leyó otra cosa</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>Open the table</source>
        <translation>Abrir la mesa</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Cerrar la mesa</translation>
    </message>
    <message>
        <source>Spread the cards: table idle</source>
        <translation>Extender las cartas: mesa inactiva</translation>
    </message>
    <message>
        <source>Verify the inspection</source>
        <translation>Verificar la inspección</translation>
    </message>
    <message>
        <source>Remove the deck</source>
        <translation>Retirar la baraja</translation>
    </message>
    <message>
        <source>Order a recut</source>
        <translation>Ordenar otro corte</translation>
    </message>
    <message>
        <source>Order a shuffle</source>
        <translation>Ordenar una mezcla</translation>
    </message>
    <message>
        <source>Close the fault with its cause</source>
        <translation>Cerrar la avería con su causa</translation>
    </message>
    <message>
        <source>Cover it: out of order</source>
        <translation>Cubrir: fuera de servicio</translation>
    </message>
    <message>
        <source>Return to use</source>
        <translation>Volver al servicio</translation>
    </message>
    <message>
        <source>The jam is cleared</source>
        <translation>El atasco está resuelto</translation>
    </message>
    <message>
        <source>Unlock the progressive</source>
        <translation>Desbloquear el progresivo</translation>
    </message>
    <message>
        <source>Settle the chip count</source>
        <translation>Resolver el recuento de fichas</translation>
    </message>
    <message>
        <source>Judge the stub</source>
        <translation>Juzgar el resto</translation>
    </message>
    <message>
        <source>Declare the wagers abandoned</source>
        <translation>Declarar abandonadas las apuestas</translation>
    </message>
    <message>
        <source>Declare the wagers forfeited</source>
        <translation>Declarar confiscadas las apuestas</translation>
    </message>
    <message>
        <source>Decide on the irregularity</source>
        <translation>Decidir sobre la irregularidad</translation>
    </message>
    <message>
        <source>Void the round</source>
        <translation>Anular la ronda</translation>
    </message>
    <message>
        <source>Jackpot waits to be verified: %1</source>
        <translation>Premio por verificar: %1</translation>
    </message>
    <message>
        <source>Wrong card count: %1</source>
        <translation>Recuento de cartas erróneo: %1</translation>
    </message>
    <message>
        <source>Shuffler fault: %1</source>
        <translation>Avería de mezcladora: %1</translation>
    </message>
    <message>
        <source>Device fault: %1</source>
        <translation>Avería de dispositivo: %1</translation>
    </message>
    <message>
        <source>Deck overdue for change: %1</source>
        <translation>Cambio de baraja atrasado: %1</translation>
    </message>
    <message>
        <source>Deck due for change soon: %1</source>
        <translation>Pronto toca cambiar la baraja: %1</translation>
    </message>
    <message>
        <source>Stub count due this round</source>
        <translation>Toca contar el resto en esta ronda</translation>
    </message>
    <message>
        <source>Chip count does not agree</source>
        <translation>El recuento de fichas no coincide</translation>
    </message>
    <message>
        <source>Floorperson decides: %1</source>
        <translation>Decide el supervisor de sala: %1</translation>
    </message>
    <message>
        <source>Progressive suspended; base play goes on</source>
        <translation>Progresivo suspendido; el juego base sigue</translation>
    </message>
    <message>
        <source>The table is not heard</source>
        <translation>No se oye la mesa</translation>
    </message>
    <message>
        <source>A device says too much; messages were lost: %1</source>
        <translation>Un dispositivo envía demasiado; se perdieron mensajes: %1</translation>
    </message>
    <message>
        <source>Red deck</source>
        <translation>Baraja roja</translation>
    </message>
    <message>
        <source>Blue deck</source>
        <translation>Baraja azul</translation>
    </message>
    <message>
        <source>Green deck</source>
        <translation>Baraja verde</translation>
    </message>
    <message>
        <source>Black deck</source>
        <translation>Baraja negra</translation>
    </message>
    <message>
        <source>Purple deck</source>
        <translation>Baraja morada</translation>
    </message>
    <message>
        <source>Orange deck</source>
        <translation>Baraja naranja</translation>
    </message>
    <message>
        <source>Bet 1</source>
        <translation>Apuesta 1</translation>
    </message>
    <message>
        <source>Bet 2</source>
        <translation>Apuesta 2</translation>
    </message>
    <message>
        <source>Bet 3</source>
        <translation>Apuesta 3</translation>
    </message>
    <message>
        <source>Ante 1</source>
        <translation>Ante 1</translation>
    </message>
    <message>
        <source>Ante 2</source>
        <translation>Ante 2</translation>
    </message>
    <message>
        <source>Run 1</source>
        <translation>Run 1</translation>
    </message>
    <message>
        <source>Run 2</source>
        <translation>Run 2</translation>
    </message>
    <message>
        <source>Center</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>5 card</source>
        <translation>5 cartas</translation>
    </message>
    <message>
        <source>3 card</source>
        <translation>3 cartas</translation>
    </message>
    <message>
        <source>6 card</source>
        <translation>6 cartas</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Progr.</source>
        <translation>Progr.</translation>
    </message>
    <message>
        <source>rides</source>
        <translation>sigue</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>retirada</translation>
    </message>
    <message>
        <source>bet</source>
        <translation>apuesta</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>retirado</translation>
    </message>
    <message>
        <source>Not known yet</source>
        <translation>Aún desconocida</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Cerrada</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>En apertura</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abierta</translation>
    </message>
    <message>
        <source>Idle</source>
        <translation>Inactiva</translation>
    </message>
    <message>
        <source>Between rounds</source>
        <translation>Entre rondas</translation>
    </message>
    <message>
        <source>Betting</source>
        <translation>Apuestas abiertas</translation>
    </message>
    <message>
        <source>No more bets</source>
        <translation>No va más</translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation>Repartido</translation>
    </message>
    <message>
        <source>Settled</source>
        <translation>Liquidada</translation>
    </message>
    <message>
        <source>Shuffled by hand</source>
        <translation>Mezcla manual</translation>
    </message>
    <message>
        <source>Shuffler ready</source>
        <translation>Mezcladora lista</translation>
    </message>
    <message>
        <source>Shuffling</source>
        <translation>Mezclando</translation>
    </message>
    <message>
        <source>Shuffler fault</source>
        <translation>Avería de mezcladora</translation>
    </message>
    <message>
        <source>Out of order</source>
        <translation>Fuera de servicio</translation>
    </message>
    <message>
        <source>Soon</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Attend</source>
        <translation>Atender</translation>
    </message>
    <message>
        <source>Urgent</source>
        <translation>Urgente</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>overdue %1</source>
        <translation>atrasada %1</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>quedan %1</translation>
    </message>
    <message>
        <source>Change the dealer</source>
        <translation>Cambiar al crupier</translation>
    </message>
    <message>
        <source>Change the floorperson</source>
        <translation>Cambiar al supervisor de sala</translation>
    </message>
    <message>
        <source>Change how cards are dealt</source>
        <translation>Cambiar la forma de repartir</translation>
    </message>
    <message>
        <source>Verify the hand</source>
        <translation>Verificar la mano</translation>
    </message>
    <message>
        <source>Approve</source>
        <translation>Aprobar</translation>
    </message>
    <message>
        <source>Deny</source>
        <translation>Denegar</translation>
    </message>
    <message>
        <source>Void the claim</source>
        <translation>Anular la reclamación</translation>
    </message>
    <message>
        <source>Paid to the holder of the hand</source>
        <translation>Pagado al titular de la mano</translation>
    </message>
    <message>
        <source>Envy line paid</source>
        <translation>Línea Envy pagada</translation>
    </message>
    <message>
        <source>Hold as unclaimed</source>
        <translation>Retener como no reclamado</translation>
    </message>
    <message>
        <source>Note a dispute</source>
        <translation>Anotar una disputa</translation>
    </message>
    <message>
        <source>Resolve the dispute</source>
        <translation>Resolver la disputa</translation>
    </message>
    <message>
        <source>Surveillance was told</source>
        <translation>Se avisó a vigilancia</translation>
    </message>
    <message>
        <source>Open the link</source>
        <translation>Abrir el enlace</translation>
    </message>
    <message>
        <source>Close the link</source>
        <translation>Cerrar el enlace</translation>
    </message>
    <message>
        <source>Correct a meter</source>
        <translation>Corregir un contador</translation>
    </message>
    <message>
        <source>Change parameters</source>
        <translation>Cambiar parámetros</translation>
    </message>
    <message>
        <source>Approve the order</source>
        <translation>Aprobar la orden</translation>
    </message>
    <message>
        <source>Deny the order</source>
        <translation>Denegar la orden</translation>
    </message>
    <message>
        <source>Void the payout document</source>
        <translation>Anular el documento de pago</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Puesto %1</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Causa</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>The dealer&apos;s name in the record</source>
        <translation>El nombre del crupier en el registro</translation>
    </message>
    <message>
        <source>Chips agreed on</source>
        <translation>Fichas acordadas</translation>
    </message>
    <message>
        <source>Who answered at surveillance</source>
        <translation>Quién respondió en vigilancia</translation>
    </message>
    <message>
        <source>Paid in</source>
        <translation>Pagado en</translation>
    </message>
    <message>
        <source>Compared at the table</source>
        <translation>Comparado en la mesa</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Fichas</translation>
    </message>
    <message>
        <source>Cash</source>
        <translation>Efectivo</translation>
    </message>
    <message>
        <source>Cheque</source>
        <translation>Cheque</translation>
    </message>
    <message>
        <source>These cards lie on the layout</source>
        <translation>Estas cartas están sobre el paño</translation>
    </message>
    <message>
        <source>They make this hand</source>
        <translation>Forman esta mano</translation>
    </message>
    <message>
        <source>It is this seat</source>
        <translation>Es este puesto</translation>
    </message>
    <message>
        <source>This wager was made</source>
        <translation>Se hizo esta apuesta</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Crupier</translation>
    </message>
    <message>
        <source>Floorperson</source>
        <translation>Supervisor de sala</translation>
    </message>
    <message>
        <source>Supervisor</source>
        <translation>Jefe de pit</translation>
    </message>
    <message>
        <source>Shift manager</source>
        <translation>Jefe de turno</translation>
    </message>
    <message>
        <source>Auditor</source>
        <translation>Auditor</translation>
    </message>
    <message>
        <source>IT</source>
        <translation>Informática</translation>
    </message>
    <message>
        <source>Dollars the meter shall show</source>
        <translation>Dólares que mostrará el contador</translation>
    </message>
    <message>
        <source>seat %1, round %2</source>
        <translation>puesto %1, ronda %2</translation>
    </message>
    <message>
        <source>stub</source>
        <translation>resto</translation>
    </message>
    <message>
        <source>due for change</source>
        <translation>toca cambiarla</translation>
    </message>
    <message>
        <source>overdue</source>
        <translation>fuera de plazo</translation>
    </message>
    <message>
        <source>wrong count</source>
        <translation>recuento erróneo</translation>
    </message>
    <message>
        <source>defect</source>
        <translation>defecto</translation>
    </message>
    <message>
        <source>wrong stub</source>
        <translation>resto erróneo</translation>
    </message>
    <message>
        <source>the floorperson&apos;s order</source>
        <translation>orden del supervisor de sala</translation>
    </message>
    <message>
        <source>the table closed</source>
        <translation>cierre de la mesa</translation>
    </message>
    <message>
        <source>irregularity</source>
        <translation>irregularidad</translation>
    </message>
    <message>
        <source>misdealt, all cards are there</source>
        <translation>mal repartida, están todas las cartas</translation>
    </message>
    <message>
        <source>the deck is wrong</source>
        <translation>la baraja es incorrecta</translation>
    </message>
    <message>
        <source>a cover</source>
        <translation>una funda</translation>
    </message>
    <message>
        <source>shuffler</source>
        <translation>mezcladora</translation>
    </message>
    <message>
        <source>The table&apos;s record is in doubt</source>
        <translation>El registro de la mesa está en duda</translation>
    </message>
    <message>
        <source>Its configuration cannot be read: %1</source>
        <translation>No se puede leer su configuración: %1</translation>
    </message>
    <message>
        <source>shoe</source>
        <translation>sabot</translation>
    </message>
    <message>
        <source>wager sensors</source>
        <translation>sensores de apuestas</translation>
    </message>
    <message>
        <source>dealer pad</source>
        <translation>panel del crupier</translation>
    </message>
    <message>
        <source>card reader</source>
        <translation>lector de cartas</translation>
    </message>
    <message>
        <source>table display</source>
        <translation>pantalla de la mesa</translation>
    </message>
    <message>
        <source>Connection to the pit lost</source>
        <translation>Conexión con el sector perdida</translation>
    </message>
    <message>
        <source>Wager</source>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Juicio</translation>
    </message>
    <message>
        <source>Locked by</source>
        <translation>Bloqueado por</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Aparato</translation>
    </message>
    <message>
        <source>Marked by</source>
        <translation>Señalado con</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Dispute</source>
        <translation>Disputa</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Cuestión</translation>
    </message>
    <message>
        <source>%1, seats %2: the wagers were never made</source>
        <translation>%1, puestos %2: las apuestas nunca se hicieron</translation>
    </message>
    <message>
        <source>%1, seat %2: the wager was never made</source>
        <translation>%1, puesto %2: la apuesta nunca se hizo</translation>
    </message>
    <message>
        <source>%1: %2 wagers were never made</source>
        <translation>%1: %2 apuestas nunca se hicieron</translation>
    </message>
    <message>
        <source>%1, as the sensors say: %2</source>
        <translation>%1, como dicen los sensores: %2</translation>
    </message>
    <message>
        <source>Seats whose wager was never made</source>
        <translation>Puestos cuya apuesta nunca se hizo</translation>
    </message>
    <message>
        <source>Consequence</source>
        <translation>Consecuencia</translation>
    </message>
    <message>
        <source>The floorperson&apos;s name in the record</source>
        <translation>El nombre del supervisor de sala en el registro</translation>
    </message>
    <message>
        <source>various devices</source>
        <translation>varios aparatos</translation>
    </message>
    <message>
        <source>%1 to %2: %3 (%4)</source>
        <translation>%1 a %2: %3 (%4)</translation>
    </message>
    <message>
        <source>sensor fault</source>
        <translation>avería de sensor</translation>
    </message>
    <message>
        <source>display mismatch</source>
        <translation>pantalla discordante</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>se aparta</translation>
    </message>
    <message>
        <source>use as next</source>
        <translation>se usa como siguiente</translation>
    </message>
    <message>
        <source>reshuffle</source>
        <translation>se mezcla de nuevo</translation>
    </message>
    <message>
        <source>void</source>
        <translation>anulada</translation>
    </message>
    <message>
        <source>void and reshuffle</source>
        <translation>se anula y se mezcla de nuevo</translation>
    </message>
    <message>
        <source>void and remove deck</source>
        <translation>se anula y se retira la baraja</translation>
    </message>
    <message>
        <source>cover or sign</source>
        <translation>tapa o cartel</translation>
    </message>
    <message>
        <source>plays next hand</source>
        <translation>juega la mano siguiente</translation>
    </message>
    <message>
        <source>may be abandoned</source>
        <translation>puede darse por abandonada</translation>
    </message>
    <message>
        <source>floorperson decided</source>
        <translation>decidió el supervisor de sala</translation>
    </message>
    <message>
        <source>meter lost</source>
        <translation>contador perdido</translation>
    </message>
    <message>
        <source>meter doubted</source>
        <translation>contador en duda</translation>
    </message>
    <message>
        <source>link closed</source>
        <translation>enlace cerrado</translation>
    </message>
    <message>
        <source>link suspended</source>
        <translation>enlace suspendido</translation>
    </message>
    <message>
        <source>no more bets</source>
        <translation>no va más</translation>
    </message>
    <message>
        <source>a sign</source>
        <translation>un cartel</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>manual shoe</source>
        <translation>sabot manual</translation>
    </message>
    <message>
        <source>automated shoe</source>
        <translation>sabot automático</translation>
    </message>
    <message>
        <source>misdealt</source>
        <translation>mal repartida</translation>
    </message>
    <message>
        <source>deck wrong</source>
        <translation>baraja errónea</translation>
    </message>
    <message>
        <source>main</source>
        <translation>principal</translation>
    </message>
    <message>
        <source>mega</source>
        <translation>mega</translation>
    </message>
    <message>
        <source>major</source>
        <translation>mayor</translation>
    </message>
    <message>
        <source>minor</source>
        <translation>menor</translation>
    </message>
    <message>
        <source>received</source>
        <translation>recibida</translation>
    </message>
    <message>
        <source>inspected</source>
        <translation>inspeccionada</translation>
    </message>
    <message>
        <source>verified</source>
        <translation>verificada</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>extendida</translation>
    </message>
    <message>
        <source>viewed</source>
        <translation>vista</translation>
    </message>
    <message>
        <source>turned</source>
        <translation>vuelta boca abajo</translation>
    </message>
    <message>
        <source>washed</source>
        <translation>lavada</translation>
    </message>
    <message>
        <source>stacked</source>
        <translation>apilada</translation>
    </message>
    <message>
        <source>Believe the record again</source>
        <translation>Volver a dar crédito al registro</translation>
    </message>
</context>
</TS>
