import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applications } from '#database/tables/applications.server.ts';
import { apply } from '#domain/applications/apply/apply.server.ts';
import type { Context } from '#domain/context.ts';
import { anApplication, type JobToApplyTo, someJobToApplyTo } from '#testing/applying.ts';
import { authServices } from '#testing/auth-services.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { statementsOf } from '#testing/statements.ts';
import { findBoardCompany } from './access.server.ts';
import { findBoard } from './board.server.ts';
import { fillTextBands } from './copied-texts.server.ts';
import { areNearCopies, textHash, type WrittenText } from './copied-texts.ts';

const fixture = rollbackFixture();
const services = authServices();

/** In each language a letter, one sentence more, and the letter of somebody else for the same job. */
const LETTERS: Record<string, { letter: string; more: string; other: string }> = {
  English: {
    letter:
      'Dear team at {company}, my name is {name} and I have followed {company} for a long time. For six years I have built backend services in Go and Rust for a shipping company, where I was responsible for the tracking of containers. I like small teams that talk with their customers every week, and I am looking for a place where I can take part in decisions early. I could start in March and would be glad to show you what I have built. Kind regards, {name}',
    more: 'I also speak German and some French.',
    other:
      'Dear team at {company}, I am {name}, a backend engineer from Bergen. Since university I have worked with payments, first at a bank and then at a startup of nine people that was sold last summer. What I miss most is being close to the people who use the product. I write Go and Kotlin, I like tests that fail for one reason, and I am happiest with an unclear problem and a week of time. I could start in January. Kind regards, {name}',
  },
  Danish: {
    letter:
      'Kære {company}, jeg hedder {name} og søger stillingen som backendudvikler hos {company}. De sidste fem år har jeg arbejdet med betalingssystemer i et mindre firma i Aarhus, hvor jeg havde ansvar for drift og for at hjælpe nye kolleger i gang. Jeg trives bedst i et team, der taler åbent om fejl og udgiver ofte. I min fritid sejler jeg og bygger små programmer til vores klub. Jeg kan begynde den første februar og glæder mig til at høre fra jer. Med venlig hilsen {name}',
    more: 'Mine referencer sender jeg gerne.',
    other:
      'Kære {company}, jeg er {name} og bor i Odense. Jeg har lige afsluttet min kandidat i datalogi med et speciale om søgning i store tekstsamlinger, og ved siden af studiet har jeg arbejdet to år i support. Det har lært mig at lytte, før jeg koder. Jeg søger et første job, hvor jeg kan lære af erfarne folk og få lov til at bygge noget fra ende til anden. Jeg kan begynde straks. Med venlig hilsen {name}',
  },
  Swedish: {
    letter:
      'Hej {company}! Jag heter {name} och vill gärna arbeta hos {company}. Under fyra år har jag lett ett litet team som utvecklar system för kollektivtrafik i Göteborg, och jag har skrivit det mesta av koden i Kotlin och SQL. Jag tycker om att förenkla saker som har blivit krångliga, och jag frågar hellre en gång för mycket. Nu söker jag ett mindre bolag där beslut tas nära kunderna. Jag kan börja i april och kommer gärna förbi på en kaffe. Vänliga hälsningar {name}',
    more: 'Jag har också körkort.',
    other:
      'Hej {company}! Mitt namn är {name}. Jag är civilingenjör från Linköping och har de senaste tre åren arbetat som konsult med molntjänster åt myndigheter. Det har gett mig vana vid säkerhet och dokumentation, men jag saknar att äga en produkt. Er lösning använde jag själv förra vintern, och jag har flera idéer om hur sökningen kan bli bättre. Jag kan börja efter tre månaders uppsägning. Vänliga hälsningar {name}',
  },
  Norwegian: {
    letter:
      'Hei {company}, jeg heter {name} og skriver fordi {company} bygger noe jeg selv ville brukt hver dag. Jeg har jobbet sju år med sensorer og datainnsamling på havet, de to siste årene som teknisk leder for fem utviklere. Jeg liker å være med fra første skisse til drift, og jeg tar gjerne vakt når det trengs. Hjemme har jeg to barn og en gammel trebåt. Jeg kan begynne etter påske og stiller gjerne til en prat i Oslo. Vennlig hilsen {name}',
    more: 'Legger ved vitnemål om ønskelig.',
    other:
      'Hei {company}, mitt navn er {name}. Jeg kommer fra Tromsø og har nettopp flyttet til Oslo etter ti år i offentlig sektor. Der bygde jeg pasientjournaler og lærte hvor viktig det er at ting virker klokken tre om natten. Nå vil jeg til et sted som er mindre, der veien fra idé til bruker er kort. Jeg skriver mest TypeScript og SQL. Jeg kan begynne i august. Vennlig hilsen {name}',
  },
  Finnish: {
    letter:
      'Hei {company}, nimeni on {name} ja haen teille ohjelmistokehittäjäksi. Olen työskennellyt viisi vuotta pienessä yrityksessä Tampereella, jossa vastasin maksujen käsittelystä ja palvelimien ylläpidosta. Pidän selkeästä koodista, hyvistä testeistä ja työkavereista, jotka uskaltavat kysyä. Vapaa-ajallani hiihdän ja kirjoitan avointa lähdekoodia. Etsin nyt paikkaa, jossa voin olla mukana suunnittelussa alusta asti ja nähdä, miten asiakkaat käyttävät tuotetta. Voisin aloittaa maaliskuun alussa ja kerron mielelläni lisää haastattelussa. Ystävällisin terveisin {name}',
    more: 'Puhun myös ruotsia ja hieman saksaa.',
    other:
      'Hei {company}, olen {name} Turusta. Valmistuin keväällä diplomi-insinööriksi ja tein lopputyöni reittien laskennasta merellä. Opintojen aikana työskentelin kaksi kesää satamassa, joten tunnen alan myös käytännössä. Haluaisin oppia kokeneilta kehittäjiltä ja rakentaa jotain, mitä ihmiset todella tarvitsevat. Osaan parhaiten Pythonia ja SQL:ää, mutta opin nopeasti uutta. Olen valmis muuttamaan Helsinkiin ja voin aloittaa heti. Odotan innolla, että kuulen teistä. Ystävällisin terveisin {name}',
  },
  Icelandic: {
    letter:
      'Sæl öll hjá {company}, ég heiti {name} og sæki um starf forritara hjá {company}. Undanfarin sex ár hef ég unnið við greiðslukerfi hjá banka í Reykjavík þar sem ég sá um rekstur og þjálfun nýrra starfsmanna. Mér líður best í litlu teymi sem talar oft við viðskiptavini og gefur út breytingar á hverjum degi. Utan vinnu geng ég á fjöll og spila á kontrabassa. Ég get byrjað í mars og kem gjarnan í spjall þegar ykkur hentar. Bestu kveðjur {name}',
    more: 'Meðmæli sendi ég ef óskað er.',
    other:
      'Sæl öll hjá {company}, {name} heiti ég og bý á Akureyri. Ég lauk meistaranámi í tölvunarfræði í vor og skrifaði um spár út frá veðurgögnum á sjó. Með náminu vann ég í fiskvinnslu og við þjónustu, og þar lærði ég að hlusta áður en ég laga eitthvað. Mig langar að vinna þar sem ég get lært af reyndu fólki og borið ábyrgð á eigin verkefni frá upphafi. Ég get byrjað strax. Bestu kveðjur {name}',
  },
};

const fillIn = (text: string, name: string, company = 'Tang') =>
  text.replaceAll('{name}', name).replaceAll('{company}', company);
const textBy = (text: string, name: string): WrittenText => ({ texts: [text], names: [name, 'Tang'] });

describe.each(Object.entries(LETTERS))('a letter in %s', (_language, { letter, more, other }) => {
  const first = textBy(fillIn(letter, 'Anna Lind'), 'Anna Lind');

  it('is nearly a copy under another name, for another startup by mistake, and with a sentence more', () => {
    for (const copy of [
      fillIn(letter, 'Bo Ek'),
      fillIn(letter, 'Bo Ek', 'Nordlys'),
      `${more} ${fillIn(letter, 'Bo Ek')}`,
      `${fillIn(letter, 'Bo Ek')} ${more}`,
      fillIn(letter, 'Bo Ek').toUpperCase().replaceAll('.', ' !'),
    ]) {
      expect(areNearCopies(first, textBy(copy, 'Bo Ek')), copy).toBe(true);
    }
  });

  it('is no copy of another letter for the same job, nor of one in another language', () => {
    expect(areNearCopies(first, textBy(fillIn(other, 'Bo Ek'), 'Bo Ek'))).toBe(false);
    for (const [, { letter: foreign }] of Object.entries(LETTERS)) {
      if (foreign !== letter)
        expect(areNearCopies(first, textBy(fillIn(foreign, 'Anna Lind'), 'Anna Lind'))).toBe(false);
    }
  });
});

describe('the applications of a startup', () => {
  let number = 0;
  /** Each a second after the one before, so that the first of a group is known. */
  const send = async (job: JobToApplyTo, name: string, note: string, answers: (string | string[])[] = []) => {
    const { actor } = await somebody(fixture.context, { isTalent: true });
    number += 1;
    const now = new Date(fixture.context.now.getTime() + number * 1000);
    return apply({ ...fixture.as({ actor }), now }, services, job.id, anApplication({ name, note, answers }));
  };
  const groups = async (context: Context, job: JobToApplyTo) => {
    const owner = { ...context, actor: job.owner.actor };
    const { columns } = await findBoard(owner, await findBoardCompany(owner, job.companyKey));
    return Object.fromEntries((columns[0]?.cards ?? []).map(({ name, alike }) => [name, alike]));
  };
  const { letter, more, other } = LETTERS.English as (typeof LETTERS)[string];

  it('are gathered where they are near-copies, and not where they are different', async () => {
    const job = await someJobToApplyTo(fixture.context);
    await send(job, 'Anna Lind', fillIn(letter, 'Anna Lind'));
    await send(job, 'Bo Ek', `${fillIn(letter, 'Bo Ek', 'Nordlys')} ${more}`);
    await send(job, 'Cai Dal', fillIn(other, 'Cai Dal'));
    await send(job, 'Dag Vik', fillIn(letter, 'Dag Vik').replace('six years', 'four years'));
    expect(await groups(fixture.context, job)).toEqual({ 'Anna Lind': 2, 'Bo Ek': 2, 'Cai Dal': 0, 'Dag Vik': 2 });
  });

  it('are not led from one text to another by small changes', async () => {
    const job = await someJobToApplyTo(fixture.context);
    const words = fillIn(letter, 'Anna Lind').split(' ');
    // Each replaces five more words than the one before; the last has little in common with the first.
    for (let step = 0; step <= 8; step += 1) {
      const note = words.map((word, at) => (at < step * 5 ? `${word}${at}` : word)).join(' ');
      await send(job, `Person ${step}`, note);
    }
    const rows = await fixture.context.db
      .select({ hash: applications.textHash })
      .from(applications)
      .orderBy(applications.sentAt);
    expect(rows[0]?.hash).toBe(rows[1]?.hash);
    expect(rows.at(-1)?.hash).not.toBe(rows[0]?.hash);
  });

  it('are not gathered because people chose the same options', async () => {
    const options = [0, 1, 2].map(
      (n) => `I can work from the office in Oslo on ${n + 2} days of each week without travelling`,
    );
    const job = await someJobToApplyTo(fixture.context, {
      questions: [0, 1, 2].map((n) => ({ type: 'choice', text: `Question ${n}?`, required: true, options })),
    });
    await send(job, 'Anna Lind', '', options);
    await send(job, 'Bo Ek', '', options);
    expect(await groups(fixture.context, job)).toEqual({ 'Anna Lind': 0, 'Bo Ek': 0 });
  });

  const system = () => fixture.as({ actor: { kind: 'system', name: 'clock' } });

  it('are gathered among those that are older than the bands, too, a batch at a time, as if all had been compared when sent', async () => {
    const job = await someJobToApplyTo(fixture.context);
    await send(job, 'Anna Lind', fillIn(letter, 'Anna Lind'));
    await send(job, 'Bo Ek', `${fillIn(letter, 'Bo Ek')} ${more}`);
    await send(job, 'Cai Dal', fillIn(other, 'Cai Dal'));
    const fortyLongWords = Array.from({ length: 20 }, (_, n) => `Verantwortung${n}`).join(' ');
    await send(job, 'Eva Sund', fortyLongWords);
    const marks = () =>
      fixture.context.db
        .select({ name: applications.name, hash: applications.textHash, bands: applications.textBands })
        .from(applications)
        .orderBy(applications.sentAt);
    const expected = await marks();
    // As they were stored before there were bands.
    for (const { name, note } of await fixture.context.db.select().from(applications)) {
      await fixture.context.db
        .update(applications)
        .set({ textBands: null, textHash: textHash([note]) })
        .where(eq(applications.name, name));
    }
    // Two came since: the first one found nobody, and the second found the first.
    await send(job, 'Dag Vik', fillIn(letter, 'Dag Vik').replace('six years', 'four years'));
    await send(job, 'Finn Lie', `${more} ${fillIn(letter, 'Finn Lie')}`);
    expect(await groups(fixture.context, job)).toMatchObject({
      'Anna Lind': 0,
      'Bo Ek': 0,
      'Dag Vik': 1,
      'Finn Lie': 1,
    });

    expect(await fillTextBands(system(), 1)).toBe(1);
    expect(await fillTextBands(system())).toBe(3);
    expect((await marks()).slice(0, 4)).toEqual(expected);
    const sizes = { 'Anna Lind': 3, 'Bo Ek': 3, 'Cai Dal': 0, 'Eva Sund': 0, 'Dag Vik': 3, 'Finn Lie': 3 };
    expect(await groups(fixture.context, job)).toEqual(sizes);
    expect(await fillTextBands(system())).toBe(0);
  });

  it('take one statement more to send with a letter, also beside 5,000 copies', async () => {
    const job = await someJobToApplyTo(fixture.context);
    await send(job, 'Anna Lind', fillIn(letter, 'Anna Lind'));
    await fixture.context.db.execute(sql`
      INSERT INTO applications (id, job_id, company_id, talent_id, rank, sent_at, moved_at, talent_status_at, withdrawn_at, name, email,
        note, text_hash, text_bands, created_at, updated_at)
      SELECT lpad(to_hex(n), 24, '0'), job_id, company_id, talent_id, rank, sent_at, moved_at, talent_status_at, sent_at, name, email,
        note, text_hash, text_bands, created_at, updated_at
      FROM applications CROSS JOIN generate_series(1, 5000) n`);
    const { actor } = await somebody(fixture.context, { isTalent: true });
    const note = fillIn(letter, 'Bo Ek');
    // Their first application fills in their profile, too.
    await apply(fixture.as({ actor }), services, (await someJobToApplyTo(fixture.context)).id, anApplication());
    const work = () => apply(fixture.as({ actor }), services, job.id, anApplication({ name: 'Bo Ek', note }));
    expect(await statementsOf(work)).toHaveLength(4);
    const rows = await fixture.context.db.select({ hash: applications.textHash }).from(applications);
    expect(new Set(rows.map(({ hash }) => hash).filter((hash) => hash !== null)).size).toBe(1);
  });
});
