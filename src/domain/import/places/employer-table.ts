/** Employers, shops and offices that postings put before even a small town or a quarter: "Hydro Årdal", "Rema 1000 Ikast". */
export const EMPLOYERS_BEFORE_TOWNS = [
  // Industry, health and public bodies
  'Hydro|Norsk Hydro|Equinor|Elkem|Eramet|Alcoa|Yara|Statkraft|Boliden|SSAB|LKAB|UPM|Stora Enso|Metsä|Neste|' +
    'Vestas|Arla|Mowi|Lerøy|SalMar|Moelven|Tine|Nortura|Valio|Outokumpu|Kemira|Borealis|NAV|DNV|Danish Crown|' +
    'Rockwool|Vinmonopolet|Systembolaget|Alko|Vínbúðin|Politiet|Polisen|Posten|PostNord|Posti|Bring|Skatteetaten|' +
    'Forsvaret|Försvarsmakten|Kriminalomsorgen|Kriminalvården|HSN|HSU|HVE|HSS|HVEST|HSA|Klinikk|Klinik|Psykiatri',
  // Groceries
  'Føtex|Føtex Food|Bilka|Bilka OneStop|Netto|Rema|Rema 1000|Kvickly|SuperBrugsen|Super Brugsen|Brugsen|' +
    "Dagli'Brugsen|Coop 365|Coop 365discount|365discount|Lidl|Aldi|Meny|Spar|Eurospar|Min Købmand|Løvbjerg|" +
    'ABC Lavpris|Salling|Magasin|ICA|ICA Maxi|ICA Kvantum|ICA Supermarket|ICA Nära|Maxi ICA|Maxi ICA Stormarknad|' +
    'Coop|Coop Forum|Stora Coop|Willys|Willys Hemma|Hemköp|City Gross|ÖoB|Kiwi|Joker|Bunnpris|Coop Extra|Extra|' +
    'Coop Obs|Obs|Coop Prix|Coop Mega|Matkroken|Prisma|S-market|Sale|Alepa|K-Citymarket|Citymarket|K-Supermarket|' +
    'K-Market|Minimani|Halpa-Halli|Bónus|Krónan|Nettó|Hagkaup|Kjörbúðin|Krambúðin',
  // Other shops
  'Elgiganten|Elkjøp|Gigantti|Power|Matas|Imerco|Jysk|XL-BYG|XL-Bygg|Bauhaus|Hornbach|Silvan|Harald Nyborg|' +
    'Stark|Biltema|Sport 24|Sport 1|Intersport|Sportmaster|Normal|Flying Tiger|Søstrene Grene|Plantorama|IKEA|' +
    'Ilva|Rusta|Dollarstore|Jula|Clas Ohlson|MediaMarkt|NetOnNet|Byggmax|K-Rauta|Beijer|Ahlsell|Mio|Åhléns|' +
    'Kappahl|Lindex|Gina Tricot|Cubus|Dressmann|Stadium|XXL|Team Sportia|Apoteket|Apoteket Hjärtat|' +
    'Kronans Apotek|Apotek 1|Vitusapotek|Boots apotek|Kicks|Plantagen|Plantasjen|Blomsterlandet|Granngården|' +
    'Mekonomen|Europris|Nille|Maxbo|Byggmakker|Montér|Obs Bygg|Skeidar|Bohus|Felleskjøpet|Tokmanni|Kärkkäinen|' +
    'Puuilo|Motonet|Stockmann|Sokos|Masku|Sotka|Isku|Elko|Byko|Húsasmiðjan|Lyfja|Butik|Butikk|Varuhus|Varehus',
  // Restaurants, hotels, banks and services
  "Circle K|OKQ8|Uno-X|YX|N1|Orkan|Olís|ABC|7-Eleven|Narvesen|Espresso House|Burger King|McDonald's|McDonald’s|" +
    'Max Burgers|Sunset Boulevard|Hesburger|Scandic|Radisson Blu|Clarion Hotel|Quality Hotel|Comfort Hotel|' +
    'Thon Hotel|Best Western|Elite Hotel|Sokos Hotel|Comwell|SATS|PureGym|Nordic Wellness|SpareBank 1|DNB|Nordea|' +
    'Danske Bank|Handelsbanken|Swedbank|Landsbankinn|Íslandsbanki|Arion banki|Securitas|ISS|Coor|Attendo|' +
    'Mehiläinen|Terveystalo|Aleris|Capio|Pihlajalinna|Norlandia|Kry',
].flatMap((names) => names.split('|'));

/** Employers with the name of a town: "Outokumpu, Avesta". */
export const EMPLOYERS_LIKE_TOWNS = ['Outokumpu', 'Nokia', 'Boliden', 'Fiskars', 'Rio Tinto'];
