/** Postings in Swedish; see languages.ts. */
export const SWEDISH = `
headings: Det här gör du | Det här kan du
= Grannsamverk
hook: Klockan sex en tisdagskväll lagar hela gatan mat, duschar och laddar bilen.
fact: Nio tusen källarbatterier hjälps åt hos Grannsamverk, och i januaristormen höll fyra gator ljuset i elva timmar.
= Hjortron Health
hook: Från Saxnäs till närmaste läkare är det två timmar och tio minuter, på sommaren.
fact: Våra elva bilar kör i ett område stort som Portugal och stannar vid kyrkan.
= Ringblomma
hook: I måndags var såret fyra gånger tre centimeter, säger en sköterska, och mindre, säger en annan.
fact: Ringblomma följer 19 000 sår i sjutton regioner, och läkningstiden har sjunkit med en fjärdedel.
= Kompassros
hook: Vid fyrtiosex års ålder slutade Anneli packa brev och blev hissmontör.
fact: 7 200 människor har bytt yrke med Kompassros, och nio av tio är kvar efter två år.
= Mjölkpall
hook: Kon står elva kilometer från kylskåpet, men mjölken åker fyrtio mil.
fact: Vi har byggt 27 mejerier i garagestorlek, och flaskorna går fram och tillbaka.
= Lokstall
hook: På en bangård i Gävle står fyrtio sovvagnar som senast gick till Narvik 2009.
fact: Lokstall kör fem nattåg, och frukosten lastas i Boden medan den är varm.
= Järnsmide AI
hook: Rolf i Sandviken hör när en glödande stång har en spricka, och i maj går han i pension.
fact: Järnsmide AI lyssnar i nitton valsverk, och operatörerna får del av det de har lärt oss.
= Saltängen
hook: Simhallen i Finspång kostade åttio miljoner att bygga och har kostat hundratio sedan dess.
fact: 640 beslut har tagits med vår sida på bordet, och två gånger har den citerats mot oss.
= Måsöga
hook: I Strömstad röstade fullmäktige om hamnen, och på nio dagar fick ingen veta det.
fact: Måsöga gör radio i trettiofyra orter, och hälften av lyssnarna betalar frivilligt.
= Spinnrock
hook: Ett par jeans är två kilo bomull, en dragkedja och ett missförstånd.
fact: Spinnrock sorterar nitton ton kläder om dagen och spinner nytt garn av det som duger.
= Bohus Sten
hook: En kantsten i Göteborg höggs i Bohuslän 1903 och håller i trehundra år till.
fact: Bohus Sten har flyttat nittiosex kilometer kantsten från gator som grävs upp till gator som läggs.

@ backenddeveloper Backendutvecklare | Systemutvecklare | Utvecklare till plattformen
lead: Du bygger det som resten av {co} vilar på.
lead: Vi söker en utvecklare som trivs när allting bara går.
lead: {co} behöver en till som ser skillnad på snabbt och förhastat.
do: Du utvecklar våra tjänster i Go och PostgreSQL tillsammans med fem kollegor.
do: Du ser till att siffrorna hos {co} stämmer, även när de kommer för sent.
do: Du skriver tester som nästa person vågar lita på.
do: Du städar i det vi gjorde {founded}, när vi hade bråttom.
do: Du har jour en vecka av sex, och den är betald.
be: Du har några år som utvecklare bakom dig och har sett något gå ner innan det gick upp igen.
be: Du frågar hellre än du gissar.
be: Du skriver kod som {person} kan ändra en fredag.
be: Du talar och skriver svenska, för det gör de som använder {co}.

@ sales Säljare | Kundansvarig | Försäljare med eget område
lead: Du ska träffa dem som ännu inte känner till {co}.
lead: Våra första kunder kom av sig själva, och de nästa hittar du.
lead: På {co} säljer den bäst som lyssnar längst.
do: Du tar kontakten, besöket och uppföljningen, i den ordning du själv vill.
do: Du visar hur det fungerar på plats, gärna medan det används.
do: Du svarar på upphandlingar på ett språk som går att läsa.
do: Du tar med dig hem det kunderna saknar, till utvecklarna på {co}.
do: Du reser några dagar i månaden, mest med tåg.
be: Du har sålt något förut och kan berätta vad det förändrade för kunden.
be: Du tål ett nej i november.
be: Du håller vad du lovar, även när {person} inte ser på.
be: Du har körkort och gott humör på morgonen.

@ customersuccess Kundstöd | Kundvärd | Supporttekniker
lead: När något krånglar är det dig de ringer.
lead: Du hjälper nya kunder hos {co} från första dagen till första lugna veckan.
lead: På {co} svarar en människa i telefonen, och det blir du.
do: Du svarar i telefon och mejl så att folk är gladare efteråt än innan.
do: Du kommer igång med nya kunder och ringer igen efter en månad.
do: Du skriver vägledningar med bilder som du har tagit själv.
do: Du berättar för utvecklarna på {co} vad kunderna menade, och inte bara vad de sa.
do: Du håller ett öga på dem som har tystnat.
be: Du har arbetat med människor förut, i en butik, på en mottagning eller ombord.
be: Du tappar inte tålamodet fjärde gången.
be: Du hittar felet genom att ställa tre frågor.
be: Du skriver en svenska som {person} kan skicka vidare utan att rätta.

@ engineer Servicetekniker | Elektronikkonstruktör | Fälttekniker
lead: Du arbetar där det vi gör på {co} möter vädret.
lead: Det fungerar på bänken, och nu ska det fungera i februari.
lead: {co} behöver någon som hellre skruvar än skriver om att skruva.
do: Du monterar och provar de första exemplaren ute hos kunden.
do: Du väljer givare, tätning och leverantör tillsammans med {person}.
do: Du felsöker sådant som bara händer på natten.
do: Du sparar det som gick sönder på en hylla, med datum.
do: Du ser till att {co} får sin CE-märkning med papperen i ordning.
be: Du har byggt något som har tålt både fukt och folk.
be: Du kan läsa ett kopplingsschema och en karta.
be: Du är lika nöjd med lödkolven som med momentnyckeln.
be: Du har körkort och kläder efter väder.

@ operations Driftledare | Planerare | Lagerledare
lead: Du får vardagen på {co} att hänga ihop.
lead: Fyrtio små saker ska ske i rätt ordning, och ordningen är din.
lead: Vi växer, och hyllan på {co} börjar bli full.
do: Du planerar veckan för folk, bilar och varor.
do: Du beställer, räknar och ser till att etiketterna talar sanning.
do: Du leder morgonmötet, som tar tio minuter och hålls stående.
do: Du hittar varje månad en sak som alla på {co} går runt, och får den gjord.
do: Du pratar med leverantörerna innan det blir ett problem.
be: Du har ordning på både kalkylblad och människor som har bråttom.
be: Du tycker om när något kommer fram i tid.
be: Du säger som det är, till både {person} och chauffören.
be: Du har haft en dag då allt gick fel, och skrattat efteråt.

@ marketing Kommunikatör | Marknadsansvarig | Redaktör
lead: Du ska berätta vad vi gör, utan att ropa.
lead: {co} är bättre än sitt rykte, för något rykte finns inte än.
lead: Våra kunder läser inte annonser, så du får hitta på något annat.
do: Du skriver en berättelse i månaden om en riktig kund.
do: Du sköter vårt nyhetsbrev, som folk faktiskt svarar på.
do: Du gör korta filmer där {co} används på riktigt.
do: Du väljer de två mässor som är värda resan.
do: Du håller webbplatsen kort och sann.
be: Du skriver så att både en bonde och en byråkrat nickar.
be: Du hanterar en kamera och ett kalkylblad.
be: Du skulle aldrig kalla {co} banbrytande.
be: Du är nyfiken på folk innan du är nyfiken på kanaler.

about: Vi är {staff} personer på {co}, och de flesta av oss finns i {city}.
about: {co} började {founded} med en kund och en hel del tvivel.
about: Du kommer att arbeta nära {person}, som har varit på {co} nästan från början.
close: Skriv några rader om något du har gjort; {person} läser allt som kommer till {co}.
close: Har du frågor så ring {person}, det är ingen del av provet på {co}.
close: Kom förbi i {city} innan du bestämmer dig, så bjuder {co} på kaffet.
close: Vi träffar folk löpande, så vänta inte till sista dagen med att skriva till {co}.
close: Vi vill vara lika olika som de som använder {co}, så sök även om du tvekar.
`;
