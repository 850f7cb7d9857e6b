/**
 * Names of languages as each of the six languages writes them, all forms that stand for the language itself; one
 * language a line: its code, then the forms (regular expressions, lower case). Codes are those of jobs' `languages`.
 */
export const NAMES_IN_ENGLISH = `
da danish
sv swedish
no norwegian|bokmål|bokmal
fi finnish
is icelandic
en english
de german
fr french
es spanish
it italian
nl dutch|flemish
pl polish
pt portuguese
ru russian
uk ukrainian
et estonian
lv latvian
lt lithuanian
cs czech
ro romanian
tr turkish
ar arabic
zh mandarin|chinese
ja japanese
da/no/sv (?:a |any |another |one |(?:at least )?one of the |other )?scandinavian languages?|scandinavian(?= fluency| proficiency)
da/fi/is/no/sv (?:a |any |another |one |(?:at least )?one of the |other )?nordic languages?
`;

export const NAMES_IN_DANISH_AND_NORWEGIAN = `
da dansk
sv svensk
no norsk|bokmål|nynorsk
fi finsk
is islandsk
en engelsk
de tysk
fr fransk
es spansk
it italiensk
nl hollandsk|nederlandsk
pl polsk
pt portugisisk
ru russisk
uk ukrainsk
et estisk|estnisk
lv lettisk|latvisk
lt litauisk
cs tjekkisk|tsjekkisk
ro rumænsk|rumensk
tr tyrkisk
ar arabisk
zh kinesisk|mandarin
ja japansk
da/no/sv (?:et |ett |eit |ét |minst ett |mindst ét |mindst et |ett av de |et af de |eitt av dei )?(?:andet |annet |anna )?skandinaviske?r? (?:sprogene|språkene|språka|sprog|språk)|skandinavisk
da/fi/is/no/sv (?:et |ett |eit |ét |minst ett |mindst ét |mindst et |ett av de |et af de |eitt av dei )?(?:andet |annet |anna )?nordiske? (?:sprogene|språkene|språka|sprog|språk)
`;

export const NAMES_IN_SWEDISH = `
da danska
sv svenska
no norska
fi finska
is isländska
en engelska
de tyska
fr franska
es spanska
it italienska
nl nederländska|holländska
pl polska
pt portugisiska
ru ryska
uk ukrainska
et estniska
lv lettiska
lt litauiska
cs tjeckiska
ro rumänska
tr turkiska
ar arabiska
zh kinesiska|mandarin
ja japanska
da/no/sv (?:ett |minst ett |något |ett av de |något av de )?(?:annat |andra )?skandinaviskt? (?:språken|språk)|(?:ett av de |något av de )?skandinaviska språken
da/fi/is/no/sv (?:ett |minst ett |något |ett av de |något av de )?(?:annat |andra )?nordiskt? (?:språken|språk)|(?:ett av de |något av de )?nordiska språken
`;

/** Partitive ("puhut suomea") and, before what names a skill, genitive ("suomen kielen taito"). */
export const NAMES_IN_FINNISH = `
da tanskaa|tanskaksi|tanskan(?=GENITIVE)|tanska
sv ruotsia|ruotsiksi|ruotsin(?=GENITIVE)|ruotsi
no norjaa|norjaksi|norjan(?=GENITIVE)|norja
fi suomea|suomeksi|suomen(?=GENITIVE)|suomi
is islantia|islannin(?=GENITIVE)|islanti
en englantia|englanniksi|englannin(?=GENITIVE)|englanti
de saksaa|saksaksi|saksan(?=GENITIVE)|saksa
fr ranskaa|ranskan(?=GENITIVE)|ranska
es espanjaa|espanjan(?=GENITIVE)|espanja
it italiaa|italian(?=GENITIVE)|italia
nl hollantia|hollannin(?=GENITIVE)|hollanti
pl puolaa|puolan(?=GENITIVE)|puola
pt portugalia|portugalin(?=GENITIVE)|portugali
ru venäjää|venäjän(?=GENITIVE)|venäjä
uk ukrainaa|ukrainan(?=GENITIVE)|ukraina
et viroa|viron(?=GENITIVE)|viro
lv latviaa|latvian(?=GENITIVE)|latvia
lt liettuaa|liettuan(?=GENITIVE)|liettua
tr turkkia|turkin(?=GENITIVE)|turkki
ar arabiaa|arabian(?=GENITIVE)|arabia
zh kiinaa|kiinan(?=GENITIVE)|kiina
ja japania|japanin(?=GENITIVE)|japani
da/no/sv (?:jonkin |jotain |yhden |yhtä |vähintään yhtä |jotakin )?skandinaavis(?:en|ta|ista) (?:kielen|kieltä|kielistä)
da/fi/is/no/sv (?:jonkin |jotain |yhden |yhtä |vähintään yhtä |jotakin )?pohjoismais(?:en|ta|ista) (?:kielen|kieltä|kielistä)
`;

export const NAMES_IN_ICELANDIC = `
da dönsku|danska
sv sænsku|sænska
no norsku|norska
fi finnsku|finnska
is íslensku|íslenska
en ensku|enska
de þýsku|þýska
fr frönsku|franska
es spænsku|spænska
it ítölsku|ítalska
nl hollensku|hollenska
pl pólsku|pólska
pt portúgölsku|portúgalska
ru rússnesku|rússneska
uk úkraínsku|úkraínska
et eistnesku|eistneska
lv lettnesku|lettneska
lt litháísku|litháíska
da/no/sv (?:einu |eitt |annað |einhverju |öðru |a\\.m\\.k\\. einu )?skandinavís(?:ku|kt) (?:tungumáli|tungumál)|(?:einu )?norðurlandamáli?|norðurlandatungumáli?
`;
