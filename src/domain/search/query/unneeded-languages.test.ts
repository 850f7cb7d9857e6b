import { describe, expect, it } from 'vitest';
import { parseText } from './search-text.ts';
import { withMinuses } from './typed-negations.server.ts';
import { groupsOf } from './word-groups.server.ts';

/** The facts that a search names, as on the chips, and the words that it leaves out. */
function factsOf(search: string): string[] {
  const typedText = parseText(withMinuses(search, () => false).text, () => true);
  const excluded = typedText.excluded.flat().map(({ folded }) => `not ${folded}`);
  return [...groupsOf(typedText).flatMap(({ fact }) => fact?.label ?? []), ...excluded];
}

describe('a language that is not needed', () => {
  it.each([
    "don't need to speak Finnish",
    'neither Danish nor Norwegian',
    'I speak neither Swedish nor Finnish',
    'no Danish or Norwegian',
    'hverken dansk eller norsk',
    'kan varken svenska eller finska',
    'ei tanskaa eikä norjaa',
    'en puhu suomea enkä ruotsia',
    'hvorki íslensku né dönsku',
    "I don't have to know Danish",
    'where I do not need Swedish',
    'speaking Norwegian is not required',
    'without having to speak Icelandic',
    'ei tarvitse puhua suomea',
    'ei tarvitse osata suomea',
    'behöver inte kunna svenska',
    'man ikke behøver at tale dansk',
    "jobs where you don't need to know any Danish",
    'developer job, Norwegian not necessary',
    'Finnish is not mandatory',
    'no need to speak Swedish',
    'no need for Danish',
    'no knowledge of Danish needed',
    'no Icelandic skills required',
    'Swedish skills not needed',
    'not fluent in Danish',
    "I can't speak Norwegian",
    'I cannot speak Finnish',
    "don't understand Swedish",
    "doesn't matter if I don't speak Danish",
    'you do not have to be able to speak Danish',
    'without fluent Finnish',
    'without knowledge of Norwegian',
    'utan att behöva kunna svenska',
    'där man inte måste kunna svenska',
    'svenska krävs inte',
    'svenska är inte ett krav',
    'jag talar inte svenska',
    'man slipper prata svenska',
    'kräver ingen svenska',
    'job hvor man ikke skal kunne dansk',
    'dansk er ikke et krav',
    'dansk er ikke nødvendigt',
    'uden at skulle tale dansk',
    'jeg forstår ikke dansk',
    'kræver ikke at man taler dansk',
    'norsk er ikke nødvendig',
    'norsk ikke påkrevd',
    'trenger ikke å snakke norsk',
    'der jeg ikke må kunne norsk',
    'treng ikkje kunne norsk',
    'eg snakkar ikkje norsk',
    'uten at jeg må snakke norsk',
    'suomea ei tarvitse osata',
    'suomen kieltä ei vaadita',
    'suomen kielen taitoa ei vaadita',
    'en puhu suomea',
    'en osaa suomea',
    'en ymmärrä ruotsia',
    'emme puhu suomea',
    "Don't need Danish or Norwegian",
    'developer, no Danish, Swedish or Norwegian required',
    'Danish or Norwegian not required',
    'behöver inte kunna svenska eller finska',
    'dansk eller norsk er ikke et krav',
    'trenger ikke norsk/dansk',
    'ei tarvitse osata suomea tai ruotsia',
    'þarf ekki að kunna íslensku eða dönsku',
    'ilman suomen kielen osaamista',
    'ei tarvita suomea',
    'työ jossa ei tarvita suomen kieltä',
    'ei edellytä suomen kieltä',
    'þarf ekki að kunna íslensku',
    'án þess að tala íslensku',
    'ég tala ekki íslensku',
    'íslenska ekki nauðsynleg',
    'íslensku er ekki krafist',
    'þarf ekki að tala íslensku',
    'kann ekki íslensku',
    'my Swedish is not good yet',
    "I don't speak Danish very well",
    'my Norwegian is still poor',
    'mit dansk er ikke så godt',
    'mit dansk er dårligt',
    'min svenska är inte så bra',
    'norsken min er ikke så god ennå',
    'en puhu suomea kovin hyvin',
    'íslenskan mín er ekki góð',
  ])('leaves English as enough: %s', (search) => {
    expect(factsOf(search)).toEqual(['English is enough']);
  });

  it.each([
    ['must speak Danish', ['Danish']],
    ['Danish required, no experience needed', ['Danish']],
    ['svenska är ett krav', ['Swedish']],
    ['puhun suomea', ['Finnish']],
    ['osaa suomea', ['Finnish']],
    ['speaks Danish, Swedish not required', ['Danish', 'English is enough']],
    ['talar svenska inte finska', ['Swedish', 'Finnish']],
    ['tala íslensku', ['Icelandic']],
    ['no need for a driving licence, Danish', ['Danish']],
    ['not a Danish company', ['Danish']],
    ['good Danish, no nights', ['Danish']],
    ['machine learning Danish', ['Danish']],
    ['lærer i norsk', ['Norwegian']],
    ['"norsk er ikke nødvendig"', []],
  ])('is no other language: %s', (search, facts) => {
    expect(
      factsOf(search).filter((fact) => /^(English is|Danish|Swedish|Norwegian|Finnish|Icelandic)/.test(fact)),
    ).toEqual(facts);
  });

  it('leaves both searches of an "or" as they are', () => {
    const words = groupsOf(parseText("don't need Danish or Norwegian, nurse or cook", () => true));
    expect(words.map((group) => group.readings.length)).toEqual([2, 0]);
  });

  it('leaves the rest of the sentence as it is', () => {
    expect(factsOf("don't speak Danish, no experience needed, Oslo")).toEqual(['English is enough']);
    const groups = groupsOf(parseText('Norwegian not required, no experience', () => true));
    expect(groups.map(({ words }) => words.map(({ spelled }) => spelled).join(' '))).toEqual([
      'norwegian not required',
      'no experience',
    ]);
  });
});
