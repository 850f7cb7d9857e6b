/** Postings in Norwegian (bokmål); see languages.ts. */
export const NORWEGIAN = `
headings: Dette skal du gjøre | Dette kan du
= Fraktebåt
hook: Et kjøleskap til Røst skifter hender fem ganger og blir borte ved den fjerde.
fact: Fraktebåt bestiller 3 100 paller i uka nord for Trondheim, og båtene går ikke lenger tomme hjem.
= Sølvlinje
hook: Borghild er nittién og har forklart 38 mennesker hvor koppene står.
fact: Sølvlinje planlegger 64 000 besøk om dagen, og antallet ansikter i måneden har gått fra førti til seks.
= Tjeld Pay
hook: Kassereren i skolekorpset har ført regnskap på søndagskvelder siden 2004.
fact: 21 000 lag og foreninger har kontoen sin hos Tjeld Pay, og to personer godkjenner hver betaling.
= Brisling
hook: Fire av fem brislinger som landes i Norge, blir spist av laks.
fact: Brisling røyker elleve tonn i uka over or fra Nordmøre, i en fabrikk som ble stengt i 1988 og åpnet igjen.
= Rimfrost & Co
hook: I Gudbrandsdalen er det minus tjuefire, og bestemors hus har enkle vinduer.
fact: Vi har varmet opp 2 700 tømmerhus uten å bytte ett eneste vindu.
= Nabovarme
hook: Ishallen i Trondheim varmer himmelen hele vinteren, gratis.
fact: Nabovarme har koblet sammen 83 naboer med rør som er kortere enn en fotballbane.
= Vardevakt
hook: I seks grader kaldt vann har du ti brukbare minutter.
fact: 5 600 fiskere og loser bærer armbåndet vårt, og nitten av dem har vi fått opp igjen.
= Moloen
hook: I juli er den siste ledige plassen i Skudeneshavn tatt ti over tre.
fact: Moloen fyller 310 gjestehavner fra Skagen til Svolvær.
= Kvern
hook: Mel er på sitt beste i ni dager og blir solgt i ni måneder.
fact: Møllene fra Kvern står i 380 bakerier i elleve land.
= Bokstavrim
hook: En lærer med tjuefire elever kan høre på hver av dem i nitti sekunder om dagen.
fact: 310 skoler leser høyt for bjørnen vår, på både bokmål og nynorsk.
= Ordskifte
hook: Noen i Lillestrøm skrev ni sider om en sykkelvei, og fikk svar.
fact: 61 kommuner holder høringene sine hos Ordskifte, og alle som skriver, får svar.

@ backenddeveloper Backendutvikler | Systemutvikler | Utvikler til plattformen
lead: Du skal bygge det resten av {co} står på.
lead: Vi ser etter en utvikler som blir glad når ting bare går.
lead: {co} trenger én til som ser forskjell på raskt og forhastet.
do: Du utvikler tjenestene våre i Kotlin og PostgreSQL sammen med fem kolleger.
do: Du sørger for at tallene hos {co} stemmer, også når de kommer for sent.
do: Du skriver tester som nestemann tør å stole på.
do: Du rydder i det vi laget i {founded}, da vi hadde det travelt.
do: Du har vakt én uke av seks, og den er betalt.
be: Du har noen år bak deg som utvikler og har sett noe gå ned før det kom opp igjen.
be: Du spør heller enn å gjette.
be: Du skriver kode som {person} kan endre på en fredag.
be: Du snakker og skriver norsk, for det gjør de som bruker {co}.

@ sales Selger | Kundeansvarlig | Salgskonsulent
lead: Du skal ut og snakke med dem som ennå ikke kjenner {co}.
lead: De første kundene våre kom av seg selv, og de neste finner du.
lead: Hos {co} selger den best som lytter lengst.
do: Du tar kontakten, besøket og oppfølgingen, i den rekkefølgen du selv vil.
do: Du viser løsningen der den skal brukes, gjerne mens den brukes.
do: Du svarer på anbud i et språk som går an å lese.
do: Du tar med hjem det kundene savner, til utviklerne hos {co}.
do: Du reiser noen dager i måneden, mest med tog og litt med båt.
be: Du har solgt noe før og kan fortelle hva det endret for kunden.
be: Du tåler et nei i november.
be: Du holder det du lover, også når {person} ikke ser på.
be: Du har førerkort og godt humør om morgenen.

@ customersuccess Kundekonsulent | Kundestøtte | Kundeveileder
lead: Når noe krangler, er det deg de ringer.
lead: Du hjelper nye kunder hos {co} fra den første dagen til den første rolige uka.
lead: Hos {co} er det et menneske som tar telefonen, og det blir deg.
do: Du svarer på telefon og e-post, slik at folk er blidere etterpå enn før.
do: Du kommer i gang med nye kunder og ringer igjen etter en måned.
do: Du skriver veiledninger med bilder du har tatt selv.
do: Du forteller utviklerne hos {co} hva kundene mente, og ikke bare hva de sa.
do: Du holder et øye med dem som er blitt stille.
be: Du har jobbet med mennesker før, i en butikk, på et kontor eller om bord.
be: Du blir ikke utålmodig fjerde gang.
be: Du finner feilen ved å stille tre spørsmål.
be: Du skriver en norsk som {person} kan sende videre uten å rette.

@ engineer Servicetekniker | Elektronikkingeniør | Montør
lead: Du skal jobbe der det vi lager hos {co}, møter været.
lead: Det virker på benken, og nå skal det virke i februar.
lead: {co} trenger en som heller skrur enn skriver om å skru.
do: Du monterer og prøver de første eksemplarene ute hos kunden.
do: Du velger sensor, pakning og leverandør sammen med {person}.
do: Du leter etter feil som bare skjer om natta.
do: Du tar vare på det som gikk i stykker, på en hylle med dato.
do: Du sørger for at {co} får CE-merket med papirene i orden.
be: Du har bygget noe som har tålt både sjø og folk.
be: Du kan lese et koblingsskjema og et sjøkart.
be: Du er like fornøyd med loddebolten som med momentnøkkelen.
be: Du har førerkort og klær for været.

@ operations Driftsleder | Planlegger | Koordinator, drift
lead: Du får hverdagen hos {co} til å henge sammen.
lead: Førti små ting må skje i riktig rekkefølge, og rekkefølgen er din.
lead: Vi vokser, og hylla hos {co} begynner å bli full.
do: Du planlegger uka for folk, biler og varer.
do: Du bestiller, teller og sørger for at etikettene snakker sant.
do: Du leder morgenmøtet, som tar ti minutter og holdes stående.
do: Du finner hver måned én ting som alle hos {co} går rundt, og får den gjort.
do: Du snakker med leverandørene før det blir et problem.
be: Du har orden på både regneark og folk som har det travelt.
be: Du liker når noe kommer fram i tide.
be: Du sier det som det er, til både {person} og sjåføren.
be: Du har hatt en dag der alt gikk galt, og ledd etterpå.

@ marketing Markedsfører | Kommunikasjonsrådgiver | Innholdsansvarlig
lead: Du skal fortelle hva vi gjør, uten å rope.
lead: {co} er bedre enn sitt rykte, for det finnes ikke noe rykte ennå.
lead: Kundene våre leser ikke annonser, så du må finne på noe annet.
do: Du skriver én historie i måneden om en virkelig kunde.
do: Du tar deg av nyhetsbrevet vårt, som folk faktisk svarer på.
do: Du lager korte filmer der {co} blir brukt på ordentlig.
do: Du velger de to messene som er verdt reisen.
do: Du holder nettsiden kort og sann.
be: Du skriver slik at både en bonde og en byråkrat nikker.
be: Du kan bruke et kamera og et regneark.
be: Du ville aldri kalle {co} banebrytende.
be: Du er nysgjerrig på folk før du er nysgjerrig på kanaler.

about: Vi er {staff} mennesker i {co}, og de fleste av oss sitter i {city}.
about: {co} begynte i {founded} med én kunde og en god del tvil.
about: Du kommer til å jobbe tett med {person}, som har vært i {co} nesten fra starten.
close: Skriv noen linjer om noe du har laget; {person} leser alt som kommer til {co}.
close: Har du spørsmål, så ring {person}, det er ikke en del av prøven hos {co}.
close: Stikk innom i {city} før du bestemmer deg, så spanderer {co} kaffen.
close: Vi snakker med folk underveis, så ikke vent til siste dag med å skrive til {co}.
close: Vi vil gjerne være like ulike som dem som bruker {co}, så søk selv om du tviler.
`;
