/**
 * Names of towns in another official language of the place, and short forms: [country, "town in the gazetteer:name|name"].
 * Left out are names that a word, a person or another town has, too (Storå, Gustavs, Östermark, Luoto).
 */
export const OTHER_NAMES: readonly (readonly [string, readonly string[]])[] = [
  [
    'FI',

    // Swedish names.
    (
      'Hanko:Hangö;Vihti:Vichtis;Mikkeli:Sankt Michel|S:t Michel;Savonlinna:Nyslott;Uusikaupunki:Nystad|Uudessakaupungissa;' +
      'Hamina:Fredrikshamn;Tornio:Torneå;Raahe:Brahestad;Kajaani:Kajana;Kaarina:Sankt Karins|S:t Karins;Raisio:Reso;' +
      'Lieto:Lundo;Paimio:Pemar;Iisalmi:Idensalmi;Pornainen:Borgnäs;Siuntio:Sjundeå;Pohja:Pojo;Pyhtää:Pyttis;' +
      'Lapinjärvi:Lappträsk;Myrskylä:Mörskom;Kaskinen:Kaskö;Isokyrö:Storkyro;Vähäkyrö:Lillkyro;Laihia:Laihela;' +
      'Lapua:Lappo;Ilmajoki:Ilmola;Alavus:Alavo;Karijoki:Bötom;Hämeenkyrö:Tavastkyro;Ikaalinen:Ikalis;Ulvila:Ulvsby;' +
      'Kokemäki:Kumo;Huittinen:Vittis;Eurajoki:Euraåminne;Laitila:Letala;Mynämäki:Virmo;Nousiainen:Nousis;' +
      'Rymättylä:Rimito;Perniö:Bjärnå;Taivassalo:Tövsala;Vehmaa:Vemo;Merikarvia:Sastmola;Pomarkku:Påmark;' +
      'Virolahti:Vederlax;Laukaa:Laukas;Liminka:Limingo;Oulunsalo:Uleåsalo;Hailuoto:Karlö;Kälviä:Kelviå;' +
      'Lohtaja:Lochteå;Veteli:Vetil;Kaustinen:Kaustby;' +
      'Inari:Enare|Aanaar|Anár;Utsjoki:Ohcejohka;' +
      // Finnish names.
      'Korsholm:Mustasaari;Väståboland:Länsi-Turunmaa;Lovisa:Loviisa;Ekenäs:Tammisaari|Raseborg|Raasepori;' +
      'Pargas:Parainen;Karis:Karjaa;Kristinestad:Kristiinankaupunki;Nykarleby:Uusikaarlepyy;Kronoby:Kruunupyy;' +
      'Malax:Maalahti;Ingå:Inkoo;Pernå:Pernaja;Vörå:Vöyri;Kimito:Kemiö|Kimitoön|Kemiönsaari;Oravais:Oravainen;' +
      'Replot:Raippaluoto;Nagu:Nauvo;Houtskär:Houtskari;Närpes:Närpiö;Nickby:Nikkilä;Smedsby:Sepänkylä;' +
      'Bennäs:Pännäinen;Kållby:Kolppi;Ytteresse:Ähtävä;' +
      // Cases that no rule makes.
      'Tuusula:Hyrylä;Hollola:Salpakangas;Vantaa:Helsinki-Vantaa|Helsingfors-Vanda;Kangasala:Kangasalla;Virrat:Virroilla'
    ).split(';'),
  ],
  [
    'NO',
    (
      'Kautokeino:Guovdageaidnu;Lakselv:Leavdnja;Hammerfest:Hámmerfeasta;Kirkenes:Girkonjárga;Tana bru:Deanušaldi;' +
      'Kárášjohka:Karasjok;Snåase:Snåsa;Narvik:Áhkanjárga;Harstad:Hárstták;Bodø:Bådåddjo;' +
      // Other spellings, and names of the post.
      'Aursmoen:Aurskog;Farnes:Øvre Årdal;Verdal:Verdalsøra;Valderøy:Valderøya;Borgheim:Nøtterøy'
    ).split(';'),
  ],
  [
    'SE',
    [
      'Kiruna:Giron',
      'Jokkmokk:Jåhkåmåhkke',
      'Gällivare:Váhtjer|Jiellevárri',
      'Haparanda:Haaparanta',
      'Skanör med Falsterbo:Skanör',
    ],
  ],
  [
    'DK',
    [
      'Skaerbaek:Skærbæk',
      'Smørumnedre:Smørum',
      'Avlum:Aulum',
      'Kirke Hvalsø:Hvalsø',
      '2610311 Viby:Viby Sjælland|Viby Sj',
      'Bording Kirkeby:Bording',
      'Hurup:Hurup Thy',
      'Nykøbing Falster:Nykøbing F|Nykøbing Fl',
      'Nykøbing Mors:Nykøbing M',
      'Nykøbing Sjælland:Nykøbing S|Nykøbing Sj',
    ],
  ],
];
