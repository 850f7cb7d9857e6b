/**
 * The municipalities of the Nordic countries, in Finland also by their Swedish names: two of them are two places, and
 * neither is a part of the other. Written by us, as they are since 2024.
 */
export const MUNICIPALITY_NAMES: readonly (readonly [string, readonly string[]])[] = [
  [
    'DK',
    (
      'Aabenraa|Aalborg|Aarhus|Albertslund|Allerød|Assens|Ballerup|Billund|Bornholm|Brøndby|Brønderslev|' +
      'Dragør|Egedal|Esbjerg|Faaborg-Midtfyn|Fanø|Favrskov|Faxe|Fredensborg|Fredericia|Frederiksberg|' +
      'Frederikshavn|Frederikssund|Furesø|Gentofte|Gladsaxe|Glostrup|Greve|Gribskov|Guldborgsund|Haderslev|' +
      'Halsnæs|Hedensted|Helsingør|Herlev|Herning|Hillerød|Hjørring|Holbæk|Holstebro|Horsens|Hvidovre|' +
      'Høje-Taastrup|Hørsholm|Ikast-Brande|Ishøj|Jammerbugt|Kalundborg|Kerteminde|Kolding|København|Køge|' +
      'Langeland|Lejre|Lemvig|Lolland|Lyngby-Taarbæk|Læsø|Mariagerfjord|Middelfart|Morsø|Norddjurs|' +
      'Nordfyns|Nyborg|Næstved|Odder|Odense|Odsherred|Randers|Rebild|Ringkøbing-Skjern|Ringsted|Roskilde|' +
      'Rudersdal|Rødovre|Samsø|Silkeborg|Skanderborg|Skive|Slagelse|Solrød|Sorø|Stevns|Struer|Svendborg|' +
      'Syddjurs|Sønderborg|Thisted|Tårnby|Tønder|Vallensbæk|Varde|Vejen|Vejle|Vesthimmerlands|Viborg|' +
      'Vordingborg|Ærø'
    ).split('|'),
  ],
  [
    'SE',
    (
      'Ale|Alingsås|Alvesta|Aneby|Arboga|Arjeplog|Arvidsjaur|Arvika|Askersund|Avesta|Bengtsfors|Berg|' +
      'Bjurholm|Bjuv|Boden|Bollebygd|Bollnäs|Borgholm|Borlänge|Borås|Botkyrka|Boxholm|Bromölla|Bräcke|' +
      'Burlöv|Båstad|Dals-Ed|Danderyd|Degerfors|Dorotea|Eda|Ekerö|Eksjö|Emmaboda|Enköping|Eskilstuna|Eslöv|' +
      'Essunga|Fagersta|Falkenberg|Falköping|Falun|Filipstad|Finspång|Flen|Forshaga|Färgelanda|Gagnef|' +
      'Gislaved|Gnesta|Gnosjö|Gotland|Grums|Grästorp|Gullspång|Gällivare|Gävle|Göteborg|Götene|Habo|' +
      'Hagfors|Hallsberg|Hallstahammar|Halmstad|Hammarö|Haninge|Haparanda|Heby|Hedemora|Helsingborg|' +
      'Herrljunga|Hjo|Hofors|Huddinge|Hudiksvall|Hultsfred|Hylte|Hällefors|Härjedalen|Härnösand|Härryda|' +
      'Hässleholm|Håbo|Höganäs|Högsby|Hörby|Höör|Jokkmokk|Järfälla|Jönköping|Kalix|Kalmar|Karlsborg|' +
      'Karlshamn|Karlskoga|Karlskrona|Karlstad|Katrineholm|Kil|Kinda|Kiruna|Klippan|Knivsta|Kramfors|' +
      'Kristianstad|Kristinehamn|Krokom|Kumla|Kungsbacka|Kungsör|Kungälv|Kävlinge|Köping|Laholm|Landskrona|' +
      'Laxå|Lekeberg|Leksand|Lerum|Lessebo|Lidingö|Lidköping|Lilla Edet|Lindesberg|Linköping|Ljungby|' +
      'Ljusdal|Ljusnarsberg|Lomma|Ludvika|Luleå|Lund|Lycksele|Lysekil|Malmö|Malung-Sälen|Malå|Mariestad|' +
      'Mark|Markaryd|Mellerud|Mjölby|Mora|Motala|Mullsjö|Munkedal|Munkfors|Mölndal|Mönsterås|Mörbylånga|' +
      'Nacka|Nora|Norberg|Nordanstig|Nordmaling|Norrköping|Norrtälje|Norsjö|Nybro|Nykvarn|Nyköping|' +
      'Nynäshamn|Nässjö|Ockelbo|Olofström|Orsa|Orust|Osby|Oskarshamn|Ovanåker|Oxelösund|Pajala|Partille|' +
      'Perstorp|Piteå|Ragunda|Robertsfors|Ronneby|Rättvik|Sala|Salem|Sandviken|Sigtuna|Simrishamn|Sjöbo|' +
      'Skara|Skellefteå|Skinnskatteberg|Skurup|Skövde|Smedjebacken|Sollefteå|Sollentuna|Solna|Sorsele|' +
      'Sotenäs|Staffanstorp|Stenungsund|Stockholm|Storfors|Storuman|Strängnäs|Strömstad|Strömsund|' +
      'Sundbyberg|Sundsvall|Sunne|Surahammar|Svalöv|Svedala|Svenljunga|Säffle|Säter|Sävsjö|Söderhamn|' +
      'Söderköping|Södertälje|Sölvesborg|Tanum|Tibro|Tidaholm|Tierp|Timrå|Tingsryd|Tjörn|Tomelilla|Torsby|' +
      'Torsås|Tranemo|Tranås|Trelleborg|Trollhättan|Trosa|Tyresö|Täby|Töreboda|Uddevalla|Ulricehamn|Umeå|' +
      'Upplands Väsby|Upplands-Bro|Uppsala|Uppvidinge|Vadstena|Vaggeryd|Valdemarsvik|Vallentuna|Vansbro|' +
      'Vara|Varberg|Vaxholm|Vellinge|Vetlanda|Vilhelmina|Vimmerby|Vindeln|Vingåker|Vänersborg|Vännäs|' +
      'Värmdö|Värnamo|Västervik|Västerås|Växjö|Vårgårda|Ydre|Ystad|Älmhult|Älvdalen|Älvkarleby|Älvsbyn|' +
      'Ängelholm|Åmål|Ånge|Åre|Årjäng|Åsele|Åstorp|Åtvidaberg|Öckerö|Ödeshög|Örebro|Örkelljunga|' +
      'Örnsköldsvik|Östersund|Österåker|Östhammar|Östra Göinge|Överkalix|Övertorneå'
    ).split('|'),
  ],
  [
    'NO',
    (
      'Alstahaug|Alta|Alvdal|Alver|Andøy|Aremark|Arendal|Asker|Askvoll|Askøy|Aukra|Aure|Aurland|' +
      'Aurskog-Høland|Austevoll|Austrheim|Averøy|Balsfjord|Bamble|Bardu|Beiarn|Bergen|Berlevåg|Bindal|' +
      'Birkenes|Bjerkreim|Bjørnafjorden|Bodø|Bokn|Bremanger|Brønnøy|Bygland|Bykle|Båtsfjord|Bærum|Bø|Bømlo|' +
      'Dovre|Drammen|Drangedal|Dyrøy|Dønna|Eidfjord|Eidskog|Eidsvoll|Eigersund|Elverum|Enebakk|Engerdal|' +
      'Etne|Etnedal|Evenes|Evje og Hornnes|Farsund|Fauske|Fedje|Fitjar|Fjaler|Fjord|Flakstad|Flatanger|' +
      'Flekkefjord|Flesberg|Flå|Folldal|Fredrikstad|Frogn|Froland|Frosta|Frøya|Fyresdal|Færder|Gamvik|' +
      'Gausdal|Gildeskål|Giske|Gjemnes|Gjerdrum|Gjerstad|Gjesdal|Gjøvik|Gloppen|Gol|Gran|Grane|Gratangen|' +
      'Grimstad|Grong|Grue|Gulen|Hadsel|Halden|Hamar|Hamarøy|Hammerfest|Haram|Hareid|Harstad|Hasvik|' +
      'Hattfjelldal|Haugesund|Heim|Hemnes|Hemsedal|Herøy|Hitra|Hjartdal|Hjelmeland|Hol|Hole|Holmestrand|' +
      'Holtålen|Horten|Hurdal|Hustadvika|Hvaler|Hyllestad|Hå|Hægebostad|Høyanger|Høylandet|Ibestad|Inderøy|' +
      'Indre Fosen|Indre Østfold|Iveland|Jevnaker|Karasjok|Karlsøy|Karmøy|Kautokeino|Kinn|Klepp|Kongsberg|' +
      'Kongsvinger|Kragerø|Kristiansand|Kristiansund|Krødsherad|Kvam|Kvinesdal|Kvinnherad|Kviteseid|' +
      'Kvitsøy|Kvæfjord|Kvænangen|Kåfjord|Larvik|Lavangen|Lebesby|Leirfjord|Leka|Lesja|Levanger|Lier|' +
      'Lierne|Lillehammer|Lillesand|Lillestrøm|Lindesnes|Lom|Loppa|Lund|Lunner|Lurøy|Luster|Lyngdal|Lyngen|' +
      'Lærdal|Lødingen|Lørenskog|Løten|Malvik|Marker|Masfjorden|Melhus|Meløy|Meråker|Midt-Telemark|' +
      'Midtre Gauldal|Modalen|Modum|Molde|Moskenes|Moss|Målselv|Måsøy|Namsos|Namsskogan|Nannestad|Narvik|' +
      'Nes|Nesbyen|Nesna|Nesodden|Nesseby|Nissedal|Nittedal|Nome|Nord-Aurdal|Nord-Fron|Nord-Odal|Nordkapp|' +
      'Nordre Follo|Nordre Land|Nordreisa|Nore og Uvdal|Notodden|Nærøysund|Oppdal|Orkland|Os|Osen|Osterøy|' +
      'Overhalla|Porsanger|Porsgrunn|Rakkestad|Rana|Randaberg|Rauma|Rendalen|Rennebu|Rindal|Ringebu|' +
      'Ringerike|Ringsaker|Risør|Rollag|Råde|Rælingen|Rødøy|Røros|Røst|Røyrvik|Salangen|Saltdal|Samnanger|' +
      'Sande|Sandefjord|Sandnes|Sarpsborg|Sauda|Sel|Selbu|Seljord|Senja|Sigdal|Siljan|Sirdal|Skaun|Skien|' +
      'Skiptvet|Skjervøy|Skjåk|Smøla|Snåsa|Sogndal|Sokndal|Sola|Solund|Sortland|Stad|Stange|Stavanger|' +
      'Steigen|Steinkjer|Stjørdal|Stor-Elvdal|Stord|Storfjord|Strand|Stranda|Stryn|Sula|Suldal|Sunndal|' +
      'Sunnfjord|Surnadal|Sveio|Sykkylven|Sømna|Søndre Land|Sør-Aurdal|Sør-Fron|Sør-Odal|Sør-Varanger|' +
      'Sørfold|Sørreisa|Tana|Time|Tingvoll|Tinn|Tjeldsund|Tokke|Tolga|Tromsø|Trondheim|Trysil|Træna|' +
      'Tvedestrand|Tydal|Tynset|Tysnes|Tysvær|Tønsberg|Ullensaker|Ullensvang|Ulstein|Ulvik|Utsira|Vadsø|' +
      'Vaksdal|Valle|Vang|Vanylven|Vardø|Vefsn|Vega|Vegårshei|Vennesla|Verdal|Vestby|Vestnes|Vestre Slidre|' +
      'Vestre Toten|Vestvågøy|Vevelstad|Vik|Vindafjord|Vinje|Volda|Voss|Vågan|Vågå|Våler|Værøy|Åfjord|Ål|' +
      'Ålesund|Åmli|Åmot|Årdal|Ås|Åseral|Åsnes|Øksnes|Ørland|Ørsta|Østre Toten|Øvre Eiker|Øyer|Øygarden|' +
      'Øystre Slidre'
    ).split('|'),
  ],
  [
    'FI',
    (
      'Akaa|Alajärvi|Alavieska|Alavus|Asikkala|Askola|Aura|Borgå|Enonkoski|Enontekiö|Esbo|Espoo|Eura|' +
      'Eurajoki|Evijärvi|Forssa|Grankulla|Haapajärvi|Haapavesi|Hailuoto|Halsua|Hamina|Hangö|Hankasalmi|' +
      'Hanko|Harjavalta|Hartola|Hattula|Hausjärvi|Heinola|Heinävesi|Helsingfors|Helsinki|Hirvensalmi|' +
      'Hollola|Huittinen|Humppila|Hyrynsalmi|Hyvinkää|Hämeenkyrö|Hämeenlinna|Ii|Iisalmi|Iitti|Ikaalinen|' +
      'Ilmajoki|Ilomantsi|Imatra|Inari|Ingå|Inkoo|Isojoki|Isokyrö|Jakobstad|Janakkala|Joensuu|Jokioinen|' +
      'Joroinen|Joutsa|Juuka|Juupajoki|Juva|Jyväskylä|Jämijärvi|Jämsä|Järvenpää|Kaarina|Kaavi|Kajaani|' +
      'Kalajoki|Kangasala|Kangasniemi|Kankaanpää|Kannonkoski|Kannus|Karijoki|Karkkila|Karleby|Karstula|' +
      'Karvia|Kaskinen|Kauhajoki|Kauhava|Kauniainen|Kaustinen|Keitele|Kemi|Kemijärvi|Keminmaa|Kemiönsaari|' +
      'Kempele|Kerava|Keuruu|Kihniö|Kimitoön|Kinnula|Kirkkonummi|Kitee|Kittilä|Kiuruvesi|Kivijärvi|' +
      'Kokemäki|Kokkola|Kolari|Konnevesi|Kontiolahti|Korsholm|Korsnäs|Koski|Kotka|Kouvola|' +
      'Kristiinankaupunki|Kristinestad|Kronoby|Kruunupyy|Kuhmo|Kuhmoinen|Kuopio|Kuortane|Kurikka|Kustavi|' +
      'Kuusamo|Kyrkslätt|Kyyjärvi|Kärkölä|Kärsämäki|Lahti|Laihia|Laitila|Lapinjärvi|Lapinlahti|Lappajärvi|' +
      'Lappeenranta|Lapua|Larsmo|Laukaa|Lemi|Lempäälä|Leppävirta|Lestijärvi|Lieksa|Lieto|Liminka|Liperi|' +
      'Lohja|Loimaa|Lojo|Loppi|Loviisa|Lovisa|Luhanka|Lumijoki|Luoto|Luumäki|Maalahti|Malax|Mariehamn|' +
      'Marttila|Masku|Merijärvi|Merikarvia|Miehikkälä|Mikkeli|Muhos|Multia|Muonio|Mustasaari|Muurame|' +
      'Mynämäki|Myrskylä|Mäntsälä|Mänttä-Vilppula|Mäntyharju|Naantali|Nakkila|Nivala|Nokia|Nousiainen|' +
      'Nurmes|Nurmijärvi|Nykarleby|Närpes|Närpiö|Orimattila|Oripää|Orivesi|Oulainen|Oulu|Outokumpu|' +
      'Padasjoki|Paimio|Paltamo|Parainen|Pargas|Parikkala|Parkano|Pedersöre|Pelkosenniemi|Pello|Perho|' +
      'Pertunmaa|Petäjävesi|Pieksämäki|Pielavesi|Pietarsaari|Pihtipudas|Pirkkala|Polvijärvi|Pomarkku|Pori|' +
      'Pornainen|Porvoo|Posio|Pudasjärvi|Pukkila|Punkalaidun|Puolanka|Puumala|Pyhtää|Pyhäjoki|Pyhäjärvi|' +
      'Pyhäntä|Pyhäranta|Pälkäne|Pöytyä|Raahe|Raasepori|Raisio|Rantasalmi|Ranua|Raseborg|Rauma|Rautalampi|' +
      'Rautavaara|Rautjärvi|Reisjärvi|Riihimäki|Ristijärvi|Rovaniemi|Ruokolahti|Ruovesi|Rusko|Rääkkylä|' +
      'Saarijärvi|Salla|Salo|Sastamala|Sauvo|Savitaipale|Savonlinna|Savukoski|Seinäjoki|Sibbo|Sievi|' +
      'Siikainen|Siikajoki|Siikalatva|Siilinjärvi|Simo|Sipoo|Siuntio|Sodankylä|Soini|Somero|Sonkajärvi|' +
      'Sotkamo|Sulkava|Suomussalmi|Suonenjoki|Sysmä|Säkylä|Taipalsaari|Taivalkoski|Taivassalo|Tammela|' +
      'Tampere|Tervo|Tervola|Teuva|Tohmajärvi|Toholampi|Toivakka|Tornio|Turku|Tuusniemi|Tuusula|Tyrnävä|' +
      'Ulvila|Urjala|Utajärvi|Utsjoki|Uurainen|Uusikaarlepyy|Uusikaupunki|Vaala|Vaasa|Valkeakoski|Vanda|' +
      'Vantaa|Varkaus|Vasa|Vehmaa|Vesanto|Vesilahti|Veteli|Vieremä|Vihti|Viitasaari|Vimpeli|Virolahti|' +
      'Virrat|Vörå|Vöyri|Ylitornio|Ylivieska|Ylöjärvi|Ypäjä|Ähtäri|Äänekoski|Åbo'
    ).split('|'),
  ],
  [
    'IS',
    (
      'Akranes|Akureyri|Bláskógabyggð|Bolungarvík|Borgarbyggð|Dalabyggð|Dalvíkurbyggð|Eyjafjarðarsveit|' +
      'Fjallabyggð|Fjarðabyggð|Flóahreppur|Garðabær|Grindavík|Grundarfjörður|Hafnarfjörður|Hornafjörður|' +
      'Hrunamannahreppur|Hvalfjarðarsveit|Hveragerði|Hörgársveit|Húnabyggð|Kópavogur|Langanesbyggð|' +
      'Mosfellsbær|Múlaþing|Mýrdalshreppur|Norðurþing|Reykjanesbær|Reykjavík|Seltjarnarnes|Skaftárhreppur|' +
      'Skagafjörður|Skagaströnd|Snæfellsbær|Strandabyggð|Stykkishólmur|Suðurnesjabær|Vestmannaeyjar|' +
      'Vesturbyggð|Vogar|Vopnafjörður|Árborg|Ísafjarðarbær|Ölfus|Þingeyjarsveit'
    ).split('|'),
  ],
];
