/**
 * Short texts and what they say, one a line: what is said, `::`, the text. The reader was written against these.
 *
 * da, da=fluent, da/sv: asked for (any of several). E+ E-: English is enough, is not. V+ V- R+ R-: visa and
 * relocation are offered, are not. Nothing before `::` means that nothing of it is said. In a text ¶ begins a
 * paragraph, # a heading, • a list item.
 */
export const TUNING: Record<string, string> = {
  en: `
da=fluent :: You are fluent in Danish.
da=fluent en=fluent :: You must be fluent in both Danish and English, spoken and written.
sv=fluent :: Fluency in Swedish is required.
da=fluent/sv=fluent :: Fluent in Danish or Swedish.
en=good :: Good command of written and spoken English.
en=fluent :: Excellent communication skills, both written and spoken, in English.
no :: Norwegian is a must.
fi=fluent :: Native Finnish speaker.
de=good en=fluent :: You speak fluent English and good German.
da/no/sv :: You speak a Scandinavian language.
da/no/sv=fluent :: Fluency in at least one of Danish, Swedish and Norwegian.
en=fluent :: You are fluent in at least English.
en=fluent :: Fluent English is required, Danish is a plus.
en :: We expect you to speak English.
E+ :: Our working language is English.
E+ :: English is enough to work here.
E+ :: We speak English at work in Aarhus, and Danish when the cake comes.
E+ :: You do not need to speak Danish.
E+ :: Danish is not required, but it is an advantage.
E+ :: No Swedish required: our company language is English.
E- :: English is not enough for this role.
da=fluent :: Our working language is English. ¶ You are fluent in Danish, as our customers are municipalities.
V- :: We cannot sponsor visas.
V- :: You must already have the right to work in the EU.
V+ R+ :: We offer visa sponsorship and a relocation package.
R- :: Please note that we do not offer relocation support.
V- R+ :: We help you relocate, but we are not able to sponsor work permits.
V+ :: We will help you with your visa.
 :: We are a Danish company with Swedish customers.
 :: A full English breakfast is served on Fridays, and paid in Norwegian krone.
 :: You will look after our Icelandic horses in Finnish Lapland.
 :: If you speak Danish, great.
 :: Do you speak Swedish?
 :: Our customers speak Finnish and Swedish.
 :: Please send your application in English.
 :: # Nice to have ¶ • Fluent Danish • Experience with maps
 :: We offer free Danish lessons to everyone.
 :: The product is available in Danish, Swedish and English.
 :: Experience from the Swedish market is required.
 :: You have managed relocation projects for customers, and know visa rules.
 :: We are relocating our office to the harbour.
 :: Danish is a plus, e.g. Copenhagen dialect.
 :: A Swede and a Dane meet and speak English.
da :: You are outgoing, like people and speak Danish.
 :: One can speak Danish with the neighbours.`,
  da: `
da=fluent :: Du taler og skriver flydende dansk.
da=fluent en=good :: Du taler flydende dansk og godt engelsk.
da en :: Det er et krav, at du behersker dansk og engelsk i skrift og tale.
da :: Dansk er et krav.
en=fluent :: Du er flydende i engelsk, både i skrift og tale.
da=good :: Gode danskkundskaber er nødvendige.
da/sv :: Du taler dansk eller svensk.
da/no/sv :: Du taler mindst ét skandinavisk sprog.
de=good :: Du har gode tyskkundskaber.
E+ :: Vores arbejdssprog er engelsk.
E+ :: Engelsk er nok.
E+ :: Vi taler engelsk på kontoret.
E+ :: Du behøver ikke tale dansk, for vores arbejdssprog er engelsk.
E- :: Engelsk er ikke nok i denne stilling.
V- :: Vi kan ikke tilbyde visum.
V- :: Du skal have gyldig arbejdstilladelse i Danmark.
V+ R+ :: Vi hjælper dig med visum og flytning.
R- :: Vi dækker ikke flytteudgifter.
 :: Du behøver ikke tale dansk.
 :: Dansk er ikke et krav.
 :: Det er en fordel, hvis du taler svensk.
 :: Dansk er en fordel, men ikke et krav.
 :: Vi er en dansk virksomhed med norske kunder.
 :: Vores kunder taler dansk og svensk.
 :: Hvis du taler tysk, er det fint.
 :: Taler du finsk?
 :: Send din ansøgning på engelsk.
 :: Vi tilbyder danskundervisning.
 :: Du kender det danske marked og dansk lovgivning.
 :: En svensker og en dansker mødes og taler engelsk.
da :: Du er udadvendt og taler dansk.`,
  sv: `
sv=fluent :: Du talar och skriver flytande svenska.
sv=fluent en=fluent :: Du behärskar svenska och engelska obehindrat i tal och skrift.
sv :: Svenska är ett krav.
sv=good en=good :: Goda kunskaper i svenska och engelska krävs.
sv=good :: Goda svenskkunskaper är en förutsättning.
sv/en E+ :: Du talar svenska eller engelska.
da/no/sv :: Du talar minst ett skandinaviskt språk.
en=fluent :: Du är flytande på engelska.
fi=fluent :: Vi söker dig som talar flytande finska.
E+ :: Vårt arbetsspråk är engelska.
E+ :: Engelska räcker.
E+ :: Vi pratar engelska på kontoret.
E- :: Engelska räcker inte.
V- :: Vi kan inte erbjuda visum.
V- :: Du måste redan ha arbetstillstånd i Sverige.
V+ R+ :: Vi hjälper dig med arbetstillstånd och flytt.
R- :: Vi erbjuder ingen flytthjälp.
R+ :: Vi bekostar din flytt.
 :: Svenska är inget krav.
 :: Du behöver inte kunna svenska.
 :: Danska är meriterande.
 :: Det är en fördel om du talar norska.
 :: Vi är ett svenskt företag på den svenska marknaden.
 :: Våra kunder talar svenska och danska.
 :: Om du talar tyska är det roligt.
 :: Talar du finska?
 :: Skicka din ansökan på engelska.
 :: Du ska visa vad du kan för våra svenska kunder.
 :: # Meriterande ¶ • Flytande tyska • Körkort
 :: En dansk och en svensk möts och pratar engelska.
sv :: Du är utåtriktad och pratar svenska.`,
  nb: `
no=fluent :: Du snakker og skriver flytende norsk.
no=good en=good :: Du har gode norsk- og engelskkunnskaper.
no :: Norsk er et krav.
no en :: Du må beherske norsk og engelsk skriftlig og muntlig.
no=good :: Gode norskkunnskaper er nødvendig.
no/sv :: Du snakker norsk eller svensk.
da/no/sv=fluent :: Flytende i et skandinavisk språk.
en=fluent :: Flytende engelsk.
no en :: Du meistrar norsk og engelsk både munnleg og skriftleg.
E+ :: Arbeidsspråket vårt er engelsk.
E+ :: Engelsk er helt nok.
E+ :: Vi snakker engelsk på jobben.
E+ :: Du trenger ikke å snakke norsk, siden arbeidsspråket er engelsk.
E- :: Engelsk er ikke nok.
V- :: Vi kan ikke hjelpe med visum.
V- :: Du må ha gyldig arbeidstillatelse i Norge.
V+ R+ :: Vi hjelper deg med oppholdstillatelse og flytting.
R- :: Vi dekker ikke flytteutgifter.
R+ :: Vi tilbyr flyttehjelp.
 :: Norsk er ikke et krav.
 :: Norsk er ikkje eit krav.
 :: Du trenger ikke å kunne norsk.
 :: Det er en fordel om du snakker dansk.
 :: Svensk er et pluss.
 :: Vi er et norsk selskap som selger i norske kroner.
 :: Kundene våre snakker norsk.
 :: Hvis du kan tysk, er det hyggelig.
 :: Snakker du finsk?
 :: Send søknaden din på engelsk.`,
  fi: `
fi=fluent :: Puhut sujuvaa suomea.
fi=fluent en=fluent :: Puhut ja kirjoitat sujuvasti suomea ja englantia.
fi :: Suomen kielen taito on välttämätön.
fi=fluent en=good :: Sinulla on erinomainen suomen kielen taito ja hyvä englannin kielen taito.
en=fluent :: Sujuva englannin kielen taito.
fi :: Edellytämme suomen kielen taitoa.
fi/sv :: Puhut suomea tai ruotsia.
sv=good :: Hyvä ruotsin kielen taito vaaditaan.
fi=fluent en=fluent :: Suomen ja englannin kielen sujuva taito.
E+ :: Työkielemme on englanti.
E+ :: Englannin kielen taito riittää.
E+ :: Puhumme töissä englantia.
E- :: Pelkkä englanti ei riitä.
V- :: Emme voi tarjota viisumia.
V- :: Sinulla on oltava voimassa oleva työlupa.
V+ R+ :: Autamme sinua työluvan ja muuton kanssa.
R- :: Emme korvaa muuttokuluja.
R+ :: Tarjoamme muuttotukea.
 :: Suomen kielen taitoa ei vaadita.
 :: Suomen kielen taito ei ole välttämätön.
 :: Ruotsin kielen taito katsotaan eduksi.
 :: Saksan kielen taito on plussaa.
 :: Olemme suomalainen yritys ja toimimme Suomen markkinoilla.
 :: Asiakkaamme puhuvat suomea ja ruotsia.
 :: Jos puhut ruotsia, hienoa.
 :: Puhutko ruotsia?
 :: Lähetä hakemuksesi englanniksi.
 :: Tarjoamme suomen kielen kursseja.
 :: Sinun ei tarvitse osata suomea.`,
  is: `
is=fluent :: Þú talar reiprennandi íslensku.
is=good en=good :: Góð íslensku- og enskukunnátta.
is :: Íslenskukunnátta er skilyrði.
is=good en=good :: Góð kunnátta í íslensku og ensku er nauðsynleg.
en=good :: Mjög góð færni í ensku í ræðu og riti.
is/en E+ :: Þú talar íslensku eða ensku.
en :: Gerð er krafa um enskukunnáttu.
is=good :: Gott vald á íslensku.
E+ :: Vinnutungumálið er enska.
E+ :: Enska nægir.
E+ :: Við tölum ensku í vinnunni.
E- :: Enska nægir ekki.
V- :: Við getum ekki aðstoðað við vegabréfsáritun.
V- :: Þú þarft að hafa gilt atvinnuleyfi á Íslandi.
V+ R+ :: Við aðstoðum við dvalarleyfi og flutning.
R- :: Við greiðum ekki flutningskostnað.
R+ :: Við bjóðum upp á flutningsstyrk.
 :: Íslenskukunnátta er ekki skilyrði.
 :: Íslenska er ekki krafa.
 :: Dönskukunnátta er kostur.
 :: Það er kostur að tala norsku.
 :: Við erum íslenskt fyrirtæki á íslenskum markaði.
 :: Viðskiptavinir okkar tala íslensku.
 :: Ef þú talar þýsku er það gaman.
 :: Talar þú finnsku?
 :: Sendu umsókn á ensku.
 :: Þú þarft ekki að tala íslensku.
 :: Við bjóðum upp á íslenskunámskeið.
 :: Þú sérð um íslensku hestana okkar.
 :: Svíi og Dani hittast og tala ensku.
is :: Þú hefur gaman af fólki og talar íslensku.`,
};
