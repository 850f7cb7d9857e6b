import { describe, expect, it } from 'vitest';
import { withoutIdentity, withoutOwnName } from './own-name.ts';

const hidden = '(their name)';

describe('the text of a person whose name is hidden', () => {
  it.each([
    ['one word', 'Björk', 'I am Björk, and these are Björks songs.', `I am ${hidden}, and these are ${hidden} songs.`],
    [
      'three words',
      'Anna Lena Lind',
      'Anna Lena Lind here. Call me Anna, or Ms Lind. Anna Lind’s work and LIND’S CV.',
      `${hidden} here. Call me ${hidden}, or Ms ${hidden}. ${hidden} work and ${hidden} CV.`,
    ],
    [
      'a hyphen',
      'Lars-Erik Holm',
      'Hi, Lars here, or Lars-Erik. Holm-Lars',
      `Hi, ${hidden} here, or ${hidden}. ${hidden}`,
    ],
    ['an apostrophe', "Sinéad O'Brien", 'Sinead O’Brien', hidden],
    ['accents that the text leaves out', 'Jörg Müller', 'Best, Jorg Muller', `Best, ${hidden}`],
    [
      'a name that ends with s',
      'Jens Hansen',
      'Jens’ boat, Jens’s boat and Jens',
      `${hidden} boat, ${hidden} boat and ${hidden}`,
    ],
    ['small letters as a signature', 'Tuva Lindqvist', 'Best,\ntuva', `Best,\n${hidden}`],
    ['small letters after a greeting', 'Tuva Lindqvist', 'Thank you! / tuva', `Thank you! / ${hidden}`],
    ['an address of a mailbox', 'Tuva Lindqvist', 'tuva@example.com', `${hidden}@example.com`],
    ['an address of a page', 'Tuva Lindqvist', 'linkedin.com/in/tuva-lindqvist', `linkedin.com/in/${hidden}`],
    [
      'an address of one word',
      'Tuva Lindqvist',
      'tuva.example/work, www.tuva.example',
      `${hidden}.example/work, www.${hidden}.example`,
    ],
    ['a name written as one word', 'Tuva Lindqvist', 'github.com/tuvalindqvist', `github.com/${hidden}`],
  ])('does not tell a name of %s', (_what, name, text, shown) => {
    expect(withoutOwnName(text, name)).toBe(shown);
  });

  it.each([
    ['a common word in small letters', 'Dag Storm', 'En dag, a perfect storm: I sail every dag.'],
    ['a particle', 'Eva von Berg', 'Das von dir'],
    ['an initial', 'J. Ek', 'Plan J works'],
    ['a longer word', 'Ann Berg', 'Annual report of Bergen'],
    ['nothing of an empty name', ' ', 'Dear all,\n\nhello.'],
  ])('keeps %s', (_what, name, text) => {
    expect(withoutOwnName(text, name)).toBe(text);
  });

  it.each([
    ['Virtanen', 'Aino Virtanen', 'Virtasen CV, Virtaselle, Virtasta, Virtaseen, Ainon ja Ainolle'],
    ['Pekka', 'Pekka Laine', 'Pekan, Pekalle, Laineen, Lainetta'],
    ['Lind', 'Mark Lind', 'Lindin, Markille'],
    ['Jónsson', 'Sigurður Jónsson', 'Jónssonar, Jónssyni, Sigurðar, Sigurði'],
    ['Þórunn', 'Þórunn Helga Jónsdóttir', 'Þórunni, Þórunnar, Helgu, Jónsdóttur'],
    ['Anna', 'Anna Björk Svavarsdóttir', 'Önnu, Bjarkar, Svavarsdóttur'],
    ['Björn', 'Björn Harðarson', 'Bjarnar, Birni, Harðarsyni'],
    ['Hörður', 'Hörður Steinn Hjörtur', 'Harðar, Herði, Steini, Stein, Hjartar, Hirti'],
    ['Ingibjörg', 'Ingibjörg Þröstur', 'Ingibjargar, Ingibjörgu, Þrastar, Þresti'],
    ['Mikko', 'Mikko Ranta', 'Mikon, Mikolle, Mikkoa, Rannan, Rantaa, Rannalla'],
    ['Lahti', 'Satu Lahti', 'Sadun, Lahden, Lahdella, Lahtea'],
    ['Mäki', 'Virta Kivimäki', 'Virran, Kivimäen, Kivimäellä'],
    ['Lampi', 'Pelto Lampi', 'Pellon, Lammen, Lammella'],
    ['Niemi', 'Outi Niemi', 'Outin, Niemen, Niemellä, Niemeä'],
  ])('does not tell the cases of %s', (_what, name, text) => {
    expect(
      withoutOwnName(text, name)
        .match(/\p{L}{3,}/gu)
        ?.filter((word) => !['their', 'name', 'CV'].includes(word)) ?? [],
    ).toEqual([]);
  });

  it.each([
    ['a longer word', 'Mark Lind', 'Markets, Lindau'],
    ['a name with another end', 'Anna Berg', 'Annika in Bergen'],
    ['words of a language where names do not change', 'Bjorn Santa', 'Barn, Bjarne, Sanna, Born'],
    ['small words that look like a case', 'Satu Niemi', 'En sadun, niemen, sade'],
    ['a short name with a case', 'Ole Dag', 'Olen, Dagi'],
    ['a verb before a pronoun', 'Will Stone', 'Will you be there? Will the team?'],
    ['an order before an article', 'Mark Lind', 'Mark the date. Mark my words.'],
  ])('keeps %s of a Nordic text', (_what, name, text) => {
    expect(withoutOwnName(text, name)).toBe(text);
  });

  it('leaves the colleagues whom a note mentions', () => {
    const note = { text: '@Anna, what do you think of Anna Virtanen?', mentions: ['one'] };
    const card = {
      name: 'Anna Virtanen',
      headline: '',
      note: '',
      answers: [],
      profile: {},
      messages: [],
      notes: [note],
    };
    expect(withoutIdentity(card).notes[0]?.text).toBe(`@Anna, what do you think of ${hidden}?`);
  });

  it('hides a name that is a common word where it is written as a name', () => {
    expect(withoutOwnName('I will sail. Will Stone, or Will.', 'Will Stone')).toBe(
      `I will sail. ${hidden}, or ${hidden}.`,
    );
  });
});
