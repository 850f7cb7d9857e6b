/**
 * Municipalities that have another name than the town of their administration, which stands for them: [country, "town in
 * the gazetteer:municipality|municipality"]. A name that is also a word, a person or another town stands with its kind.
 */
export const MUNICIPALITIES: readonly (readonly [string, readonly string[]])[] = [
  [
    'DK',
    (
      'Faaborg:Faaborg-Midtfyn;Ringkøbing:Ringkøbing-Skjern;Ikast:Ikast-Brande;Åbybro:Jammerbugt;Aars:Vesthimmerland|' +
      'Vesthimmerlands Kommune;Hobro:Mariagerfjord;Støvring:Rebild;Ebeltoft:Syddjurs;Grenaa:Norddjurs;Hinnerup:Favrskov;' +
      'Tranebjerg:Samsø;Nykøbing Mors:Morsø;Otterup:Nordfyns Kommune;Rudkøbing:Langeland;Ærøskøbing:Ærø;' +
      'Nykøbing Falster:Guldborgsund;Store Heddinge:Stevns;Nykøbing Sjælland:Odsherred;Helsinge:Gribskov;' +
      'Frederiksværk:Halsnæs;Ølstykke:Egedal;Værløse:Furesø;Holte:Rudersdal;Nordby:Fanø;Byrum:Læsø;' +
      'Solrød Strand:Solrød Kommune;Haslev:Faxe Kommune;Rønne:Bornholms Regionskommune'
    ).split(';'),
  ],
  [
    'SE',
    (
      'Tumba:Botkyrka;Gustavsberg:Värmdö;Åkersberga:Österåker;Kungsängen:Upplands-Bro;Bollmora:Tyresö;' +
      'Mölnlycke:Härryda;Henån:Orust;Skärhamn:Tjörn;Kinna:Marks kommun|Mark kommun;Bålsta:Håbo kommun;' +
      'Fjugesta:Lekeberg;Sveg:Härjedalens kommun;Visby:Region Gotland|Gotlands kommun;Kisa:Kinda kommun;Arlöv:Burlöv;' +
      'Broby:Östra Göinge;Edsbyn:Ovanåker;Malung:Malung-Sälen;Skoghall:Hammarö;Charlottenberg:Eda kommun;' +
      'Jakobsberg:Järfälla;Nossebro:Essunga;Kungshamn:Sotenäs;Tanumshede:Tanum;Åseda:Uppvidinge;' +
      'Hammarstrand:Ragunda kommun;Hyltebruk:Hylte;Kopparberg:Ljusnarsberg;Bergsjö:Nordanstig;Falun:Falu kommun;Rönninge:Salems kommun;Österbymo:Ydre kommun'
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
      'Bryne:Time kommune;Nærbø:Hå kommune;Ålgård:Gjesdal;Egersund:Eigersund;Norheimsund:Kvam herad;' +
      'Knarvik:Alver kommune;Osøyro:Bjørnafjorden;Førde:Sunnfjord kommune;Florø:Kinn kommune;Sandane:Gloppen;' +
      'Nordfjordeid:Stad kommune;Lærdalsøyri:Lærdal;Ulsteinvik:Ulstein kommune;Elnesvågen:Hustadvika;Bruhagen:Averøy;' +
      'Sunndalsøra:Sunndal;Orkanger:Orkland;Rissa:Indre Fosen;Brekstad:Ørland;Kolvereid:Nærøysund;' +
      'Mosjøen:Vefsn;Mo i Rana:Rana kommune;Sandnessjøen:Alstahaug;Brønnøysund:Brønnøy;Hemnesberget:Hemnes kommune;' +
      'Rognan:Saltdal;Leirvik:Stord;Leknes:Vestvågøy;Stokmarknes:Hadsel;Andenes:Andøy;Myre:Øksnes;Finnsnes:Senja;' +
      'Setermoen:Bardu;Storsteinnes:Balsfjord;Storslett:Nordreisa;Lakselv:Porsanger;Honningsvåg:Nordkapp;' +
      'Mandal:Lindesnes;Rjukan:Tinn kommune;Langesund:Bamble;Lierbyen:Lier kommune;Hokksund:Øvre Eiker;' +
      'Mjøndalen:Nedre Eiker;Vikersund:Modum;Hønefoss:Ringerike;Geilo:Hol kommune;Jessheim:Ullensaker;Rotnes:Nittedal;' +
      'Fjerdingby:Rælingen;Bjørkelangen:Aurskog-Høland;Nesoddtangen:Nesodden;Drøbak:Frogn kommune;Ski:Nordre Follo;' +
      'Askim:Indre Østfold;Lena:Østre Toten;Raufoss:Vestre Toten;Dokka:Nordre Land;Hov:Søndre Land;Vinstra:Nord-Fron;' +
      'Hundorp:Sør-Fron;Vågåmo:Vågå;Otta:Sel kommune;Fagernes:Nord-Aurdal;Brumunddal:Ringsaker;Skarnes:Sør-Odal;' +
      'Innbygda:Trysil;Tretten:Øyer;Jørpeland:Strand kommune;Svortland:Bømlo;Rosendal:Kvinnherad;Liknes:Kvinesdal;' +
      'Inndyr:Gildeskål;Ørnes:Meløy;Bismo:Skjåk;Terråk:Bindal;Tonstad:Sirdal;Gvarv:Midt-Telemark'
    ).split(';'),
  ],
  ['FI', ['Vammala:Sastamala', 'Mänttä:Mänttä-Vilppula', 'Smedsby:Mustasaaren kunta', 'Parola:Hattula']],
  [
    'IS',
    (
      'Egilsstaðir:Múlaþing|Fljótsdalshérað;Selfoss:Árborg|Sveitarfélagið Árborg;Húsavík:Norðurþing;' +
      'Sauðárkrókur:Skagafjörður|Sveitarfélagið Skagafjörður;Siglufjörður:Fjallabyggð;Borgarnes:Borgarbyggð;' +
      'Ólafsvík:Snæfellsbær;Höfn:Hornafjörður|Sveitarfélagið Hornafjörður;Dalvík:Dalvíkurbyggð;' +
      'Þorlákshöfn:Ölfus|Sveitarfélagið Ölfus;Reyðarfjörður:Fjarðabyggð;Garður:Suðurnesjabær'
    ).split(';'),
  ],
];
