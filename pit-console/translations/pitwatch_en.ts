<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en_US">
<context>
    <name>pitwatch::console::DecksModel</name>
    <message numerus="yes">
        <source>Table %1, %2, %3, %n count(s)</source>
        <translation>
            <numerusform>Table %1, %2, %3, %n count</numerusform>
            <numerusform>Table %1, %2, %3, %n counts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n breach(es) in this shift</source>
        <translation>
            <numerusform>%n breach in this shift</numerusform>
            <numerusform>%n breaches in this shift</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, and dealt from in %n more round(s)</source>
        <translation>
            <numerusform>%1, and dealt from in %n more round</numerusform>
            <numerusform>%1, and dealt from in %n more rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s) without a stub count</source>
        <translation>
            <numerusform>%n round without a stub count</numerusform>
            <numerusform>%n rounds without a stub count</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwatch::console::MetersModel</name>
    <message numerus="yes">
        <source>%1 of each wager, starts again at %2, %n hit(s)</source>
        <translation>
            <numerusform>%1 of each wager, starts again at %2, %n hit</numerusform>
            <numerusform>%1 of each wager, starts again at %2, %n hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwatch::console::RoundsModel</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pitwatch::console::StoreView</name>
    <message numerus="yes">
        <source>%n table(s) not heard</source>
        <translation>
            <numerusform>%n table not heard</numerusform>
            <numerusform>%n tables not heard</numerusform>
        </translation>
    </message>
</context>
</TS>
