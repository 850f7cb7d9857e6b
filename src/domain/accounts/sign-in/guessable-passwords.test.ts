import { describe, expect, it } from 'vitest';
import { type GuessableReason, whyGuessable } from './guessable-passwords.ts';
import { isPasswordAllowed } from './password-rule.ts';

const ABOUT = {
  firstName: 'Anna',
  lastName: 'Bjørk-Þórsdóttir',
  email: 'ab.fjordland@people.example',
  siteNames: ['Havn', 'Havn Impact'],
};

const REFUSED: Record<GuessableReason, string[]> = {
  common: [
    '1qaz!QAZ',
    'Dragon2026!',
    '!Monkey99',
    'Trustno1!',
    'Iloveyou2!',
    'Michael2024!',
    'Batman!99',
    'Sup3rman#1',
  ],
  name: [
    'Anna1234!',
    'anna-ANNA-1',
    '2026!Anna',
    '@nna2026!X',
    'AnnaBjork1!',
    'Bjoerk1984!',
    'Thorsdottir7!',
    'Anna-Sommer-1',
    'Annaanna1!',
  ],
  email: ['Fjordland1!', 'Fj0rdl4nd!9', 'AB-2026-ab!', 'abFjordland7!'],
  site: ['Havn2026!', 'H@vn12345!', 'HavnHavn1!', 'Abc-Havn-77', 'Impact#2026', 'Havn-Impact-1'],
  word: [
    'Password1!',
    'P@ssw0rd',
    'P@ssw0rd!',
    'Qwerty123!',
    'Welcome1!',
    'Summer2026!',
    'Sunshine#1',
    'Football-10',
    'L1verpool!',
    'Sommer2026!',
    'Velkommen1!',
    'Fotball1!',
    'Copenhagen1!',
    'København-1',
    'Kobenhavn24!',
    'Koebenhavn24!',
    'Välkommen26!',
    'Valkommen26!',
    'Tervetuloa1!',
    'Velkomin#12',
    'Kesä2026!!',
    'Syksy-2025',
    'Efterår2025!',
    'Efteraar25!',
    'Vetur2026!',
    'Haust-2024!',
    'Oktober2026!',
    'Tammikuu26!',
    'Janúar2026!',
    'Tirsdag123!',
    'Perjantai13!',
    'Föstudagur1!',
    'Stockholm08!',
    'Göteborg031!',
    'Reykjavik#1',
    'Helsinki00!',
    'Trondheim73!',
    'Passord123!',
    'Lösenord1!',
    'Salasana1!',
    'Lykilorð22!',
    'Adgangskode1!',
    'Hemmelig-1',
    'Brøndby1964!',
    'Rosenborg#1',
    'Jalkapallo9!',
    'Hammarby1915!',
    'S0mm3r2026!',
    'V3lk0mm3n!!',
    'Elskling<3',
    'Prinsessan1!',
    'Godjul2026!',
    'Joulu-2026!',
    'Viking1000!',
    'Sverige!!11',
    'Suomi1917!',
    'Mai-1234567',
    'Sommer-Oslo-26!',
    'VinterVinter1!',
    'Abcd-2026!',
    'Asdfgh-12!',
  ],
};

const ACCEPTED = [
  'Fyrtårn-42-havn',
  'Kattegat!9x',
  'Kattegat-77-ny',
  'Skagerrak-8-ny',
  'Correct horse battery staple 1!',
  // Nordic sentences, some with a season, a city or the name of the site.
  'Tre gule ænder svømmer 4!',
  'Rødgrød med fløde 5 gange!',
  'Sju sjösjuka sjömän-7',
  'Fyra blå koppar på bordet!4',
  'Blåbærsyltetøy-9-glass',
  'Elgen spiste hele hagen 3!',
  'Yksi kissa juoksi 2 ovea!',
  'Kolme punaista venettä-3',
  'Hesturinn datt í lækinn 1!',
  'Sjö svartir hrafnar-7',
  'Sommerfugl over kålåker 2!',
  'Vinteren kom for tidlig-8',
  'Københavns bedste cykel 1?',
  'Regn i Bergen hver tirsdag-5',
  'Snö över Stockholm i maj 6!',
  'Kesämökki ja kolme saunaa 2!',
  'Havnefronten lukter tang 8!',
  'Anna plukker multer på vidda 9!',
  'Velkommen hjem fra skogen 2!',
  'Lakrids til morgenmad-3',
  // Words with various symbols between them.
  'plov-Anker-tåge-62',
  'Kajak.Spade.Nisse.8',
  'torsk+Paraply+4+lygte',
  'Mølle/reje/Bold/19',
  'Gaffel_Drage_5_uld',
  'Tåke*Rips*Ovn*3',
  'smör-Yxa-dimma-14',
  'Kirves-suo-7-Lintu',
  'Steinn-ullar-6-Rjúpa',
  'Sommer-Oslo-Katt-Kode-9!',
  'Måned-Fredag-Lommelykt-1',
  // Random characters.
  'xK9#vQ2!mZ',
  'Tr0ub4dor&3',
  'gW7$kP1@zLr',
  'q!8Rzv_Ty5',
  'mayQ7!xrtWp',
  'Ju1-hvZ!kqw',
  'B7&nyfx-Rq',
  'Пароль-7-ok',
  'Zürbel%Quak9',
];

describe('a guessable password', () => {
  const cases = Object.entries(REFUSED).flatMap(([reason, passwords]) =>
    passwords.map((password) => [password, reason] as const),
  );
  it.each(cases)('is refused: %s (%s)', (password, reason) => {
    expect(whyGuessable(password, ABOUT)).toBe(reason);
    expect(whyGuessable(password.normalize('NFD'), ABOUT)).toBe(reason);
  });
});

describe('a password with enough other content', () => {
  it.each(ACCEPTED)('is accepted: %s', (password) => {
    expect(whyGuessable(password, ABOUT)).toBeNull();
    expect(isPasswordAllowed(password)).toBe(true);
  });

  it("is accepted if it contains somebody else's name", () => {
    const other = { ...ABOUT, firstName: 'Liv', lastName: 'Vik', email: 'liv@people.example' };
    expect([whyGuessable('Fjordland-2026!', ABOUT), whyGuessable('Fjordland-2026!', other)]).toEqual(['email', null]);
    expect([whyGuessable('Bodil-Klitgaard1', ABOUT), whyGuessable('Livsmot-Klitt1', other)]).toEqual([null, null]);
  });

  it('is accepted if the person has no name, or the site an odd one', () => {
    const nobody = { firstName: '', lastName: '-', email: 'x@people.example', siteNames: ['日本', ''] };
    expect(whyGuessable('Kattegat!9x', nobody)).toBeNull();
  });
});
