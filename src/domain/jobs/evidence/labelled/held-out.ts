/** As tuning.ts, but never looked at while the reader was written: what it is measured on. */
export const HELD_OUT: Record<string, string> = {
  en: `
da=fluent :: Professional fluency in Danish, both orally and in writing, is a must.
en=fluent :: Excellent verbal and written English skills.
da=fluent en=fluent :: You have native-level Danish and are fluent in English.
sv/no :: You can speak Swedish or Norwegian.
is :: Knowledge of Icelandic is essential.
en=good :: You are comfortable working in English every day.
nl=fluent :: Native Dutch speaker with experience in sales.
en=fluent fr=good :: English (fluent), French (conversational).
fi=good :: Minimum B2 level in Finnish.
en=fluent :: You communicate clearly and fluently in English; Danish is a bonus.
sv :: Because our clients are Swedish authorities, you need to speak Swedish.
en=good :: Strong written English.
da/no/sv=fluent :: Must be fluent in one of the Scandinavian languages.
no :: Applicants must master Norwegian.
E+ :: English is our corporate language.
E+ :: All meetings are held in English.
E+ :: It is fine if you don't speak Finnish – we work in English.
E+ :: Knowledge of Danish is not necessary.
E+ :: We're an international team and our common language is English.
E+ :: You don't have to know any Icelandic.
E- :: Please note: English alone is not sufficient, as patients speak Finnish.
V+ :: Visa sponsorship is available for this position.
V- :: Unfortunately, we don't offer visa sponsorship at this time.
V- :: Candidates must be legally authorised to work in Norway.
V+ R+ :: We support you with work permit and relocation.
R+ :: • Relocation package • Lunch every day
R- V- :: No relocation or visa support is provided.
R+ :: We cover the costs of relocation for you and your family.
 :: You enjoy Danish design and Swedish crime novels.
 :: Finnish nature starts behind the office.
 :: Whether you speak Danish, Swedish or English, you will find a friend here.
 :: Preferably you also speak German.
 :: It would be great if you knew some Norwegian.
 :: Our founders are Danish and Icelandic.
 :: You will translate texts from Swedish into English.
 :: Experience with Norwegian accounting law.
 :: Are you ready to relocate to Oslo?
 :: You are willing to relocate to Tromsø.
 :: We accept Visa and Mastercard.
 :: The interview will be held in English.
 :: Our app teaches Danish to newcomers.
 :: Fluent Danish or willingness to learn it.`,
  da: `
da=fluent :: Du har dansk som modersmål.
da=fluent en=fluent :: Flydende dansk og engelsk i både skrift og tale.
en=good :: Du er god til at formulere dig på engelsk.
da :: Stillingen kræver, at du taler dansk.
da=fluent :: Du formulerer dig fejlfrit på dansk.
sv no :: Du skal kunne tale svensk og norsk.
en=good :: Stærke engelskkundskaber i skrift og tale.
da=fluent :: Vi forventer, at du taler flydende dansk.
E+ :: Engelsk er vores koncernsprog.
E+ :: Al kommunikation foregår på engelsk.
E+ :: Du klarer dig fint med engelsk hos os.
E- :: Det er ikke nok at kunne engelsk.
V+ :: Vi tilbyder hjælp til visum.
V- :: Vi sponsorerer desværre ikke visum.
R+ :: Vi dækker dine flytteudgifter.
R- :: Der ydes ingen flyttehjælp.
V+ :: Vi hjælper dig med at få arbejdstilladelse.
 :: Der er intet krav om dansk.
 :: Danskkundskaber er ikke nødvendige.
 :: Du må gerne tale islandsk.
 :: Kendskab til finsk er et plus.
 :: Dansk design og svensk stål.
 :: Vi er glade for dansk vejr og engelsk humor.
 :: Vores hjemmeside findes på dansk og engelsk.
 :: Du bliver en del af et norsk team.
 :: Det er ikke et krav, at du taler dansk.
 :: Ansøgninger på både dansk og engelsk er velkomne.`,
  sv: `
sv=fluent en=fluent :: Flytande i svenska och engelska, i tal och skrift.
sv :: Du måste kunna svenska.
en=good :: Mycket goda kunskaper i engelska, såväl muntligt som skriftligt.
sv=fluent :: Du har svenska som modersmål.
no=fluent/da=fluent :: Du talar flytande norska eller danska.
sv :: Tjänsten kräver att du talar svenska.
en=fluent :: Du uttrycker dig obehindrat på engelska.
fi=good :: Goda finskkunskaper är ett krav.
sv en :: Då vi arbetar i hela Norden är svenska och engelska ett krav.
E+ :: Engelska är vårt koncernspråk.
E+ :: Arbetsspråket på kontoret är engelska.
E+ :: Det räcker att du talar engelska.
E- :: Engelska är inte tillräckligt för rollen.
V+ :: Vi hjälper till med visum.
V- :: Vi sponsrar inte visum.
R+ :: Vi erbjuder ett flyttpaket.
R- :: Flyttkostnader ersätts inte.
V- :: Giltigt arbetstillstånd är ett krav.
 :: Du behöver inte tala svenska hos oss.
 :: Det krävs inga kunskaper i svenska.
 :: Kunskaper i tyska är ett plus.
 :: Har du kunskaper i finska ser vi det som en merit.
 :: Den svenska modellen och engelska trädgårdar.
 :: Svenska kronor betalas ut den 25:e.
 :: Vår app finns på svenska, norska och danska.
 :: Du kommer att arbeta med norska och finska kunder.
 :: Skriv gärna ditt brev på svenska eller engelska.`,
  nb: `
no=fluent en=good :: Du har flytende norsk og gode engelskkunnskaper.
no :: Du må kunne norsk.
no=fluent :: Norsk på morsmålsnivå.
en=fluent :: Utmerkede ferdigheter i engelsk, muntlig og skriftlig.
no/da=fluent/sv :: Du behersker norsk, dansk eller svensk flytende.
no=good :: God skriftlig og muntlig fremstillingsevne på norsk.
no :: Stillinga krev at du snakkar norsk.
en=good no=good :: Gode språkkunnskaper i engelsk og norsk er en forutsetning.
da=fluent :: Vi søker deg som snakker flytende dansk.
E+ :: Engelsk er arbeidsspråket vårt.
E+ :: Hos oss foregår all kommunikasjon på engelsk.
E+ :: Vi jobber på engelsk.
E- :: Det er ikke nok å kunne engelsk.
V+ :: Vi bistår med visum og arbeidstillatelse.
V- :: Vi kan dessverre ikke tilby visum.
R+ :: Vi dekker flyttekostnader.
R- :: Ingen flyttestøtte.
V- :: Du må allerede ha arbeidstillatelse i Norge.
 :: Du treng ikkje snakke norsk.
 :: Norskkunnskaper er ikke nødvendig.
 :: Det er ingen krav om norsk.
 :: Kjennskap til tysk er ønskelig.
 :: Gjerne med gode kunnskaper i samisk eller finsk.
 :: Norsk natur og engelsk te.
 :: Vi leverer til det norske og svenske markedet.
 :: Vi tilbyr norskkurs for alle nyansatte.
 :: Nettsiden vår finnes på norsk og engelsk.`,
  fi: `
fi=fluent :: Äidinkielesi on suomi.
fi=fluent en=good :: Sujuva suomi ja hyvä englanti.
en=fluent :: Kommunikoit sujuvasti englanniksi.
fi sv :: Tehtävä edellyttää suomen ja ruotsin kielen taitoa.
en=good :: Hyvä suullinen ja kirjallinen englannin kielen taito.
fi=good :: Vaadimme hyvää suomen kielen taitoa.
sv/no :: Osaat ruotsia tai norjaa.
fi=fluent :: Odotamme sinulta erinomaista suomen kielen osaamista.
E+ :: Yrityskielemme on englanti.
E+ :: Englanti riittää.
E+ :: Työkielenä on englanti.
E- :: Englannin kielen taito ei riitä.
V+ :: Autamme viisumin hankinnassa.
V- :: Emme sponsoroi viisumeita.
R+ :: Korvaamme muuttokulut.
R- :: Emme tarjoa muuttoapua.
V- :: Hakijalla on oltava oikeus työskennellä Suomessa.
 :: Suomen kieltä ei tarvitse osata.
 :: Emme edellytä suomen kielen taitoa.
 :: Suomen kielen osaaminen on eduksi.
 :: Plussaa, jos puhut myös ruotsia.
 :: Suomen suurin satama ja Ruotsin suurin varvi.
 :: Tunnet Ruotsin markkinan hyvin.
 :: Palvelumme on saatavilla suomeksi ja englanniksi.
 :: Autat asiakkaitamme oppimaan suomea.
 :: Voit hakea suomeksi tai englanniksi.
 :: Norjan ja Tanskan toimistomme ovat pieniä.`,
  is: `
is=fluent en=fluent :: Reiprennandi íslensku- og enskukunnátta.
is :: Krafist er íslenskukunnáttu.
en=good :: Góð enskukunnátta, bæði í ræðu og riti.
is :: Þú verður að tala íslensku.
is=fluent :: Íslenska að móðurmáli.
is=good :: Mjög góð tök á íslensku í ræðu og riti.
da/no/sv=good :: Góð kunnátta í einu Norðurlandamáli.
en is :: Umsækjendur þurfa að kunna ensku og íslensku.
E+ :: Enska er vinnutungumálið okkar.
E+ :: Öll samskipti fara fram á ensku.
E+ :: Enskukunnátta nægir.
E- :: Ekki er nóg að tala ensku.
V+ :: Við aðstoðum þig við að fá atvinnuleyfi.
V- :: Við bjóðum ekki upp á aðstoð við vegabréfsáritanir.
R+ :: Við greiðum flutningskostnað.
R- :: Flutningsstyrkur er ekki í boði.
V- :: Gilt dvalarleyfi er skilyrði.
 :: Ekki er gerð krafa um íslenskukunnáttu.
 :: Það er ekki nauðsynlegt að tala íslensku.
 :: Kunnátta í pólsku er kostur.
 :: Þekking á dönsku er æskileg.
 :: Íslensk náttúra og ensk tónlist.
 :: Við seljum á sænska og norska markaðnum.
 :: Vefurinn okkar er á íslensku og ensku.
 :: Þú munt kenna nemendum íslensku.
 :: Ef þú kannt dönsku máttu gjarnan segja frá því.
 :: Umsóknir má senda á ensku eða íslensku.`,
};
