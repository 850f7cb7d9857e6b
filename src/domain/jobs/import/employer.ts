import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { companies, companyCountries } from '../../../database/tables/companies.server.ts';
import { jobSources } from '../../../database/tables/job-sources.server.ts';
import { type CompanyFromFeed, registerFromFeed } from '../../companies/commands.ts';
import { domainOf } from '../../companies/company.ts';
import { type Context, inTransaction } from '../../context.ts';
import { Refusal } from '../../errors.ts';
import { fold } from '../../site/fold.ts';
import { webAddress } from '../../site/rich-text.ts';
import { boardAt } from './careers-address.ts';
import type { Posting } from './posting.ts';

const MOST_NAMESAKES = 50;

/** The company that hires, as far as the import needs to know it. */
export type Employer = {
  id: string;
  key: string;
  name: string;
  status: string;
  domain: string | null;
  countryCode: string;
  isNew: boolean;
};

/** Sites on which anyone may have a page: their domain says nothing about whose the page is. */
const ANYONES =
  /(?:^|\.)(?:linkedin|facebook|instagram|twitter|x|youtube|tiktok|crunchbase|glassdoor|indeed|jobindex|finn|thehub|wikipedia|google|github|medium|notion|linktr)\.(?:com|dk|io|no|se|org|ee|site)$/;
/** Parts of a company's domain where its jobs are. */
const HIRING_LABELS =
  'job jobs career careers karriere karriar work apply join hire team about ura rekry laus-storf'.split(' ');
/** Under these anybody may have a domain, and many do. */
const NOBODYS = /^(?:[a-z-]+|(?:com?|org|net|ac|gov|edu|me|ltd|plc)\.[a-z]{2})$/;

/** Finds, or makes, the company of each posting; asked once for each name and address of a run. */
export class Employers {
  #context: Context;
  #source: string;
  #feed: string;
  #known = new Map<string, Employer>();

  constructor(context: Context, { source, feed }: { source: string; feed: string }) {
    this.#context = context;
    this.#source = source;
    this.#feed = feed;
  }

  /** Null when the posting names no employer, or a new one and none may be made for it. */
  async of(posting: Posting, countryCode: string, { mayMake }: { mayMake: boolean }): Promise<Employer | null> {
    const { name } = posting.employer;
    if (name === null) return null;
    const website = websiteOf(posting.employer.addresses);
    const domain = website === null ? null : domainOf(website) || null;
    const key = JSON.stringify([fold(name), domain]);
    const known = this.#known.get(key) ?? (await this.#find(name, domain, posting.link));
    if (known === null && !mayMake) return null;
    const employer = known ?? (await this.#findOrMake({ name, website, domain, countryCode }, posting.link));
    this.#known.set(key, employer);
    return employer;
  }

  async #find(name: string, domain: string | null, link: string | null): Promise<Employer | null> {
    if (domain === null) return (await this.#byLink(link, name)) ?? (await this.#byName(name));
    const found = await this.#byDomain(domain, name);
    if (found !== null) return found;
    // Its own board was read before anybody said where its site is.
    const namesake = await this.#byName(name);
    return namesake?.domain === null && namesake.isOfBoard ? namesake : null;
  }

  /** Two runs that meet the same unknown startup take turns: the second finds what the first made. */
  #findOrMake(company: CompanyFromFeed, link: string | null): Promise<Employer> {
    return inTransaction(this.#context, async (inside) => {
      await inside.db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('job import'), hashtext('employers'))`);
      return (await this.#find(company.name, company.domain, link)) ?? (await this.#make(inside, company));
    });
  }

  async #make(context: Context, company: CompanyFromFeed): Promise<Employer> {
    const { id, key } = await registerFromFeed(context, company);
    return { ...company, id, key, status: 'PENDING', isNew: true };
  }

  /** By its domain; else, under the same name, by another part of it where jobs are. */
  async #byDomain(domain: string, name: string): Promise<Employer | null> {
    const [label = '', ...rest] = domain.split('.');
    const isPart = HIRING_LABELS.includes(label) && !NOBODYS.test(rest.join('.'));
    const own = isPart ? rest.join('.') : domain;
    const [found] = await employersWhere(this.#context, inArray(companies.domain, [...new Set([domain, own])]));
    if (found !== undefined) return found;
    const parts = HIRING_LABELS.map((part) => `${part}.${own}`);
    const beside = NOBODYS.test(own) ? [] : await employersWhere(this.#context, inArray(companies.domain, parts));
    return beside.find((one) => fold(one.name) === fold(name)) ?? null;
  }

  /** The domain one applies at, and the name: a job board's own domain hires for others. */
  async #byLink(link: string | null, name: string): Promise<Employer | null> {
    const address = link === null ? null : webAddress(link);
    const found = address === null ? null : await this.#byDomain(domainOf(address), name);
    return found !== null && fold(found.name) === fold(name) ? found : null;
  }

  /**
   * A name alone is no proof: anyone may write "Acme" into a feed. It finds only what the same board made, or what
   * still waits for an admin's approval.
   */
  async #byName(name: string): Promise<(Employer & { isOfBoard: boolean }) | null> {
    const found = await employersWhere(this.#context, eq(sql`lower(${companies.name})`, name.toLowerCase()));
    const feeds = await this.#context.db
      .selectDistinct({ id: jobSources.companyId, feed: jobSources.feed })
      .from(jobSources)
      .where(
        and(
          eq(jobSources.source, this.#source),
          inArray(
            jobSources.companyId,
            found.map(({ id }) => id),
          ),
        ),
      );
    const ofBoard = new Set(feeds.filter(({ feed }) => areOneBoard(feed, this.#feed)).map(({ id }) => id));
    const known = found.map((one) => ({ ...one, isOfBoard: ofBoard.has(one.id) }));
    const waits = known.find(({ status, domain }) => status === 'PENDING' && domain === null);
    return known.find(({ isOfBoard }) => isOfBoard) ?? waits ?? null;
  }
}

/** Whether two feeds may be of one board: of a saved file nobody knows whose it is. */
function areOneBoard(one: string, other: string): boolean {
  const [a, b] = [URL.parse(one), URL.parse(other)];
  if (a === null || b === null) return true;
  const [first, second] = [boardAt(a.href), boardAt(b.href)];
  if (first === null || second === null) return a.host === b.host;
  return first.system === second.system && first.board.toLowerCase() === second.board.toLowerCase();
}

/** The company the operator names; refused when there is none. */
export async function employerByKey(context: Context, key: string): Promise<Employer> {
  const [found] = await employersWhere(context, sql`${companies.key} = ${key} OR ${companies.id} = ${key}`);
  if (found === undefined) throw new Refusal('absent', 'E_NOT_FOUND', `There is no startup with the key "${key}".`);
  return found;
}

async function employersWhere(context: Context, condition: SQL | undefined): Promise<Employer[]> {
  const rows = await context.db
    .select({
      id: companies.id,
      key: companies.key,
      name: companies.name,
      status: companies.status,
      domain: companies.domain,
      countryCode: companyCountries.countryCode,
    })
    .from(companies)
    .leftJoin(companyCountries, and(eq(companyCountries.companyId, companies.id), eq(companyCountries.position, 0)))
    .where(condition)
    .orderBy(sql`${companies.status} = 'ACTIVE' DESC`, companies.id)
    .limit(MOST_NAMESAKES);
  return rows.map((row) => ({ ...row, countryCode: row.countryCode ?? 'DK', isNew: false }));
}

/** The company's own website among the addresses a feed gives for it. */
function websiteOf(addresses: readonly string[]): string | null {
  for (const address of addresses) {
    const website = webAddress(address);
    if (website !== null && !ANYONES.test(domainOf(website))) return website;
  }
  return null;
}
