/** As tuning.ts: what is taken back, and what only looks like a language, a visa or a move. Written by a stranger, then learnt from. */
export const TUNING_FALSE_FRIENDS: Record<string, string> = {
  en: `
E+ :: Danish is not required.
E+ :: No Danish required – our working language is English.
E+ :: Danish is a plus, but not a requirement.
E+ :: Danish is nice to have but not required, as English is our company language.
:: We speak your language.
:: We speak seven languages at the office, from Danish to Turkish.
:: English breakfast is served every Friday.
:: You get a company Visa card.
:: We issue Visa and Mastercard cards to our customers.
:: Relocation of servers between data centres is part of the job.
:: You will handle the relocation of our workloads to AWS.
R- V- :: We do not offer visa sponsorship or relocation assistance.
:: Danish customers love us.
:: Our customers are Danish and Swedish companies.
:: You will work with Danish tax rules.
:: Danish pastries on Fridays.
:: Knowledge of Danish law is required.
:: Experience with Swedish accounting is a must.
:: We offer free Danish lessons.
:: We only accept CVs in English.
E+ :: All you need is English.
E+ :: You don't have to speak Swedish; we speak English in the office.
E- da :: English alone is not enough; you must also speak Danish.
:: It is an advantage if you speak Danish.
:: If you speak Finnish, that is a bonus.
:: Translate our app from English to Danish.
:: You translate from English into Danish.
R- :: Relocation assistance is not available for this position.
R- :: Please note that relocation is not covered.
V- :: Applicants must have an existing work permit; we can't sponsor visas.
V- :: Unfortunately, we are not able to sponsor work permits.
:: Language: English
:: The Danish Business Authority approves us.
E+ :: Speaking Icelandic is not necessary.
E+ :: Norwegian language skills are not needed for this role.
E+ :: We don't require Norwegian.
E+ :: There is no requirement to speak Norwegian.
:: Danish not a must but definitely a plus, German required?
de :: Fluent German is required; Danish is not needed.
E+ en :: Fluent English is required, Danish is not.
:: You will support the relocation of the office.
:: We offer visa processing software to embassies.
E+ :: You'll fit in with English only.
:: No need to be fluent in Danish - you just need to be curious.
:: Not speaking Danish is a dealbreaker.
:: We'd love it if you spoke Danish, but don't worry if you don't.
E+ :: Although we do not require Danish, it will help you get around.
:: You don't need to be Danish.
:: We don't offer English lessons.
:: We don't sponsor football teams.
V- :: No sponsorship available.
V- :: Sponsorship is not available for this position.
V- :: We cannot provide sponsorship.
V+ :: Visa sponsorship: Yes
V- :: Visa sponsorship: No
V- :: Visa sponsorship is not provided.
R+ :: Relocation assistance: yes
R- :: Relocation assistance: No
R- :: This role is not eligible for relocation assistance.
:: Whether or not you need visa sponsorship, apply.
E+ :: Danish preferred but not required; English is not spoken by customers.
E+ :: Danish: not required
da :: Danish: required
E+ :: We're an international team of 20 nationalities and English is our common language.
E+ :: Don't speak Danish? No problem, English is our working language.
:: Don't speak Danish? No problem!
E+ :: English (company language)
da :: Danish language skills: fluent
E+ :: Danish skills are not a must.
E+ :: Danish isn't needed.
E+ :: Danish is by no means required.
E+ :: It is not necessary to speak Danish.
E+ :: You need not speak Danish.
E+ :: Speaking Danish isn't a requirement for this role.
E+ :: We do not expect you to know Danish.
E+ :: Neither Danish nor Swedish is required.
:: Not only Danish but also Swedish customers call us.
:: You do not need to be Danish to work here.
:: You don't need native Danish, but you must be able to hold a conversation in it.`,
  da: `
:: Dansk er en fordel, men intet krav.
E+ :: Det er ikke nødvendigt at kunne dansk – vi taler engelsk på kontoret.
E+ :: Du behøver ikke tale dansk, da koncernsproget er engelsk.
:: Vi taler dit sprog.
:: Vi har danske kunder.
:: Dansk erhvervsliv har brug for dig.
:: Kendskab til dansk lovgivning er et krav.
:: Kendskab til dansk regnskab er en forudsætning.
:: Du bliver en del af et dansk selskab med engelsk humor.
:: Engelsk morgenmad hver fredag.
:: Visakort til medarbejdere.
:: Flytning af servere er en del af jobbet.
R+ :: Vi hjælper dig med flytningen til Danmark.
R- V- :: Vi kan desværre ikke tilbyde visum eller hjælp til flytning.
E- da :: Engelsk alene er ikke nok; du skal kunne dansk.
:: Danskkundskaber er ikke et krav.
E+ en :: Du taler flydende engelsk; dansk er ikke et krav.
:: Undervisning i dansk tilbydes alle udenlandske medarbejdere.
:: Du oversætter fra dansk til engelsk.
:: Du skal flytte til Aarhus.
:: Vi hjælper med flytning af jeres kontor.
:: Du får ansvar for flytningen af vores lager til Køge.
:: Vi tilbyder flytning til private.
:: Vi hjælper virksomheder med visum til medarbejdere.
:: Vi udsteder Visa og Dankort.
:: Dansk: en fordel
:: Dansk kørekort er et krav.
:: Svensk og norsk lovgivning er ikke fremmed for dig.
:: Dansk statsborgerskab kræves.
:: Gode kundskaber i dansk ret er et krav.
:: Du har styr på dansk bogføring.
:: Engelsk fodbold er et must i frokostpausen.
E+ :: Man kan sagtens klare sig på engelsk her.
:: Ingen krav til dansk.
:: Der stilles ikke krav om danskkundskaber.
V- :: Vi sponsorerer ikke arbejdstilladelser.
:: Du skal ikke kunne dansk.
:: Dansk er ikke noget, vi kræver.
:: Vi stiller ikke krav om, at du taler dansk.
:: Manglende danskkundskaber er ingen hindring.
:: Det gør ikke noget, at du ikke taler dansk.
:: Dansk er ikke et krav, men en fordel.`,
  sv: `
E+ :: Du behöver inte kunna svenska, vårt arbetsspråk är engelska.
:: Vi talar ditt språk.
:: Svenska kunder älskar oss.
:: Kunskaper i svensk lagstiftning krävs.
:: Erfarenhet av svenska skatteregler är ett krav.
E- sv :: Det räcker inte med engelska, du måste kunna svenska.
V- :: Vi kan tyvärr inte erbjuda visumsponsring.
:: Flytt av servrar ingår i rollen.
:: Det är ett plus om du talar finska.
:: Skicka din ansökan på svenska eller engelska.
:: Krav på svenska finns inte.
:: Vi ställer inga krav på svenska.
:: Inga kunskaper i svenska krävs.
:: Du arbetar med våra svenska kollegor.
:: Du leder flytten av vårt lager till Göteborg.
:: Vi erbjuder flytt och städning till privatpersoner.
:: Vi hjälper företag med arbetstillstånd.
:: Svenskt medborgarskap krävs.
:: Svenskt körkort är ett krav.
sv :: Språk: svenska (krav)
:: Svenska: meriterande
:: Du har koll på svensk arbetsrätt.
:: God kännedom om svensk redovisning krävs.
:: Vi förväntar oss inte att du talar svenska.
:: Svenska språket är inget måste.
E+ :: Hos oss klarar du dig på engelska.
:: Engelska parken är vår granne.
:: Bra att veta: kaffet är svenskt.
R- :: Vi står inte för flyttkostnader.
:: Det är inget krav att du talar svenska.
:: Man behöver inte tala svenska.
:: Du måste inte kunna svenska.
:: Svenskkunskaper är inte nödvändigt.
:: Att du inte talar svenska är inget problem.
:: Du behöver varken kunna svenska eller finska.`,
  nb: `
:: Norsk er en fordel, men ikke et krav.
:: Det kreves ikke at du kan norsk.
E+ :: Du trenger ikke snakke norsk, arbeidsspråket vårt er engelsk.
:: Kjennskap til norsk lovverk er et krav.
:: Vi snakker ditt språk.
V- :: Vi kan dessverre ikke bistå med visum.
R- :: Vi dekker ikke flyttekostnader.
:: Flytting av servere inngår i jobben.
E- no :: Engelsk er ikke nok, du må kunne norsk.
:: Norske kunder er viktige for oss.
:: Hvis du kan norsk, er det et pluss.
:: Du må kunne reise til vårt norske kontor.
:: Du leder flyttingen av lageret vårt.
:: Norsk førerkort klasse B er et krav.
:: Norsk autorisasjon som sykepleier er påkrevd.
:: God kjennskap til norsk regnskapslov kreves.
:: Vi forventer ikke at du snakker norsk.
:: Norsk statsborgerskap er et krav for sikkerhetsklarering.
:: Engelsk frokost hver fredag.
:: Du må ikke kunne norsk.
:: Det er ikke et krav at du snakker norsk.
:: Man trenger ikke å kunne norsk.
:: Det er ingen krav til norskkunnskaper.
:: Norsk er ikke et must.
:: Det gjør ingenting om du ikke snakker norsk.
:: Du treng ikkje kunne norsk.
:: Det er ikkje krav om norsk.`,
  fi: `
:: Suomen kielen taito katsotaan eduksi.
:: Puhumme asiakkaidemme kieltä.
:: Suomalaiset asiakkaat ovat meille tärkeitä.
:: Suomen lainsäädännön tuntemus vaaditaan.
E- fi :: Pelkkä englanti ei riitä, vaan sinun on osattava suomea.
V- :: Emme valitettavasti voi tarjota viisumitukea.
:: Palvelinten muutto kuuluu työhön.
:: Suomi on hyvä maa.
:: Muutos on mahdollisuus.
:: Ruotsin kielen taito on plussaa.
:: Sinun ei tarvitse puhua suomea.
:: Matkustat Suomen ja Ruotsin välillä.
:: Hakemukset englanniksi tai suomeksi.
:: Vastaat varaston muutosta Tampereelle.
:: Autamme asiakkaita muutossa.
:: Suomen kansalaisuus vaaditaan.
:: Suomalainen ajokortti vaaditaan.
:: Tunnet Suomen verolainsäädännön.
:: Suomen kielen osaaminen ei ole välttämätöntä.
:: Suomi tai ruotsi, ihan sama meille.
:: Saat käyttöösi Visa-kortin.
:: Englantilainen aamiainen perjantaisin.
:: Suomea ei tarvitse osata.
:: Et tarvitse suomen kielen taitoa.
:: Suomen kieltä ei vaadita.
:: Suomen osaaminen ei ole pakollista.
:: Emme vaadi suomen kielen osaamista.
:: Ei haittaa, vaikka et puhu suomea.
:: Suomen taito on plussaa, mutta ei vaatimus.
fi :: Sinun on osattava suomea.`,
  is: `
E+ :: Ekki er gerð krafa um íslenskukunnáttu, enska er töluð á vinnustaðnum.
:: Við tölum þitt tungumál.
:: Íslensk fyrirtæki eru viðskiptavinir okkar.
:: Þekking á íslenskum lögum er skilyrði.
V- :: Við getum því miður ekki aðstoðað við atvinnuleyfi.
:: Flutningar á vörum eru hluti starfsins.
E- is :: Enska nægir ekki, þú þarft að tala íslensku.
:: Ekki er nauðsynlegt að tala íslensku.
:: Kunnátta í íslensku er ekki nauðsynleg.
:: Ensk morgunverður á föstudögum.
:: Þú stýrir flutningi vöruhússins.
:: Við bjóðum flutning á vörum um allt land.
:: Íslenskur ríkisborgararéttur er skilyrði.
:: Íslenskt ökuskírteini er skilyrði.
:: Góð þekking á íslenskum markaði.
:: Ekki er krafist íslenskukunnáttu.
:: Íslenskukunnátta er æskileg.
:: Ekki þarf að tala íslensku.
:: Visa kreditkort fylgir starfinu.
:: Íslenskukunnátta er ekki nauðsynleg.
:: Ekki er krafa um íslenskukunnáttu.
:: Ekki er þörf á íslenskukunnáttu.
:: Ekki þarf íslenskukunnáttu.
:: Það er ekki krafa að tala íslensku.
:: Umsækjendur þurfa ekki að kunna íslensku.
:: Það er ekki skilyrði að kunna íslensku.
:: Ekki þarftu að kunna íslensku.
:: Engin krafa er gerð um íslenskukunnáttu.
:: Engar kröfur eru gerðar um íslensku.`,
};
