/**
 * Words that people build passwords on and attackers try first, by theme; edit them freely. common-passwords.ts has the
 * English ones that leaked often. `ø`, `å` and `æ` also match o, oe, a, aa and ae.
 */
const THEMES = {
  greetings: `
    welcome velkommen välkommen tervetuloa velkomin hello hallo hejsan heisann terve moikka halló goddag godmorgen
    godmorgon huomenta morgen`,
  passwords: `
    password passord passwort adgangskode kodeord lösenord salasana lykilorð aðgangsorð hemmelig hemlig hemmeligt
    salainen leyndarmál secret kode kod login logind innlogging inloggning admin administrator bruger bruker användare
    käyttäjä notandi user guest gæst gjest gäst test testing prøve default changeme startup letmein`,
  seasons: `
    spring summer autumn fall winter forår sommer efterår vinter vår sommar höst høst kevät kesä syksy talvi vor sumar
    haust vetur`,
  months: `
    january february march april june july august september october november december
    januar februar marts mars april maj mai may juni juli oktober desember januari februari augusti
    tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu
    janúar febrúar apríl maí júní júlí ágúst október nóvember`,
  weekdays: `
    monday tuesday wednesday thursday friday saturday sunday weekend
    mandag tirsdag onsdag torsdag fredag lørdag søndag måndag tisdag lördag söndag helg
    maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai viikonloppu
    mánudagur þriðjudagur miðvikudagur fimmtudagur föstudagur laugardagur sunnudagur`,
  places: `
    copenhagen københavn köpenhamn aarhus odense aalborg ålborg esbjerg randers kolding roskilde
    stockholm göteborg gothenburg malmö uppsala västerås örebro linköping helsingborg norrköping jönköping umeå lund
    oslo bergen trondheim stavanger tromsø drammen kristiansand bodø ålesund
    helsinki helsingfors espoo esbo tampere tammerfors turku åbo vantaa oulu jyväskylä lahti kuopio
    reykjavík akureyri kópavogur hafnarfjörður
    denmark danmark sweden sverige norway norge noreg finland suomi iceland ísland dansk svensk norsk suomalainen
    íslensk nordic norden skandinavia skandinavien scandinavia viking vikingur`,
  teams: `
    football fotball fotboll fodbold jalkapallo fótbolti soccer hockey ishockey jääkiekko håndbold håndball handboll
    liverpool arsenal chelsea everton tottenham manchester united mancity barcelona realmadrid juventus bayern
    brøndby midtjylland fcnordsjælland hammarby djurgården malmöff häcken elfsborg rosenborg vålerenga viking brann
    molde lillestrøm hjk klubi valur breiðablik`,
  family: `
    mamma pappa moder fader äiti isä mormor morfar farmor farfar elskling älskling elsker elskerdeg kæreste kjæreste
    rakas rakastan elska ástin love lovely princess prinsesse prinsessa prinsessan prins baby
    sunshine solskin solskinn solsken aurinko sólskin hund hunden katt katten kissa koira hundur köttur bamse nalle
    christmas jul julen glædelig godjul joulu jól påske påsk pääsiäinen fredagskos hygge lykke lycka onni`,
  sequences: `
    qwerty qwertz azerty qwertyuiop asdf asdfgh asdfghjkl zxcv zxcvbn qazwsx 1q2w3e 1qaz2wsx abc abcd abcde abcdef
    xyz`,
};

export const PASSWORD_WORDS = Object.values(THEMES).flatMap((words) => words.trim().split(/\s+/));
