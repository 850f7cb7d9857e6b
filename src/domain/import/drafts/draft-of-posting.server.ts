import type { Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { deadlineIn } from '#domain/job-text/deadline.ts';
import { readTextFacts } from '#domain/job-text/text-facts/text-facts.server.ts';
import { cleanTitle } from '#domain/job-text/title.ts';
import type { DraftContents } from '#domain/jobs/inputs.ts';
import { periodReaching } from '#domain/jobs/job.ts';
import { countryNamed } from '#domain/site/countries.ts';
import { groupDigits } from '#domain/site/digits.ts';
import { placeOf } from '#domain/site/places.server.ts';
import { plainText, sanitiseRichText, webAddress } from '#domain/site/rich-text.ts';
import { textAsRichText } from '#domain/site/text-as-rich-text.ts';
import { formatOf } from '../boards/formats.ts';
import { documentAt, type FetchText } from '../documents/document-at.ts';
import { UNDECODABLE } from '../documents/encoding.ts';
import { countryOfMoney } from '../pay/pay-of-lines.server.ts';
import { Gazetteer } from '../places/geocoding.server.ts';
import { LONGEST_DESCRIPTION, type Posting } from '../posting.ts';
import { jobOf } from '../postings/job-of-posting.server.ts';
import { roleOf } from '../postings/role.server.ts';
import { withHeadings } from '../text/headings-of-text.ts';
import { textLanguageOf } from '../text/text-language.ts';
import { fieldsOfLines } from './fields-of-lines.server.ts';
import { locationsOfText, withoutTown } from './locations-of-text.server.ts';
import { titleOfText } from './title-of-text.server.ts';

/**
 * Contents for a draft, from one posting elsewhere or from a text that somebody pastes. The job is posted, not imported:
 * it has no source, and no feed will ever change it (rules §4).
 */

const LONGEST_PASTE = 200_000;

/** Reads the one job behind an address. Refuses an address without a job or with several, and says what to do. */
export async function contentsOfLink(
  context: Context,
  input: string,
  fetch: FetchText,
): Promise<{ contents: DraftContents; startedFrom: string }> {
  const address = webAddress(input);
  if (address === null) {
    throw refusal('E_ADDRESS', 'Please enter the web address of one job, such as https://startup.example/jobs/baker.');
  }
  const document = await documentAt(address, (at, limits) =>
    fetch(at, limits).then(withReplacements, () => {
      throw refusal('E_UNREADABLE', 'We could not read that page. Open the job there, and paste its text below.');
    }),
  );
  const postings = formatOf(document)?.read(document).postings ?? [];
  const posting = postings.find(({ link }) => link !== null && isSamePage(link, address)) ?? postings[0];
  if (posting === undefined) {
    throw refusal('E_NO_POSTING', 'That page has no job that we can read. Paste its text below instead.');
  }
  const isOne = postings.length === 1 || (posting.link !== null && isSamePage(posting.link, address));
  if (!isOne) {
    throw refusal(
      'E_SEVERAL_POSTINGS',
      `That page has ${postings.length} jobs. Please enter the address of one of them.`,
    );
  }
  return { contents: await contentsOf(context, posting), startedFrom: address.slice(0, 500) };
}

/** A feed leaves out a posting with a character that cannot be decoded. A draft shows the usual sign: a person reads it. */
function withReplacements({ url, text }: Awaited<ReturnType<FetchText>>): { url: string; text: string } {
  return { url, text: text.replaceAll(UNDECODABLE, '\ufffd') };
}

async function contentsOf(context: Context, posting: Posting): Promise<DraftContents> {
  const job = await jobOf(context, new Gazetteer(context), posting, posting.employer.name, async () => []);
  if ('outcome' in job) throw refusal('E_NO_POSTING', `We could not use that job, because ${job.reason}.`);
  const { salaryType, workplace, receiveApplicants, periodDays: _, languages: __, ...rest } = job.input;
  return {
    ...rest,
    ...(salaryType !== 'notSaid' && { salaryType }),
    ...(workplace !== 'notSaid' && { workplace }),
    // A posting elsewhere says nothing about applying on this site, so the editor asks.
    ...(receiveApplicants !== 'platform' && { receiveApplicants }),
    ...languageFields(rest.description, rest.textLanguage),
  };
}

/**
 * Reads the fields that a pasted text states. Its first short line names the role, unless another line does; all of it is the
 * description. Without a place, "kr" is the money of the text's language, else of the country of the startup.
 */
export async function contentsOfText(
  context: Context,
  input: string,
  startup: { name: string; countryCode: string | null } | null = null,
): Promise<DraftContents> {
  if (input.trim() === '') throw refusal('E_NO_TEXT', 'Please paste the text of the job.');
  if (input.length > LONGEST_PASTE) {
    throw refusal(
      'E_LONG_TEXT',
      `That text has more than ${groupDigits(LONGEST_PASTE)} characters. Paste the job alone.`,
    );
  }
  const html = sanitiseRichText(/<(?:p|div|ul|h[1-6]|br)\b/i.test(input) ? input : textAsRichText(withHeadings(input)));
  const lines = plainText(html).split('\n');
  const { title: role, headline, isFirstLine } = titleOfText(lines);
  if (html.length > LONGEST_DESCRIPTION) {
    throw refusal('E_LONG_TEXT', `That text is longer than ${LONGEST_DESCRIPTION / 1000} kB. Paste the job alone.`);
  }
  const countedLanguage = textLanguageOf(plainText(html));
  const textLanguage = countedLanguage ?? 'en';
  const text = lines.slice(isFirstLine ? 1 : 0).join('\n');
  const locations = await locationsOfText(context, headline, text);
  const [place] = locations;
  const countryCode =
    place === undefined
      ? (countryOfMoney(text, countedLanguage) ?? startup?.countryCode ?? null)
      : await countryCodeOf(context, place);
  const fields = fieldsOfLines(headline, text, countryCode ?? '');
  const title = cleanTitle(await withoutTown(context, role, locations), {
    company: startup?.name ?? null,
    places: locations.map((location) => location.split(', ')[0] ?? ''),
    countryCodes: countryCode === null ? [] : [countryCode],
    statesPay: fields.salaryType !== undefined,
    workplace: String(fields.workplace ?? ''),
  });
  const jobRole = roleOf(headline, []);
  // A headline that says more than the title stays in the text.
  const isRepeated =
    isFirstLine &&
    headline
      .toLowerCase()
      .replace(/[\s?!]{1,20}$/, '')
      .endsWith(title.toLowerCase());
  return {
    title,
    description: isRepeated ? withoutFirstLine(html) : html,
    textLanguage,
    ...(locations.length > 0 && { locations }),
    ...fields,
    ...(headline !== '' && jobRole !== 'other' && { jobRole }),
    ...languageFields(html, textLanguage),
    ...periodField(deadlineIn(plainText(html), context.now.toISOString().slice(0, 10)), context),
  };
}

async function countryCodeOf(context: Context, place: string): Promise<string | null> {
  const country = countryNamed(place.split(', ').at(-1) ?? '');
  return country?.code ?? (await placeOf(context, { locality: place }))?.countryCode ?? null;
}

/** A job is open for one of four periods, so the deadline decides which. The editor shows the difference. */
function periodField(deadline: string | null, { now }: Context): DraftContents {
  const days = deadline && periodReaching(deadline, now.toISOString().slice(0, 10));
  return days ? { periodDays: days } : {};
}

/** The facts that the text states, as fields, so that the person sees them and can correct them. */
function languageFields(html: string, textLanguage: string): DraftContents {
  const { languages, englishEnough, relocation, visa } = readTextFacts(html, textLanguage);
  const single = languages.flatMap(({ anyOf: [language, ...others], level }) =>
    language === undefined || others.length > 0 ? [] : [{ language, level: level ?? '' }],
  );
  const help = relocation ?? visa;
  return {
    ...(single.length > 0 && { languages: single }),
    ...(englishEnough !== null && { englishEnough: englishEnough.isEnough }),
    ...(help !== null && { relocation: help.isOffered ? 'offered' : 'notOffered' }),
  };
}

/** The lines after the title may stand in the same paragraph. */
function withoutFirstLine(html: string): string {
  return html.replace(/^<(p|h[2-4])>.*?(<br>|<\/\1>)/s, (_, tag, end) => (end.startsWith('</') ? '' : `<${tag}>`));
}

function isSamePage(one: string, other: string): boolean {
  const bare = (address: string) => {
    const { host = '', pathname = '' } = URL.parse(address) ?? {};
    return `${host}${pathname}`
      .replace(/^www\./, '')
      .replace(/\/$/, '')
      .toLowerCase();
  };
  return bare(one) === bare(other);
}

function refusal(code: string, message: string): Refusal {
  return new Refusal('unmet', code, message);
}
