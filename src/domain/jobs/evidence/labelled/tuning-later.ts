/** As tuning.ts: written by somebody who had not read the tables, and then learnt from. */
export const TUNING_LATER: Record<string, string> = {
  en: `
da en :: You must speak both Danish and English at a professional level.
E+ :: Don't worry if you don't speak a word of Danish.
en :: We expect business-level English, both verbal and in writing.
:: We teach Danish to schoolchildren through games.
:: Our app is available in Danish, Swedish and Norwegian.
:: Danish would be an advantage but is by no means a must.
sv :: Swedish is a must for this role since you will be talking to our customers every day.
da/no/sv :: You speak at least one Scandinavian language.
fi sv :: Fluency in Finnish and working knowledge of Swedish are required.
E+ :: Our working language is English and no Danish is needed.
E- da :: This role requires Danish; English only will not do.
V- :: Applicants must already have the right to work in Denmark, as we are not able to sponsor visas.
V+ :: We'll sponsor your visa.
R+ :: We help you and your family relocate to Copenhagen.
R- :: Relocation assistance is not provided for this position.
V+ R+ :: Visa sponsorship and a relocation package are on offer.
:: You will build our visa application platform used by thousands of travellers.
:: We help relocation companies automate their paperwork.
V- :: You need a valid work permit for Norway.
V- :: This position is not eligible for visa sponsorship.
:: Are you ready to relocate to Stockholm?
de :: German at C1 level.
is :: Good command of Icelandic, spoken and written.
en :: Excellent English communication skills are essential.
:: Nice to have: Danish, German.
:: Experience with English-speaking markets is a plus.
no :: You communicate effortlessly in Norwegian (Bokmål or Nynorsk).
E+ :: English is our office language, so Swedish skills are not required.
:: Visa is one of our largest customers and processes payments in 200 countries.
V+ :: We support non-EU candidates with the residence permit process.
:: As a Danish company founded in 2015 we value work-life balance.
R- :: Unfortunately we do not offer relocation support.
fr/de :: Fluent in French or German.
en :: Since we write a lot, your written English has to be excellent.
da en :: Languages: Danish (native), English (fluent)
:: Our customers range from Danish bakeries to Swedish banks.
E+ :: You don't need Danish to get by here; everybody speaks English.
V- :: Sponsorship for work visas isn't something we can offer right now.
V- :: Please note that you need to be eligible to work in Sweden.
R+ :: A relocation bonus is included for hires from abroad.
:: Translate product texts from English to Swedish.
sv :: The role demands fluent Swedish as you'll negotiate with Swedish municipalities.
:: You will lead our expansion into German-speaking markets.
de en :: You negotiate in both German and English.
:: Bonus points for speaking Finnish.
fi :: Finnish language skills (at least B2) are needed in customer work.
E+ :: Internally we communicate exclusively in English.
R- V- :: We do not provide relocation or visa support.
en :: English: fluent`,
  da: `
da :: Du taler og skriver dansk uden problemer.
da en :: Du behersker dansk og engelsk i skrift og tale.
E+ :: Vores arbejdssprog er engelsk, og du behøver ikke kunne dansk.
:: Vi udvikler en app, der lærer børn engelsk.
V- :: Vi kan desværre ikke tilbyde visumsponsorering.
R+ :: Vi hjælper dig med at finde en bolig, hvis du flytter til Aarhus.
:: Det er en fordel, hvis du kan tysk.
da/no/sv :: Du taler et skandinavisk sprog flydende.
de :: Du er skarp på tysk, da en del af vores kunder sidder i Hamborg.
E- da :: Det er ikke nok at kunne engelsk – du skal tale dansk med vores kunder.
V+ :: Vi hjælper med visum og opholdstilladelse.
:: Vores danske kunder elsker os.
en :: Du skriver ubesværet på engelsk.
R- :: Vi yder ikke flyttehjælp.
da :: Dansk på modersmålsniveau er et must.
:: Engelsk er en fordel, men ikke et krav.
V- :: Du har allerede ret til at arbejde i Danmark.
R+ :: Vi betaler dine flytteomkostninger.
:: Du bliver en del af et dansk team i en international koncern.
en da :: Gode engelsk- og danskkundskaber.
E+ :: Hos os foregår alt på engelsk.
:: Send din ansøgning på dansk eller engelsk.
no :: Du taler norsk, da du skal betjene vores norske kunder.`,
  sv: `
sv en :: Du talar och skriver obehindrat på svenska och engelska.
E+ :: Vi pratar engelska på kontoret, så du behöver inte kunna svenska.
:: Meriterande om du kan finska.
V- :: Du måste ha giltigt arbetstillstånd i Sverige.
V+ R+ :: Vi hjälper till med arbetstillstånd och flytt.
:: Vi söker dig som vill jobba på Sveriges roligaste svenska startup.
sv :: Eftersom våra kunder är svenska kommuner krävs flytande svenska.
sv :: Svenska är ett krav, engelska är ett plus.
:: Kunskaper i svenska är inget krav.
R- :: Ingen flytthjälp erbjuds.
da/no/sv :: Du behärskar något av de skandinaviska språken.
:: Har du ett öga för det engelska språket?
E- sv :: Det räcker inte med engelska, du behöver prata svenska.
sv :: Vi ser att du har svenska som modersmål.
en :: God engelska i tal och skrift.
:: Kan du dessutom ett tredje språk, till exempel tyska, är det ett plus.
sv en :: Tjänsten kräver att du kan uttrycka dig väl på både svenska och engelska.
V- :: Vi har tyvärr inte möjlighet att hjälpa till med arbetstillstånd.
R+ :: Vi står för flyttkostnaderna.
E+ :: Teamet är internationellt och arbetsspråket är engelska.
:: Skicka din ansökan på svenska.
fi :: Du behärskar finska obehindrat.`,
  nb: `
no en :: Du snakker og skriver flytende norsk og engelsk.
E+ :: Arbeidsspråket vårt er engelsk, og det er ikke nødvendig å kunne norsk.
:: Kunnskap om svensk er et pluss.
V- :: Vi kan dessverre ikke bistå med arbeidstillatelse.
no :: Gode norskkunnskaper, både skriftlig og muntlig, er en forutsetning.
da/no/sv :: Behersker et skandinavisk språk muntlig og skriftlig.
V- :: Søkere må ha gyldig arbeidstillatelse i Norge.
:: Vi er et norsk selskap med kontor i Oslo.
en :: Du er komfortabel med å bruke engelsk i hverdagen.
:: Du trenger ikke snakke norsk hos oss.
no :: Du må kunne norsk tilsvarende nivå B2.
R- :: Vi tilbyr ikke støtte til flytting.
V+ :: Vi ordner visum for deg.
no :: Du har norsk som morsmål eller behersker det tilsvarende godt.
no en :: God muntlig og skriftlig fremstillingsevne på norsk og engelsk.
E+ :: Hos oss går det meste på engelsk.
:: Fordel om du kan tysk eller fransk.
V- :: Det forutsettes gyldig arbeids- og oppholdstillatelse.
R+ :: Vi hjelper deg å finne bolig når du flytter til Bergen.
no :: Vi krever at du kan norsk på B2-nivå.
:: Søknad og CV sendes på norsk eller engelsk.`,
  fi: `
fi en :: Hallitset sujuvasti suomen ja englannin.
E+ :: Työkielemme on englanti, eikä suomen kielen taitoa vaadita.
V- :: Emme voi sponsoroida työlupaa.
V- :: Sinulla tulee olla voimassa oleva työlupa Suomessa.
R+ :: Autamme muutossa Helsinkiin.
fi :: Tehtävä edellyttää erinomaista suomen kielen taitoa.
:: Olemme suomalainen startup, joka rakentaa kielisovelluksia.
E+ :: Pärjäät hyvin englanniksi.
E- :: Pelkkä englanti ei riitä, sillä asiakkaamme puhuvat suomea.
R- :: Muuttotukea ei tarjota.
V+ :: Autamme työluvan hankkimisessa.
fi sv :: Sujuva suomi ja ruotsi ovat välttämättömiä.
fi :: Sinulla on erinomainen suomen kielen suullinen ja kirjallinen taito.
en :: Sujuva englanti on edellytys.
:: Ruotsin osaaminen on plussaa.
fi en :: Viestit luontevasti sekä suomeksi että englanniksi.
E+ :: Tiimimme on kansainvälinen ja puhumme töissä englantia.
V+ :: Tarjoamme apua työlupa-asioissa.
R+ :: Maksamme muuttokulusi.
:: Lähetä hakemuksesi suomeksi tai englanniksi.
sv :: Ruotsin kielen taito on välttämätön.`,
  is: `
is en :: Mjög góð kunnátta í íslensku og ensku, bæði í ræðu og riti.
E+ :: Vinnutungumálið er enska og ekki er gerð krafa um íslenskukunnáttu.
:: Kunnátta í dönsku er kostur.
V- :: Við getum ekki aðstoðað með dvalarleyfi.
R+ :: Við aðstoðum við flutning til Íslands.
:: Við erum íslenskt nýsköpunarfyrirtæki.
V- :: Umsækjendur þurfa að hafa atvinnuleyfi á Íslandi.
en :: Góð enskukunnátta er nauðsynleg.
E- is :: Enska dugar ekki ein og sér, þú þarft að tala íslensku.
V+ :: Við sjáum um atvinnuleyfið fyrir þig.
:: Þú þarft ekki að kunna íslensku.
R- :: Ekki er boðið upp á flutningsstyrk.
is :: Gott vald á íslensku er skilyrði.
en :: Góð enskukunnátta í ræðu og riti.
:: Þekking á norsku eða dönsku er kostur.
E+ :: Við tölum ensku á vinnustaðnum.
V+ :: Aðstoð við umsókn um atvinnuleyfi er í boði.
is en :: Þú getur tjáð þig vel á íslensku og ensku.
V- :: Umsækjandi verður að hafa gilt atvinnuleyfi.`,
};
