/** Postings in Finnish; see languages.ts. Names stand where they need no ending. */
export const FINNISH = `
headings: Mitä teet | Millainen olet
= Kuura
hook: Vantaalla on pakkashalli, joka pystyy pidättämään hengitystään yhdeksäntoista tuntia.
fact: Ohjaamme 340 kylmävarastoa yhdeksässä maassa, eikä mitään ole koskaan sulanut.
= Meri
hook: Laiva ei ehdi odottaa latausta kolmea tuntia, joten akku vaihdetaan yhdessätoista minuutissa.
fact: Kontteja vaihdetaan kuudessa satamassa, ja jokainen vaihto näyttää yhä hienolta.
= Lumikko
hook: Kello neljä aamulla varikolta lähtee yksitoista auraa, ja lista on sama kuin vuonna 1994.
fact: Suunnittelemme aurauksen 27 kunnalle, ja rannemurtumat ovat vähentyneet kolmanneksella.
= Sisu Savings
hook: Luokka 9C osti popcornkoneen ja on saanut rahansa takaisin neljä kertaa.
fact: Kuusisataa luokkaa on saanut tuhat euroa ja vuoden aikaa.
= Löyly Labs
hook: Suomessa on kolme miljoonaa saunaa ja jokaisesta yksi mielipide.
fact: Kiukaitamme on käytössä 18 000, ja löylyn testaa raati, jonka keski-ikä on 71 vuotta.
= Tuohi Bank
hook: Laatoittajalla on yhdeksän laskua maksamatta ja neljäkymmentä euroa tilillä.
fact: Olemme maksaneet 1,1 miljoonaa laskua samana iltana, kun ne on lähetetty.
= Pilkku
hook: Neljä kymmenestä jättää ruskean kirjekuoren eteisen pöydälle.
fact: Olemme kirjoittaneet uudelleen 1 260 viranomaiskirjettä, ja jokainen on luettu ääneen bussissa.
= Ruisleipä Robotics
hook: Robotti, joka nostaa auton, ei osaa nostaa pullaa.
fact: Pehmeitä käsiämme pakkaa pullia kolmesataa, ja litistyneet pullat menevät sioille.
= Suopursu
hook: Vuonna 1962 käsin kaivettu oja tyhjentää yhä suota Kajaanin lähellä.
fact: Olemme tukkineet 1 900 kilometriä ojia, ja kurjet ovat palanneet yhdeksälle suolle.
= Aallokko
hook: Keskiviikkona vesi on kirkasta, ja perjantaina koirat pidetään hihnassa.
fact: Lennämme 44 rannan yli kahdesti viikossa ja olemme oikeassa yhdeksän kertaa kymmenestä.

@ backenddeveloper Backend-kehittäjä | Ohjelmistokehittäjä | Palvelinkehittäjä
lead: {co} etsii kehittäjää, joka ilahtuu, kun mitään ei tapahdu.
lead: Rakennat sen, minkä varassa kaikki muu seisoo, ja {co} antaa siihen aikaa.
lead: {co} tarvitsee ihmisen, joka erottaa nopean ja hätäisen toisistaan.
do: Kehität palveluitamme viiden kollegan kanssa (Go, PostgreSQL).
do: Pidät huolen siitä, että luvut täsmäävät myös silloin, kun ne tulevat myöhässä.
do: Kirjoitat testejä, joihin seuraava uskaltaa luottaa.
do: Siivoat sen, minkä teimme kiireessä vuonna {founded}.
do: Päivystät yhden viikon kuudesta, ja siitä maksetaan.
be: Olet tehnyt kehittäjän työtä muutaman vuoden.
be: Kysyt mieluummin kuin arvaat.
be: Kirjoitat koodia, jota {person} uskaltaa korjata perjantaina.
be: Puhut ja kirjoitat suomea, koska asiakkaammekin tekevät niin.

@ sales Myyjä | Asiakkuuspäällikkö | Myyntipäällikkö
lead: {co} etsii myyjää, joka kuuntelee pisimpään.
lead: Ensimmäiset asiakkaat tulivat itsestään, ja seuraavat löydät sinä.
lead: Tapaat ihmisiä, joille {co} on vielä outo nimi.
do: Hoidat ensimmäisen puhelun, käynnin ja jatkon omassa järjestyksessäsi.
do: Näytät ratkaisun paikan päällä, mielellään käytössä.
do: Vastaat tarjouspyyntöihin kielellä, jota jaksaa lukea.
do: Tuot asiakkaiden toiveet kotiin, ja {person} ottaa ne vastaan.
do: Matkustat muutaman päivän kuussa, enimmäkseen junalla.
be: Olet myynyt ennenkin ja osaat kertoa, mikä asiakkaan arjessa muuttui.
be: Kestät marraskuussa sanan ei.
be: Pidät sen, minkä lupaat.
be: Sinulla on ajokortti ja hyvä aamutuuli.

@ customersuccess Asiakastuen asiantuntija | Asiakaspalvelija | Käyttöönoton ohjaaja
lead: Kun jokin temppuilee, asiakas soittaa sinulle.
lead: {co} vastaa puhelimeen ihmisen äänellä, ja se ääni on pian sinun.
lead: Autat uudet asiakkaat ensimmäisestä päivästä ensimmäiseen rauhalliseen viikkoon.
do: Vastaat puhelimeen ja viesteihin niin, että jälkeenpäin hymyilyttää.
do: Otat palvelun käyttöön uusien asiakkaiden kanssa ja soitat kuukauden päästä uudelleen.
do: Kirjoitat ohjeita, joissa on itse otettuja kuvia.
do: Kerrot kehittäjille, mitä asiakas tarkoitti, etkä vain mitä hän sanoi.
do: Huomaat ne, jotka ovat hiljentyneet.
be: Olet työskennellyt ihmisten kanssa, vaikkapa kaupassa tai laivalla.
be: Et hermostu neljännelläkään kerralla.
be: Löydät vian kolmella kysymyksellä.
be: Kirjoitat niin selvästi, että {person} voi lähettää tekstisi eteenpäin sellaisenaan.

@ engineer Huoltoteknikko | Elektroniikkasuunnittelija | Kenttäasentaja
lead: Työskentelet siellä, missä laitteemme kohtaavat sään.
lead: Pöydällä kaikki toimii, ja nyt sen pitää toimia helmikuussa.
lead: {co} etsii ihmistä, joka mieluummin ruuvaa kuin kirjoittaa ruuvaamisesta.
do: Asennat ja kokeilet ensimmäiset laitteet asiakkaan luona.
do: Valitset anturin, tiivisteen ja toimittajan; {person} auttaa.
do: Etsit vikoja, joita sattuu vain öisin.
do: Säilytät rikkoutuneet osat hyllyllä päivämäärän kanssa.
do: Viet laitteen CE-merkinnän loppuun paperit järjestyksessä.
be: Olet rakentanut jotakin, mikä kestää kosteutta ja ihmisiä.
be: Osaat lukea kytkentäkaaviota ja karttaa.
be: Viihdyt sekä juottimen että momenttiavaimen kanssa.
be: Sinulla on ajokortti ja säänmukaiset vaatteet.

@ operations Tuotantopäällikkö | Logistiikkakoordinaattori | Työnsuunnittelija
lead: Pidät arjen koossa, ja {co} huomaa sen heti.
lead: Neljänkymmenen pienen asian pitää tapahtua oikeassa järjestyksessä, ja järjestys on sinun.
lead: {co} kasvaa, ja hylly alkaa olla täynnä.
do: Suunnittelet viikon ihmisille, autoille ja tavaroille.
do: Tilaat, lasket ja huolehdit, että hyllyn laput puhuvat totta.
do: Vedät aamupalaverin, joka kestää kymmenen minuuttia ja pidetään seisten.
do: Löydät joka kuukausi yhden asian, jonka kaikki kiertävät, ja hoidat sen.
do: Puhut toimittajien kanssa ennen kuin syntyy ongelma.
be: Hallitset taulukot ja kiireiset ihmiset.
be: Pidät siitä, että asiat tulevat perille ajoissa.
be: Sanot asiat suoraan ja ystävällisesti.
be: Olet kokenut päivän, jona kaikki meni pieleen, ja nauranut illalla.

@ marketing Markkinointisuunnittelija | Viestijä | Sisällöntuottaja
lead: Kerrot, mitä teemme, huutamatta.
lead: {co} on mainettaan parempi, sillä mainetta ei vielä ole.
lead: Asiakkaamme eivät lue mainoksia, joten keksit jotakin muuta.
do: Kirjoitat kuukaudessa yhden tarinan oikeasta asiakkaasta.
do: Hoidat uutiskirjettä, johon ihmiset todella vastaavat.
do: Teet lyhyitä filmejä siellä, missä työ tehdään.
do: Valitset kaksi messua, joille kannattaa matkustaa.
do: Pidät verkkosivut lyhyinä ja tosina.
be: Kirjoitat niin, että viljelijä ja virkamies nyökkäävät.
be: Osaat käyttää kameraa ja taulukkoa.
be: Et koskaan sanoisi mitään mullistavaksi.
be: Olet kiinnostunut ihmisistä ennen kanavia.

about: {co} on {staff} hengen yritys, ja suurin osa meistä istuu samassa talossa.
about: {co} sai alkunsa vuonna {founded} yhdestä asiakkaasta ja monesta epäilyksestä.
about: Lähin työkaverisi on {person}, ja {co} on hänelle tuttu melkein alusta asti.
close: Kirjoita pari riviä jostakin, minkä olet tehnyt; {person} lukee kaiken, mitä {co} saa.
close: Jos mietit jotakin, soita ({co}, {person}); kysyminen ei kuulu kokeeseen.
close: Tule käymään ennen kuin päätät, niin {person} keittää kahvit ja {co} tarjoaa pullan.
close: Tapaamme hakijoita jatkuvasti, joten älä odota viimeistä päivää; {co} vastaa kaikille.
close: Epäröitkö? {co} rohkaisee sinua hakemaan silti.
`;
