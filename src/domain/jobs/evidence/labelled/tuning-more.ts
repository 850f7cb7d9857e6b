/** As tuning.ts: what was tried next, and what the reader then learnt from. */
export const TUNING_MORE: Record<string, string> = {
  en: `
da=fluent en=fluent :: You master Danish and English fluently, both in writing and speech.
en=fluent :: Communicates fluently in English (written and spoken).
sv=fluent :: Full professional proficiency in Swedish and a driving licence.
en=good :: You have a good level of English.
en=fluent :: As we are an international team, fluent English is a must.
da :: Danish language skills are required.
da/no/sv :: Proficiency in Danish, Swedish or Norwegian is required.
no=fluent en=fluent :: Fluent Norwegian and English skills (spoken and written).
de=fluent :: German: native or C2.
en :: You can express yourself clearly in English.
fi :: You must be able to communicate with patients in Finnish.
sv=fluent :: Swedish – native or fluent. ¶ We sell in Europe.
E+ :: Swedish is preferred but not required.
E+ :: You don't need to know Swedish to work with us.
E+ :: English is our main working language, but you'll hear Danish at lunch.
E+ :: Our office language is English and we have 20 nationalities.
E+ :: Everything we do is in English.
 :: English is spoken in most Danish shops.
 :: We expect you to know the Danish market well.
 :: You have worked with German or Dutch customers.
E+ :: Although based in Helsinki, no Finnish is needed.
E+ en=fluent :: Fluent English is required; Finnish is not.
E+ :: Fluent English is enough, no Danish skills required.
V+ :: We sponsor work visas for this role.
V- :: This role does not come with visa sponsorship.
V- :: We are unable to provide visa sponsorship.
V- :: Applicants need a valid EU work permit.
V- :: You need to be eligible to work in the EU.
V- :: Only candidates with an existing right to work in Sweden will be considered.
R+ :: Relocation assistance is available for the right candidate.
R+ :: We'll help you relocate to Stockholm.
V+ R+ :: Visa and relocation support.
R- :: Relocation costs are not covered.
R- V- :: We offer neither visa sponsorship nor relocation support.
 :: Relocation may be discussed.
 :: You help companies with visa sponsorship.
 :: Our platform makes relocation simple.
 :: You will be relocated between our two floors.
 :: The ideal candidate speaks French wine as a second language.
 :: Danish pastries, Swedish coffee and Finnish silence.
 :: Ability to read a Norwegian balance sheet.
 :: You are interested in Icelandic literature.
 :: Knowledge of Danish tax law is required.
 :: We require experience with the Finnish healthcare system.
 :: English Bulldog owners welcome.
 :: Native apps for Danish users.`,
  da: `
da=good en=good :: Du behersker dansk og engelsk på højt niveau.
da :: Da vores kunder er danske, er det nødvendigt, at du taler dansk.
da=good en=good :: Du har gode kommunikationsevner på både dansk og engelsk.
da en :: Du kommunikerer ubesværet på dansk og engelsk.
en=fluent :: Engelsk på forhandlingsniveau.
da/en E+ :: Du taler dansk eller engelsk.
E+ :: Koncernsproget er engelsk.
E+ :: Vi er en international arbejdsplads, hvor arbejdssproget er engelsk.
 :: Vi forventer ikke, at du taler dansk.
 :: Du behøver ikke at kunne dansk for at arbejde her.
 :: Det er ikke nødvendigt at tale dansk.
 :: Tysk er en fordel, men intet krav.
 :: Du skal kende danske skatteregler.
 :: Vi elsker dansk musik og svensk film.
 :: Danske og engelske kunder er lige velkomne.
V- :: Du skal have ret til at arbejde i EU.
V+ :: Vi sponsorerer visum.
R+ :: Vi hjælper dig med at flytte til Danmark.
R+ :: Flyttehjælp tilbydes.
 :: Vi flytter kontoret til havnen i maj.
 :: Du hjælper vores kunder med visum.`,
  sv: `
sv=fluent en=fluent :: Du behärskar svenska och engelska flytande i tal och skrift.
sv en :: Vi ser att du kommunicerar obehindrat på svenska och engelska.
sv=good :: Du har god svenska i tal och skrift.
sv=fluent en=good :: Flytande svenska och goda kunskaper i engelska.
sv :: För rollen krävs svenska.
en :: Engelska i tal och skrift är ett krav, övriga språk är meriterande.
E+ :: Koncernspråket är engelska.
E+ :: Vi är ett internationellt bolag och arbetsspråket är engelska.
 :: Vi kräver inte att du talar svenska.
 :: Det är inte nödvändigt att kunna svenska.
 :: Svenska är meriterande men inget krav.
 :: Du kan svensk arbetsrätt.
 :: Svenska kunder älskar våra finska bullar.
 :: Ytterligare språk som tyska eller franska är ett plus.
V- :: Du måste ha rätt att arbeta i EU.
V+ :: Vi sponsrar arbetstillstånd.
R+ :: Vi hjälper dig att flytta till Malmö.
R+ :: Flyttbidrag ingår.
 :: Du ska visa upp ett giltigt körkort.
 :: Vår tjänst hjälper företag med arbetstillstånd.`,
  nb: `
no=fluent en=fluent :: Du behersker norsk og engelsk flytende, både skriftlig og muntlig.
no=good :: Gode kunnskaper i norsk, skriftlig og muntlig.
no :: Du må snakke norsk, for pasientene gjør det.
en=good no=good :: Du har god muntlig og skriftlig framstillingsevne på norsk og engelsk.
no=fluent :: Du har norsk som morsmål.
no/da/sv :: Du behersker et skandinavisk språk.
E+ :: Konsernspråket er engelsk.
E+ :: Engelsk er arbeidsspråk hos oss.
 :: Vi krever ikke at du snakker norsk.
 :: Norsk er en fordel, men ikke noe krav.
 :: Det er ikke nødvendig å kunne norsk.
 :: Det er ikkje naudsynt å kunne norsk.
 :: Du kan norsk regnskapslov.
 :: Norske kunder og svenske leverandører.
V- :: Vi sponser dessverre ikke visum.
V+ :: Vi hjelper deg med å søke om oppholdstillatelse.
R+ :: Vi hjelper deg med å flytte til Bergen.
R- :: Vi tilbyr ikke flyttehjelp.
 :: Du bistår kunder med visum.
no=fluent :: Du snakkar flytande norsk.
E+ :: Arbeidsspråket er engelsk.`,
  fi: `
fi en :: Tehtävässä tarvitset suomen ja englannin kielen taitoa.
fi=fluent en=fluent :: Sujuva suomen ja englannin kielen taito sekä suullisesti että kirjallisesti.
fi=good :: Hyvä suomen kielen taito on edellytys.
en=fluent :: Viestit sujuvasti englanniksi.
fi=fluent sv=good :: Puhut sujuvasti suomea ja hyvin ruotsia.
E+ :: Työkieli on englanti, joten suomea ei tarvita.
 :: Suomen kielen taito ei ole edellytys.
 :: Et tarvitse suomea.
 :: Ruotsin osaaminen on eduksi, mutta ei välttämätöntä.
 :: Suomalaiset asiakkaat ja englantilainen huumori.
 :: Englannin kanaali ja Saksan junat.
V+ :: Autamme työluvan hakemisessa.
V- :: Edellytämme voimassa olevaa työlupaa.
R+ :: Autamme sinua muutossa.
 :: Toimistomme muuttaa satamaan.
 :: Asiakkaamme ovat Ruotsista ja Norjasta.`,
  is: `
is=fluent en=fluent :: Reiprennandi íslenska og enska.
is=good en=good :: Gott vald á íslensku og ensku í ræðu og riti.
is :: Skilyrði er að tala íslensku.
is :: Nauðsynlegt er að tala íslensku.
en=good :: Góð enskukunnátta er skilyrði.
E+ :: Vinnumálið er enska.
 :: Íslenskukunnátta er kostur en ekki skilyrði.
 :: Við gerum ekki kröfu um íslensku.
 :: Þú þekkir íslenska markaðinn.
 :: Íslenskir viðskiptavinir og enskir gestir.
V+ :: Við hjálpum þér að fá dvalarleyfi.
R+ :: Við aðstoðum þig við flutning til Íslands.
V- :: Þú verður að hafa atvinnuleyfi á Íslandi.
 :: Skrifstofan okkar flytur í vor.`,
};
