import { describe, expect, it } from 'vitest';
import { sampleOf } from '#testing/depth.ts';
import { claimsIn, labelledOf, scoreOf } from '#testing/labelled-texts.ts';
import heldOutTexts from './fixtures/held-out.json' with { type: 'json' };
import laterTexts from './fixtures/later.json' with { type: 'json' };
import tuningTexts from './fixtures/tuning.json' with { type: 'json' };
import { sentencesOf } from './sentences.ts';
import { readTextFacts } from './text-facts.server.ts';

const factsOf = (html: string, language = 'en') => readTextFacts(html, language);
const languages = (html: string) => factsOf(html).languages.map(({ anyOf }) => anyOf.join('/'));

describe('labelled texts', () => {
  const tuning = labelledOf(tuningTexts);
  // Not looked at while the phrases were written.
  const heldOut = labelledOf(heldOutTexts);
  // Written later, after the shapes of real boards. Mistakes in it are mended by their cause, not one by one.
  const later = labelledOf(laterTexts);

  it('are at least 240, with 40 or more in each of six languages and none twice', () => {
    const all = [...tuning, ...heldOut, ...later];
    expect(all.length).toBeGreaterThanOrEqual(240);
    expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
    for (const language of ['en', 'da', 'sv', 'nb', 'fi', 'is']) {
      expect(all.filter((one) => one.language === language).length, language).toBeGreaterThanOrEqual(40);
    }
  });

  it('that the phrases were written for are read without a mistake', () => {
    expect(scoreOf(tuning, claimsIn).wrong).toEqual([]);
  });

  it('that the phrases were not written for are read with a precision of 0.97 and a recall of 0.85 at least', () => {
    const { precision, recall } = scoreOf(heldOut, claimsIn);
    expect(precision).toBeGreaterThanOrEqual(0.97);
    expect(recall).toBeGreaterThanOrEqual(0.85);
  });

  it('that were written later are read with a precision of 0.97 and a recall of 0.92 at least', () => {
    const { precision, recall, wrong } = scoreOf(later, claimsIn);
    console.info(`precision ${precision}, recall ${recall}\n${wrong.join('\n')}`);
    expect(precision).toBeGreaterThanOrEqual(0.97);
    expect(recall).toBeGreaterThanOrEqual(0.92);
  });
});

describe('sentences', () => {
  const texts = (html: string) => sentencesOf(html).map(({ text }) => text);

  it('do not end at an abbreviation, a number or an initial', () => {
    expect(
      texts('<p>You know maps, e.g. Danish ones. We pay 1.5 times. J. Hansen leads. Come!  "Why?" Because.</p>'),
    ).toEqual([
      'You know maps, e.g. Danish ones.',
      'We pay 1.5 times.',
      'J. Hansen leads.',
      'Come!',
      '"Why?"',
      'Because.',
    ]);
    expect(texts('<p>Du kan f.eks. Dansk. Vi ses bl.a. i Oslo.</p>')).toEqual([
      'Du kan f.eks. Dansk.',
      'Vi ses bl.a. i Oslo.',
    ]);
  });

  it('are one with their answer: "Can you help with the permit? Yes."', () => {
    expect(texts('<p>Can you help with the permit? Yes, gladly.</p>')[0]).toBe('we Can help with the permit.');
    expect(texts('<p>Do I need Danish? No.</p>')[0]).toBe('you Do not need Danish.');
    expect(texts('<p>Kan ni hjälpa till med visum? Nej.</p>')[0]).toBe('vi Kan inte hjälpa till med visum.');
    expect(texts('<p>Räcker det med engelska? Nej.</p>')[0]).toBe('det Räcker inte med engelska.');
    expect(texts('<p>Krävs svenska? Nej, aldrig.</p>')[0]).toBe('svenska Krävs inte.');
    expect(texts('<p>Holder det med engelsk? Nei.</p>')[0]).toBe('det Holder ikke med engelsk.');
    expect(texts('<p>Er engelsk nok? Nej.</p>')[0]).toBe('engelsk er ikke nok.');
    expect(texts('<p>Saknar du bostad? Det löser vi.</p>')).toEqual(['Saknar du bostad? Det löser vi.']);
    expect(texts('<p>Har du norska som modersmål? Då är det dig vi söker.</p>')[0]).toBe(
      'du Har norska som modersmål.',
    );
    expect(texts('<p>Kan du bara engelska? Då är det dig vi söker.</p>')[0]).toBe('Kan du bara engelska?');
    expect(texts('<h3>Do I need Danish?</h3><p>Not at all. Come!</p>')[0]).toBe('you Do not need Danish.');
    expect(texts('<p>Do you speak good Danish? You’ll need to.</p>')[0]).toBe('you must speak good Danish.');
    expect(texts('<p>Who pays for the move? We do.</p>')[0]).toBe('we pays for the move.');
    expect(texts('<p>Your permit? We handle it.</p>')[0]).toBe('Your permit: We handle it.');
    expect(texts('<p>Is English enough? Unfortunately not.</p>')[0]).toBe('English Is not enough.');
    expect(texts('<p>Is there a staff flat? No. Is there a bus? Yes.</p>')[0]).toBe('there Is no staff flat.');
    expect(texts('<p>Don’t have a work permit? We’ll help.</p>')[0]).toBe('Don’t have a work permit? We’ll help.');
    expect(texts('<p>Can you help with the permit? Ask us.</p>')[0]).toBe('Can you help with the permit?');
    expect(texts('<p>Autatteko muutossa? Kyllä.</p>')[0]).toBe('autamme muutossa.');
    expect(texts('<p>Onko teillä asuntoja? Ei ole.</p>')[0]).toBe('ei ole teillä asuntoja.');
    expect(texts('<p>Riittääkö englanti? Riittää.</p>')[0]).toBe('riittää englanti.');
    expect(texts('<p>Tarvitsetko viisumin? Me hoidamme sen.</p>')[0]).toBe('Tarvitsetko viisumin? Me hoidamme sen.');
    expect(texts('<p>Er húsnæði í boði? Nei. Sjáumst.</p>')[0]).toBe('Er húsnæði í boði? Nei.');
    expect(texts('<p>Er norsk et krav? Nei.</p>')[0]).toBe('Er norsk et krav?');
    expect(texts('<p>Dvalarleyfi? Við sjáum um það.</p>')[0]).toBe('Dvalarleyfi? Við sjáum um það.');
  });

  it('are split at bullets, breaks and headings, also at typed ones', () => {
    expect(
      texts('<h2>You</h2><ul><li>Danish</li><li><p>English</p></li></ul><p>- One<br>- Two</p><p>A • B</p><p>🚀 C</p>'),
    ).toEqual(['You', 'Danish', 'English', 'One', 'Two', 'A', 'B', 'C']);
  });

  it('have the heading, the bold line or the line with a colon above them', () => {
    const under = (html: string) => sentencesOf(html).at(-1)?.under;
    expect(under('<h3>Nice to have</h3><ul><li>Danish</li></ul>')).toBe('Nice to have');
    expect(under('<p><strong>Nice to have</strong></p><ul><li>Danish</li></ul>')).toBe('Nice to have');
    expect(under('<p>It is a plus if you have:</p><ul><li>Danish</li></ul>')).toBe('It is a plus if you have:');
    expect(under('<h3>Nice to have</h3><h3>You</h3><ul><li>Danish</li></ul>')).toBe('You');
  });
});

describe('text facts', () => {
  it('quote the exact sentence, with its language', () => {
    const { languages, visa } = factsOf(
      '<p>Join us. <strong>You</strong> are fluent in Danish &amp; English!</p><p>Vi kan inte erbjuda visum. Hej.</p>',
    );
    expect(languages[0]).toEqual({
      anyOf: ['da'],
      level: 'fluent',
      quote: { text: 'You are fluent in Danish & English!', language: 'en' },
    });
    expect(visa).toEqual({ isOffered: false, quote: { text: 'Vi kan inte erbjuda visum.', language: 'sv' } });
  });

  it('are quoted as Danish or Norwegian by the words of the sentence, or by the language of the text', () => {
    const language = (html: string, textLanguage: string) => factsOf(html, textLanguage).languages[0]?.quote.language;
    expect(language('<p>Du taler flydende dansk.</p>', 'en')).toBe('da');
    expect(language('<p>Du snakker flytende dansk.</p>', 'en')).toBe('nb');
    expect(language('<p>Dansk er et krav; engelsk er ønskelig.</p>', 'en')).toBe('nb');
    expect(language('<p>Dansk er et krav.</p>', 'nb')).toBe('nb');
    expect(factsOf('<p>Vi dekker ikke flyttekostnader.</p>').relocation?.quote.language).toBe('nb');
    expect(factsOf('<p>Vi dækker ikke flytteudgifter.</p>').relocation?.quote.language).toBe('da');
  });

  it.each([
    'You must have the right to work in Sweden.',
    'Must be authorised to work in the EU.',
    'Du skal have gyldig arbejdstilladelse i Danmark.',
    'Du må ha gyldig arbeidstillatelse i Norge.',
    'Du måste ha rätt att arbeta i EU.',
    'Sinulla on oltava voimassa oleva työlupa.',
    'Þú þarft að hafa gilt atvinnuleyfi.',
  ])('do not take a permit that people need for a refusal of help: %s', (text) => {
    expect(factsOf(`<p>${text}</p>`).visa).toBeNull();
  });

  it('state help also where the words say not to worry, or not only', () => {
    expect(factsOf('<p>Oroa dig inte för arbetstillståndet, det fixar vi.</p>').visa?.isOffered).toBe(true);
    expect(factsOf('<p>Vi betalar inte bara flytten.</p>').relocation?.isOffered).toBe(true);
    expect(factsOf('<p>Flytting til Bodø skal ikke koste deg noe.</p>').relocation?.isOffered).toBe(true);
  });

  it('are read from a clause about the help that the clause before it names', () => {
    expect(factsOf('<p>Should you need a permit, we will arrange it for you.</p>').visa?.isOffered).toBe(true);
  });

  it('are missing where two sentences contradict each other', () => {
    expect(languages('<p>Danish is required.</p><p>Danish is not required.</p>')).toEqual([]);
    expect(languages('<p>Fluent Danish.</p><p>Danish is a plus.</p>')).toEqual([]);
    expect(factsOf('<p>English is enough.</p><p>English is not enough.</p>').englishEnough).toBeNull();
    expect(factsOf('<p>We sponsor visas.</p><p>We do not sponsor visas.</p>').visa).toBeNull();
  });

  it('do not include that English is enough where the job requires another language', () => {
    expect(factsOf('<p>Our working language is English. You must speak Finnish.</p>').englishEnough).toBeNull();
    expect(factsOf('<p>You do not need to speak Danish, but you are fluent in German.</p>').englishEnough).toBeNull();
  });

  it('require English and state that it is enough where a skill in it and its place at work are named', () => {
    const facts = factsOf('<p>You are fluent in English, which is our working language.</p>');
    expect(facts).toMatchObject({ languages: [{ anyOf: ['en'], level: 'fluent' }], englishEnough: { isEnough: true } });
    expect(languages('<p>English is our working language.</p>')).toEqual([]);
    const reason = factsOf('<p>Engelsk må du kunne, for det er arbeidsspråket vårt.</p>');
    expect(reason).toMatchObject({ languages: [{ anyOf: ['en'] }], englishEnough: { isEnough: true } });
  });

  it('state that English is enough only where the text offers a choice', () => {
    const enough = (text: string) => factsOf(`<p>${text}</p>`).englishEnough?.isEnough ?? null;
    expect(enough('You speak Danish or English.')).toBe(true);
    for (const text of [
      'Fluent Danish/English.',
      'Bilingual English/Mandarin is required.',
      'Flytande svenska/engelska i tal och skrift.',
      'Languages: Arabic + bilingual in French or English.',
    ])
      expect(enough(text), text).toBeNull();
  });

  it('read a bullet by a heading in another language', () => {
    expect(languages('<h3>Din profil</h3><ul><li>English for talking to the factory</li></ul>')).toEqual(['en']);
    expect(languages('<h3>Meriterande</h3><ul><li>Fluent German</li></ul>')).toEqual([]);
  });

  it('read a line by the label that it begins with', () => {
    expect(languages('<p>Krav: fyllda 18, lite svenska eller lite engelska, lugn i kassan.</p>')).toEqual(['en/sv']);
    expect(languages('<p>Plus: tyska, flytande engelska, virkning.</p>')).toEqual([]);
  });

  it('state that a language below "What you don’t need" is not required', () => {
    const html = '<h3>What you don’t need</h3><ul><li>A degree</li><li>Swedish. Really.</li></ul>';
    expect(factsOf(html)).toMatchObject({ languages: [], englishEnough: { isEnough: true } });
  });

  it('give the level of the European scale before that of the words', () => {
    const level = (text: string) => factsOf(`<p>${text}</p>`).languages[0]?.level;
    expect(level('For søkere med annet morsmål enn dansk kreves norskkunnskaper på nivå B2.')).toBe('good');
    expect(level('Svært gode engelskkunnskaper (IELTS 7,0 eller Cambridge C1) er et krav.')).toBe('fluent');
    expect(level('You need Icelandic, A2 as a minimum.')).toBe('basic');
  });

  it('read a bullet by its heading', () => {
    expect(languages('<h3>Requirements</h3><ul><li>Danish</li></ul>')).toEqual(['da']);
    expect(languages('<h3>Bonus points</h3><ul><li>Fluent Danish</li></ul>')).toEqual([]);
    expect(factsOf('<h3>What you will do</h3><ul><li>Visa support</li></ul>').visa).toBeNull();
    expect(factsOf('<h3>We offer</h3><ul><li>Visa support</li></ul>').visa?.isOffered).toBe(true);
    expect(factsOf('<h3>What we can’t offer</h3><ul><li>Visa support</li></ul>').visa?.isOffered).toBe(false);
    expect(factsOf('<h3>Det tilbyder vi ikke</h3><ul><li>Visumstøtte</li></ul>').visa?.isOffered).toBe(false);
    expect(factsOf('<h3>Tarjoamme</h3><ul><li>Asunto sataman vierestä</li></ul>').relocation?.isOffered).toBe(true);
    expect(factsOf('<h3>Mitä emme tarjoa</h3><ul><li>Viisumituki</li></ul>').visa?.isOffered).toBe(false);
  });

  it('are missing in a text without any, and end on texts made to be slow', () => {
    expect(factsOf('')).toEqual({ languages: [], englishEnough: null, visa: null, relocation: null });
    const words = ['Danish, ', 'fluent in both and ', 'we visa ', '(English ', 'you speak and ', 'J. ', '• x '];
    const runs = ['.', '!', '…', 'a', '7', '(', ')', '"', '”', ' ', '-', '&', '•'];
    const mixtures = [
      'a.',
      'a. ',
      '1.',
      '."',
      '."( ',
      '!) ',
      ' (',
      '" ',
      '. 7',
      'a(',
      '</p>',
      '<',
      '<a',
      '&amp;',
      '- ',
    ];
    const ends = ['', 'a', ' a', '(. A', '. Danish'];
    for (const part of sampleOf([...words, ...runs, ...mixtures], 10)) {
      const much = part.repeat(Math.floor(100_000 / part.length));
      for (const end of ends) factsOf(`<p>${much.slice(0, -40)}${end}`);
      factsOf(`<${much}`);
      factsOf(`<h2>${much.slice(0, 50_000)}</h2><ul>${'<li>Danish visa</li>'.repeat(2_000)}</ul>`);
      factsOf(`<p>${`${part.repeat(Math.floor(480 / part.length))}. `.repeat(200)}</p>`);
    }
  });
});
