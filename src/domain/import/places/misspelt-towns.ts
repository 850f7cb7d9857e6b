import { fold } from '#domain/site/fold.ts';
import { isOneTypoApart } from '#domain/site/typo-distance.ts';

/** Towns of the five countries with more than 15,000 people and names so long that one wrong letter makes no other name. */
const TOWNS = (
  'Albertslund|Frederikshavn|Fredericia|Haderslev|Helsingør|Hillerød|Hjørring|Holstebro|Hvidovre|Kalundborg|' +
  'København|Copenhagen|Nørresundby|Roskilde|Silkeborg|Slagelse|Svendborg|Sønderborg|' +
  'Alingsås|Enköping|Eskilstuna|Falköping|Gothenburg|Göteborg|Halmstad|Helsingborg|Hudiksvall|Huskvarna|Hässleholm|' +
  'Härnösand|Jönköping|Karlshamn|Karlskoga|Katrineholm|Kristianstad|Kristinehamn|Kungsbacka|Linköping|Mariestad|' +
  'Mölnlycke|Norrköping|Norrtälje|Nyköping|Oskarshamn|Skellefteå|Sollentuna|Staffanstorp|Stockholm|Sundbyberg|' +
  'Sundsvall|Södertälje|Trelleborg|Trollhättan|Uddevalla|Vallentuna|Västerås|Västervik|Ängelholm|Örnsköldsvik|' +
  'Östersund|' +
  'Fredrikstad|Haugesund|Kongsberg|Kristiansand|Lillehammer|Porsgrunn|Sandefjord|Sarpsborg|Stavanger|Steinkjer|' +
  'Tønsberg|Trondheim|' +
  'Helsingfors|Helsinki|Hämeenlinna|Jakobstad|Janakkala|Jyväskylä|Järvenpää|Kirkkonummi|Lappeenranta|Mäntsälä|' +
  'Nurmijärvi|Pirkkala|Riihimäki|Rovaniemi|Savonlinna|Seinäjoki|Siilinjärvi|Uusikaupunki|Valkeakoski|Ylöjärvi|' +
  'Akureyri|Hafnarfjörður|Kópavogur|Reykjavík'
)
  .split('|')
  .map((name) => ({ name, folded: fold(name) }));

/** The town that a name is one typo away from, after its first letter: "Tronheim". */
export function townMisspelt(name: string): string | null {
  const typed = fold(name);
  return TOWNS.find(({ folded }) => typed[0] === folded[0] && isOneTypoApart(typed, folded))?.name ?? null;
}
