/**
 * Towns that GeoNames lists twice: [name, id of the entry to keep, ids of its doubles]. Names of the doubles mean the kept
 * town: Nickby is the centre of Sipoo.
 */
export const SAME_TOWNS: readonly (readonly [string, number, readonly number[]])[] = [
  ['Haninge', 2707953, [2708016]],
  ['Stjørdal', 6951004, [3136765]],
  ['Sogndal', 7288345, [3137973]],
  ['Hemsedal', 3152989, [7626339]],
  ['Rygge', 3140825, [3336590]],
  ['Å i Åfjord', 3163608, [3162903]],
  ['Sipoo', 637067, [644930]],
  ['Korsholm', 651299, [636493]],
  ['Pargas', 642673, [7911309]],
  ['Alajärvi', 661576, [11593510]],
  ['Pyhäjärvi', 640441, [640403]],
  ['Rautjärvi', 639666, [636777]],
  ['Kinnula', 652736, [652737]],
];

/**
 * Entries of GeoNames that are no towns: a weather station, hamlets to which it gives the people of a town of the same name,
 * so that neither would be meant, and a village whose name nearly always means its region.
 */
export const NO_TOWNS: readonly (readonly [string, readonly number[]])[] = [
  ['Ulsteinvik weather station', [8468896]],
  ['Lappi in Rauma', [648886]],
  ['Myre in Andøy', [3145148]],
  ['Pyhäjärvi in Lapland', [640440]],
  ['Nykvarn in Norrtälje', [2687690]],
  ['Södra Sandby on Öland', [2675691]],
  ['Åkarp in Falköping', [2727314]],
  ['Vi south of Sundsvall', [2663161]],
  ['Skåre in Trelleborg', [2678153]],
  ['Anderstorp in Gullspång', [2726026]],
  ['Hittarp in Östra Göinge', [2706323]],
  ['Viken in Skellefteå', [601972]],
  ['Arnö in Norrtälje', [2725271]],
  ['Brunna in Hedemora', [2718975]],
  ['Olofstorp in Tidaholm', [2687063]],
  ['Bara in Oxelösund', [2723488]],
  ['Smedby in Leksand', [2676592]],
  ['Skänninge in Norrtälje', [2678265]],
  ['Irsta in Enköping', [2703525]],
  ['Alunda north of Östhammar', [2599289]],
  ['Storvik, Forsbacka and Långsele in Skellefteå', [602566, 606141, 604779]],
  ['Insjön in Åsele', [2703546]],
  ['Jonstorp in Vårgårda', [2702923]],
  ['Stenstorp and Ryd in Motala', [2673952, 2680985]],
  ['Söderfors in Lycksele', [2676238]],
  ['Valla in Krokom', [2665578]],
  ['Hölö in Värmdö', [2705127]],
  ['Hestra in Aneby', [2706483]],
  ['Mjällby in Halmstad', [2691792]],
  ['Olstorp in Nyköping', [2686979]],
];
