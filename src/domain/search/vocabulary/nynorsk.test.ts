import { describe, expect, it } from 'vitest';
import { interpret, keysIn } from './synonyms.server.ts';

const keysOf = (search: string) =>
  interpret(search.toLowerCase().normalize('NFC').split(' ').map(plain)).flatMap(({ senses }) =>
    senses.flatMap(({ keys }) => keys),
  );
const plain = (word: string) => word.replaceAll('ø', 'o').replaceAll('å', 'a').replaceAll('æ', 'a');

describe('a search in Nynorsk means the same as in Bokmål', () => {
  it.each([
    ['utviklar', 'utvikler'],
    ['utviklarar', 'utviklere'],
    ['utviklarane', 'utviklerne'],
    ['backendutviklaren', 'backendutvikleren'],
    ['seljar', 'selger'],
    ['salssjef', 'salgssjef'],
    ['rekneskap', 'regnskap'],
    ['rekneskapsførar', 'regnskapsfører'],
    ['prosjektleiar', 'prosjektleder'],
    ['dagleg leiar', 'daglig leder'],
    ['marknadsførar', 'markedsfører'],
    ['marknadsansvarleg', 'markedsansvarlig'],
    ['kundehandsamar', 'kundebehandler'],
    ['rådgjevar', 'rådgiver'],
    ['planleggjar', 'planlegger'],
    ['produkteigar', 'produkteier'],
    ['innhaldsprodusent', 'innholdsprodusent'],
    ['heimekontor', 'hjemmekontor'],
    ['nyutdanna', 'nyutdannet'],
    ['sommarjobb', 'sommerjobb'],
    ['sjukepleiar', 'sykepleier'],
    ['ingeniørar', 'ingeniører'],
    ['kundeteneste', 'kundetjeneste'],
    ['forsking', 'forskning'],
    ['leiande', 'ledende'],
    ['snikkar', 'snekker'],
    ['sal', 'salg'],
  ])('%s: %s', (nynorsk, bokmal) => {
    expect(keysOf(bokmal)).not.toEqual([]);
    expect(keysOf(nynorsk)).toEqual(keysOf(bokmal));
  });

  it('and a title in Nynorsk has the keys of the title in Bokmål', () => {
    expect(keysIn('Prosjektleiar')).toEqual(keysIn('Prosjektleder'));
    expect(keysIn('Utviklar')).toEqual(keysIn('Utvikler'));
  });

  it('while words of other languages with the same endings stay what they are', () => {
    expect(keysOf('seminar')).toEqual([]);
    expect(keysOf('radar')).toEqual([]);
    expect(keysOf('solar')).toEqual([]);
  });
});
