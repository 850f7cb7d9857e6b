/** Postings in Danish; see languages.ts. */
export const DANISH = `
headings: Det skal du lave | Det kan du
= Kornblomst
hook: En avler på Samsø har 40 tons spelt og en silo, der kalder det foder.
fact: 640 avlere og 71 møller handler med hinanden gennem Kornblomst, og i høsten ringer telefonen fra klokken fem.
= Blæk
hook: En tømrer i Odense skriver hver uge under på elleve sider, han ikke har læst.
fact: Hos Blæk ligger 190 000 kontrakter, og de fleste er så korte, at de bliver læst.
= Madkasse Nord
hook: Om tirsdagen laver 6.B i Skive mad til 210 mennesker.
fact: Vores 22 køkkenvogne kører mellem 190 skoler, og børnene står selv for suppen.
= Nøglering
hook: I en skuffe på rådhuset ligger der fire tusind nøgler, og ingen ved helt, hvor de passer.
fact: Nøglering åbner 38 000 døre om dagen, og hver dør åbner kun for den rigtige og kun den ene gang.
= Regnskab & Ravn
hook: Det er den første marts, og fyrre tusind frisører, blikkenslagere og digtere leder efter en kvittering.
fact: Vi fører bøgerne for 17 000 enkeltmandsfirmaer og stiller dem ét spørgsmål om ugen.
= Fanø Wind
hook: Ved Harboøre står en mølle i landets bedste vind med vinger fra 2004.
fact: Vi har sat nye vinger på 410 møller med en kran, der klatrer selv og hedder Karla.
= Brønd
hook: Regnen, der falder på en tirsdag i Mammen, er i glasset om nitten år.
fact: Vores sonder sidder i 870 boringer og måler nitrat hver time.
= Stilhed
hook: Klokken kvart i tolv når kantinen på en skole i Valby op på halvfems decibel.
fact: Vi har gjort 700 rum stille med plader af ålegræs, som stormene lægger på stranden for os.
= Søstjerne
hook: Klokken syv om morgenen går elleve mennesker med dårlig ryg i Øresund, og de griner.
fact: Seks regioner lader lægerne skrive recept på et kursus hos Søstjerne.
= Cykelsti
hook: I rundkørslen i Dalum bremser ni hundrede cyklister ved den samme kantsten hver morgen.
fact: 88 byer tæller cykler med os, og én sænket kantsten i Vejle sparede mere tid end en motorvejsafkørsel.
= Tangkant
hook: En pighvar, der lander i Hirtshals klokken fire, ligger på en tallerken i København klokken otte.
fact: 290 kuttere sælger deres fangst gennem Tangkant, mens de endnu er på vej hjem.

@ backenddeveloper Backendudvikler | Softwareudvikler, backend | Udvikler til platformen
lead: Du kommer til at bygge det, som resten af {co} står på.
lead: Vi søger en udvikler, som bliver glad, når tingene bare kører.
lead: {co} mangler én mere, som kan se forskel på hurtigt og forhastet.
do: Du udvikler vores tjenester i TypeScript og PostgreSQL sammen med fire kolleger.
do: Du sørger for, at data hos {co} passer, også når de kommer for sent.
do: Du skriver tests, som de næste tør stole på.
do: Du rydder op i det, vi lavede i {founded}, da vi havde travlt.
do: Du har vagt en uge ud af seks, og den er betalt.
be: Du har nogle år bag dig som udvikler og har set noget gå ned, før det kom op igen.
be: Du spørger, før du gætter.
be: Du skriver kode, som {person} kan rette på en fredag.
be: Du taler og skriver dansk, for det gør de, der bruger {co}.

@ sales Sælger | Salgskonsulent | Kundeansvarlig
lead: Du skal ud at tale med dem, der endnu ikke kender {co}.
lead: Vores første kunder kom af sig selv, og de næste finder du.
lead: Hos {co} sælger man bedst ved at lytte længst.
do: Du tager kontakten, besøget og opfølgningen, og du bestemmer selv rækkefølgen.
do: Du viser løsningen hos kunden, gerne mens den bliver brugt.
do: Du svarer på udbud i et sprog, som folk kan læse.
do: Du tager det, kunderne savner, med hjem til udviklerne hos {co}.
do: Du kører en del, mest med tog, og er hjemme de fleste aftener.
be: Du har solgt noget før og kan fortælle, hvad det ændrede for kunden.
be: Du kan tåle et nej i november.
be: Du holder det, du lover, også når {person} ikke kigger.
be: Du har kørekort og et godt humør om morgenen.

@ customersuccess Kundekonsulent | Medarbejder til kundeservice | Supporter
lead: Når noget driller, er det dig, de ringer til.
lead: Du hjælper nye kunder hos {co} fra den første dag til den første rolige uge.
lead: Hos {co} tager et menneske telefonen, og det bliver dig.
do: Du svarer på telefon og mail, og du gør det, så folk smiler bagefter.
do: Du sætter nye kunder i gang og ringer igen efter en måned.
do: Du skriver vejledninger med billeder, du selv har taget.
do: Du fortæller udviklerne hos {co}, hvad kunderne mente, og ikke kun hvad de sagde.
do: Du holder øje med dem, der er blevet stille.
be: Du har arbejdet med mennesker før, i en butik, på et kontor eller på en færge.
be: Du bliver ikke utålmodig fjerde gang.
be: Du finder fejlen ved at stille tre spørgsmål.
be: Du skriver et dansk, som {person} kan sende videre uden at rette.

@ operations Driftskoordinator | Planlægger | Leder af værkstedet
lead: Du får hverdagen hos {co} til at hænge sammen.
lead: Der er fyrre små ting, som skal ske i den rigtige rækkefølge, og du ejer rækkefølgen.
lead: Vi vokser, og reolen hos {co} er ved at være fuld.
do: Du planlægger ugen for folk, vogne og varer.
do: Du bestiller hjem, tæller op og sørger for, at hylderne taler sandt.
do: Du leder morgenmødet, som varer ti minutter og foregår stående.
do: Du finder den ene ting om måneden, som alle hos {co} går udenom, og får den lavet.
do: Du taler med leverandørerne, før det bliver et problem.
be: Du har styr på Excel og på mennesker, der har travlt.
be: Du kan lide, når noget kommer frem til tiden.
be: Du siger det, som det er, til både {person} og chaufføren.
be: Du har prøvet en dag, hvor alt gik galt, og grinet bagefter.

@ marketing Marketingmedarbejder | Kommunikationsmedarbejder | Indholdsansvarlig
lead: Du skal fortælle, hvad vi laver, uden at råbe.
lead: {co} er bedre end sit rygte, for der er ikke noget rygte endnu.
lead: Vores kunder læser ikke reklamer, så du må finde på noget andet.
do: Du skriver en historie om måneden om en rigtig kunde.
do: Du passer vores nyhedsbrev, som folk faktisk svarer på.
do: Du laver små film derude, hvor {co} bliver brugt.
do: Du vælger de to messer, der er værd at tage med på.
do: Du holder hjemmesiden kort og sand.
be: Du skriver, så en landmand og en embedsmand begge nikker.
be: Du kan bruge et kamera og et regneark.
be: Du ville aldrig kalde {co} banebrydende.
be: Du er nysgerrig på folk, før du er nysgerrig på kanaler.

@ finance Regnskabschef | Bogholder | Økonomimedarbejder
lead: Du overtager bøgerne hos {co} og gør dem kedelige på den gode måde.
lead: Vi køber i tre valutaer og bliver betalt i en fjerde.
lead: {person} har ført regnskabet hos {co} om søndagen, og det skal slutte nu.
do: Du lukker måneden på fem arbejdsdage.
do: Du laver budget sammen med dem, der bruger pengene hos {co}.
do: Du afregner vores tilskud til sidste bilag.
do: Du holder øje med likviditeten halvandet år frem.
be: Du har lukket et årsregnskab før og er blevet inviteret til kaffe bagefter.
be: Du er hurtig i Excel og langsom til at antage.
be: Du kan forklare en margin til en ingeniør hos {co}.

about: Vi er {staff} mennesker hos {co}, og de fleste af os sidder i {city}.
about: {co} begyndte i {founded} med én kunde og en god portion tvivl.
about: Du kommer til at arbejde tæt sammen med {person}, som har været hos {co} næsten fra starten.
close: Skriv et par linjer til os om noget, du har lavet; {person} læser det hele hos {co}.
close: Har du spørgsmål, så ring til {person}, for det er ikke en del af prøven hos {co}.
close: Kom forbi i {city}, før du bestemmer dig, så giver {co} kaffen.
close: Vi taler med folk løbende, så vent ikke til sidste dag med at skrive til {co}.
close: Vi vil gerne være lige så forskellige som dem, der bruger {co}, så søg, selv om du tvivler.
`;
