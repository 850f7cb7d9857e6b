/**
 * Municipalities that have another name than the town of their administration, which stands for them: [country, "town in
 * the gazetteer:municipality|municipality"]. A name that is also a word, a person or another town stands with its kind.
 * A town with namesakes has its id in GeoNames before its name.
 */
export const MUNICIPALITIES: readonly (readonly [string, readonly string[]])[] = [
  [
    'DK',
    (
      'Faaborg:Faaborg-Midtfyn;Ringkøbing:Ringkøbing-Skjern;Ikast:Ikast-Brande;Åbybro:Jammerbugt;Aars:Vesthimmerland|' +
      'Vesthimmerlands Kommune;Hobro:Mariagerfjord;Støvring:Rebild;Ebeltoft:Syddjurs;Grenaa:Norddjurs;Hinnerup:Favrskov;' +
      'Tranebjerg:Samsø;Nykøbing Mors:Morsø;Otterup:Nordfyns Kommune;Rudkøbing:Langeland;Ærøskøbing:Ærø;' +
      'Nykøbing Falster:Guldborgsund;Store Heddinge:Stevns;Nykøbing Sjælland:Odsherred;Helsinge:Gribskov;' +
      'Maribo:Lolland Kommune|Lollands Kommune;Frederiksværk:Halsnæs;Ølstykke:Egedal;Værløse:Furesø;Holte:Rudersdal;Nordby:Fanø;Byrum:Læsø;' +
      'Solrød Strand:Solrød Kommune;Haslev:Faxe Kommune;Rønne:Bornholms Regionskommune|Bornholms Kommune'
    ).split(';'),
  ],
  [
    'SE',
    (
      'Tumba:Botkyrka;Gustavsberg:Värmdö;Åkersberga:Österåker;Kungsängen:Upplands-Bro;Bollmora:Tyresö;' +
      'Mölnlycke:Härryda;Henån:Orust;Skärhamn:Tjörn;Kinna:Marks kommun|Mark kommun;Bålsta:Håbo kommun;' +
      'Fjugesta:Lekeberg;Sveg:Härjedalens kommun|Härjedalen kommun;Visby:Region Gotland|Gotlands kommun;Kisa:Kinda kommun;Arlöv:Burlöv;' +
      'Broby:Östra Göinge;Edsbyn:Ovanåker;Malung:Malung-Sälen;Skoghall:Hammarö;Charlottenberg:Eda kommun;' +
      'Jakobsberg:Järfälla;Nossebro:Essunga;Kungshamn:Sotenäs;Tanumshede:Tanum;Åseda:Uppvidinge;' +
      'Hammarstrand:Ragunda kommun;Hyltebruk:Hylte;Kopparberg:Ljusnarsberg;Bergsjö:Nordanstig;Falun:Falu kommun;' +
      'Rönninge:Salems kommun|Salem kommun;Österbymo:Ydre kommun;Ed:Dals-Ed'
    ).split(';'),
  ],
  [
    'NO',
    (
      'Vikeså:Bjerkreim;Hjelmelandsvågen:Hjelmeland;Ølen:Vindafjord;Langevåg:Sula kommune;Batnfjordsøra:Gjemnes;' +
      'Brattvåg:Haram;Leland:Leirfjord;Trofors:Grane kommune;Solfjellsjøen:Dønna;Moldjord:Beiarn;Bogen:Evenes;' +
      'Ramberg:Flakstad;Reine:Moskenes;Oppeid:Hamarøy;Skjærhalden:Hvaler;Karlshus:Råde;Meieribyen:Skiptvet;' +
      'Ørje:Marker kommune;Ask:Gjerdrum;Roa:Lunner;Teigebyen:Nannestad;Noresund:Krødsherad;Prestfoss:Sigdal;' +
      'Lampeland:Flesberg;Rødberg:Nore og Uvdal;Skotterud:Eidskog;Kirkenær:Grue;Flisa:Åsnes;Koppang:Stor-Elvdal;' +
      'Bergset:Rendalen;Fossbergom:Lom kommune;Segalstad bru:Gausdal;Jaren:Gran kommune;Bagn:Sør-Aurdal;' +
      'Bruflat:Etnedal;Slidre:Vestre Slidre;Heggenes:Øystre Slidre;Borgheim:Færder;Prestestranda:Drangedal;' +
      'Ulefoss:Nome kommune;Sauland:Hjartdal;Treungen:Nissedal;Dalen:Tokke;Åmot:Vinje;Myra:Vegårshei;' +
      'Birkeland:Birkenes;Birketveit:Iveland;Evje:Evje og Hornnes;Tingvatn:Hægebostad;Uggdal:Tysnes;Odda:Ullensvang;' +
      'Tysse:Samnanger;Lonevåg:Osterøy;Eivindvik:Gulen;Hardbakke:Solund;Aurlandsvangen:Aurland;Årdalstangen:Årdal;' +
      'Gaupne:Luster;Svelgen:Bremanger;Berkåk:Rennebu;Ålen:Holtålen;Støren:Midtre Gauldal;Ranemsletta:Overhalla;' +
      'Lauvsnes:Flatanger;Kyrksæterøra:Heim kommune;Borkenes:Kvæfjord;Evenskjer:Tjeldsund;Hamnvik:Ibestad;' +
      'Tennevoll:Lavangen;Sjøvegan:Salangen;Brøstadbotn:Dyrøy;Hansnes:Karlsøy;Lyngseidet:Lyngen;Hatteng:Storfjord;' +
      'Olderdalen:Kåfjord;Burfjord:Kvænangen;Øksfjord:Loppa;Kjøllefjord:Lebesby;Mehamn:Gamvik;Tana bru:Tana;' +
      'Åndalsnes:Rauma;' +
      'Fillan:Hitra;Sistranda:Frøya;Kirkenes:Sør-Varanger;Svolvær:Vågan;Kopervik:Karmøy;Kleppe:Klepp kommune;' +
      'Bryne:Time kommune;Nærbø:Hå kommune;Ålgård:Gjesdal;Egersund:Eigersund;Norheimsund:Kvam herad|Kvam kommune;' +
      'Knarvik:Alver kommune;Osøyro:Bjørnafjorden;Førde:Sunnfjord kommune;Florø:Kinn kommune;Sandane:Gloppen;' +
      'Nordfjordeid:Stad kommune;Lærdalsøyri:Lærdal;Ulsteinvik:Ulstein kommune;Elnesvågen:Hustadvika;Bruhagen:Averøy;' +
      'Sunndalsøra:Sunndal;Orkanger:Orkland;Rissa:Indre Fosen;Brekstad:Ørland;Kolvereid:Nærøysund;' +
      'Mosjøen:Vefsn;Mo i Rana:Rana kommune;Sandnessjøen:Alstahaug;Brønnøysund:Brønnøy;Korgen:Hemnes kommune;' +
      'Rognan:Saltdal;Leirvik:Stord;Leknes:Vestvågøy;Stokmarknes:Hadsel;Andenes:Andøy;Myre:Øksnes;Finnsnes:Senja;' +
      'Setermoen:Bardu;Storsteinnes:Balsfjord;Storslett:Nordreisa;Lakselv:Porsanger;Honningsvåg:Nordkapp;' +
      'Mandal:Lindesnes;Rjukan:Tinn kommune;Langesund:Bamble;Lierbyen:Lier kommune;Hokksund:Øvre Eiker;' +
      'Mjøndalen:Nedre Eiker;Vikersund:Modum;Hønefoss:Ringerike;Geilo:Hol kommune;Jessheim:Ullensaker;Rotnes:Nittedal;' +
      'Fjerdingby:Rælingen;Bjørkelangen:Aurskog-Høland;Nesoddtangen:Nesodden;Drøbak:Frogn kommune;Ski:Nordre Follo;' +
      'Askim:Indre Østfold;Lena:Østre Toten;Raufoss:Vestre Toten;Dokka:Nordre Land;Hov:Søndre Land;Vinstra:Nord-Fron;' +
      'Hundorp:Sør-Fron;Vågåmo:Vågå;Otta:Sel kommune;Fagernes:Nord-Aurdal;Brumunddal:Ringsaker;Skarnes:Sør-Odal;' +
      'Innbygda:Trysil;Tretten:Øyer;Jørpeland:Strand kommune;Svortland:Bømlo;Rosendal:Kvinnherad;Liknes:Kvinesdal;' +
      'Inndyr:Gildeskål;Ørnes:Meløy;Bismo:Skjåk;Terråk:Bindal;Tonstad:Sirdal;Gvarv:Midt-Telemark;' +
      // With namesakes, or named unlike them.
      '7626324 Kirkebygda:Enebakk;7626137 Kirkebygda:Våler i Østfold|Våler kommune;3132893 Våler:Våler i Solør|Våler kommune;' +
      '3162906 Årnes:Nes i Akershus|Nes Akershus;7626338 Vik:Hole kommune;3140452 Sand:Nord-Odal;' +
      '7626356 Sand:Suldal|Sand i Ryfylke;7626350 Blakstad:Froland;3151676 Hovden:Hovden i Setesdal;' +
      '7626353 Kyrkjebygda:Åseral;Hauge i Dalane:Sokndal;3145617 Moi:Lund kommune;Ydstebøhamn:Kvitsøy;' +
      'Storebø:Austevoll;7626361 Straume:Øygarden;3159438 Dale:Vaksdal;3159433 Dale:Fjaler|Dale i Sunnfjord;' +
      '3145716 Mo:Modalen;7626366 Fiskå:Vanylven;3148133 Larsnes:Sande kommune;3156680 Fosnavåg:Herøy kommune;' +
      '7626391 Silvalen:Herøy kommune;Valderøy:Giske;Falkhytta:Aukra;7626367 Stordal:Fjord kommune;' +
      'Steinsdalen:Osen kommune;3162795 Aas:Tydal;3140112 Sandvika:Lierne;3147788 Leknes:Leka kommune;' +
      '3135728 Straumen:Inderøy;3135726 Straumen:Sørfold;Å i Åfjord:Åfjord;3131781 Vik:Sømna;Gladstad:Vega kommune;' +
      '7626396 Husøya:Træna;7626397 Vågaholmen:Rødøy;Leinesfjorden:Steigen;3137469 Sørland:Værøy;' +
      '7626406 Breivikbotn:Hasvik;Ávanuorri:Måsøy;Vuonnabahta:Nesseby|Unjárga;3135739 Straume:Bø i Vesterålen|Bø kommune;' +
      '3143303 Os:Os i Østerdalen;Fossby:Aremark;Rena:Åmot kommune|Åmot herad;Orkanger:Orkdal'
    ).split(';'),
  ],
  [
    'FI',
    [
      'Vammala:Sastamala',
      'Mänttä:Mänttä-Vilppula',
      'Smedsby:Mustasaaren kunta',
      'Parola:Hattula',
      'Pulkkila:Siikalatva',
    ],
  ],
  [
    'IS',
    (
      'Egilsstaðir:Múlaþing|Fljótsdalshérað;Selfoss:Árborg|Sveitarfélagið Árborg;Húsavík:Norðurþing;' +
      'Sauðárkrókur:Skagafjörður|Sveitarfélagið Skagafjörður;Siglufjörður:Fjallabyggð;Borgarnes:Borgarbyggð;' +
      'Ólafsvík:Snæfellsbær;Höfn:Hornafjörður|Sveitarfélagið Hornafjörður;Dalvík:Dalvíkurbyggð;' +
      'Þorlákshöfn:Ölfus|Sveitarfélagið Ölfus;Reyðarfjörður:Fjarðabyggð;Garður:Suðurnesjabær;Reykjanesbær:Sveitarfélagið Reykjanesbær|Reykjanesbær'
    ).split(';'),
  ],
];
