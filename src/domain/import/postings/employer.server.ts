import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { companies, companyCountries } from '#database/tables/companies.server.ts';
import { jobSources } from '#database/tables/job-sources.server.ts';
import { type CompanyFromFeed, registerFromFeed } from '#domain/companies/commands.server.ts';
import { domainsHeld, holderOf } from '#domain/companies/joining/domains.server.ts';
import { domainOf, hostOf } from '#domain/companies/joining/web-domain.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { fold } from '#domain/site/fold.ts';
import { webAddress } from '#domain/site/rich-text.ts';
import { boardAt } from '../boards/careers-address.ts';
import type { Posting } from '../posting.ts';

const MOST_NAMESAKES = 50;

/** The startup of a posting, as far as the import needs it. */
export type Employer = {
  id: string;
  key: string;
  name: string;
  status: string;
  website: string | null;
  /** The web domain of its website. */
  domain: string | null;
  /** The web domains that it holds. */
  domains: string[];
  isUnclaimed: boolean;
  countryCode: string;
  isNew: boolean;
};

/** Finds or makes the startup of each posting, once a run for each name and address. */
export class Employers {
  #context: Context;
  #source: string;
  #feed: string;
  #cache = new Map<string, Employer>();

  constructor(context: Context, { source, feed }: { source: string; feed: string }) {
    this.#context = context;
    this.#source = source;
    this.#feed = feed;
  }

  /** Null when the posting names no employer, or a new one while `mayMake` is false. */
  async of(posting: Posting, countryCode: string, { mayMake }: { mayMake: boolean }): Promise<Employer | null> {
    const { name } = posting.employer;
    if (name === null) return null;
    const website = websiteOf(posting.employer.addresses);
    const key = JSON.stringify([fold(name), website && hostOf(website)]);
    const existing = this.#cache.get(key) ?? (await this.#find(name, website, posting.link));
    if (existing === null && !mayMake) return null;
    const employer = existing ?? (await this.#findOrMake({ name, website, countryCode }, posting.link));
    this.#cache.set(key, employer);
    return employer;
  }

  async #find(name: string, website: string | null, link: string | null): Promise<Employer | null> {
    if (website === null) return (await this.#byLink(link, name)) ?? (await this.#byName(name));
    const match = await this.#byWebsite(website, name);
    if (match !== null) return match;
    // An earlier reading of its board may have made it without a website.
    const namesake = await this.#byName(name);
    return namesake?.domain === null && namesake.isOfBoard ? namesake : null;
  }

  /** Takes a lock, so that the second of two runs finds the startup that the first one made. */
  #findOrMake(company: CompanyFromFeed, link: string | null): Promise<Employer> {
    return inTransaction(this.#context, async (inside) => {
      await inside.db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('job import'), hashtext('employers'))`);
      return (await this.#find(company.name, company.website, link)) ?? (await this.#make(inside, company));
    });
  }

  async #make(context: Context, company: CompanyFromFeed): Promise<Employer> {
    const { id } = await registerFromFeed(context, company);
    const [employer] = await employersWhere(context, eq(companies.id, id));
    return { ...(employer as Employer), isNew: true };
  }

  /**
   * The startup that holds the web domain, else an unclaimed one that a feed made there. At a subdomain (`jobs.`,
   * `careers.`) the name must match too, because a group may have several companies there.
   */
  async #byWebsite(website: string, name: string): Promise<Employer | null> {
    const [host, domain] = [hostOf(website), domainOf(website)];
    if (domain === null) return null;
    const hasName = (employer: Employer) => fold(employer.name) === fold(name);
    const [holder] = await employersWhere(this.#context, eq(companies.id, holderOf(domain)));
    if (holder !== undefined && (host === domain || hasName(holder))) return holder;
    const matches = await employersWhere(this.#context, and(eq(companies.domain, domain), isUnclaimed));
    return matches.find(hasName) ?? matches.find((employer) => hostOf(employer.website ?? '') === host) ?? null;
  }

  /** Needs the domain of the application link and the name, because a job board's domain hires for others. */
  async #byLink(link: string | null, name: string): Promise<Employer | null> {
    const address = link === null ? null : webAddress(link);
    const match = address === null ? null : await this.#byWebsite(address, name);
    return match !== null && fold(match.name) === fold(name) ? match : null;
  }

  /**
   * A name alone proves nothing, because anybody may write "Acme" into a feed or a profile. It matches only a startup
   * with jobs of the same board, or an unclaimed one that a feed made.
   */
  async #byName(name: string): Promise<(Employer & { isOfBoard: boolean }) | null> {
    const namesakes = await employersWhere(this.#context, eq(sql`lower(${companies.name})`, name.toLowerCase()));
    const feeds = await this.#context.db
      .selectDistinct({ id: jobSources.companyId, feed: jobSources.feed })
      .from(jobSources)
      .where(
        and(
          eq(jobSources.source, this.#source),
          inArray(
            jobSources.companyId,
            namesakes.map(({ id }) => id),
          ),
        ),
      );
    const ofBoard = new Set(feeds.filter(({ feed }) => areOneBoard(feed, this.#feed)).map(({ id }) => id));
    const matches = namesakes.map((employer) => ({ ...employer, isOfBoard: ofBoard.has(employer.id) }));
    const unclaimedMatch = matches.find(({ isUnclaimed, domain }) => isUnclaimed && domain === null);
    return matches.find(({ isOfBoard }) => isOfBoard) ?? unclaimedMatch ?? null;
  }
}

/** Whether two feeds may be of one board. A saved file may be of any. */
function areOneBoard(feed: string, other: string): boolean {
  const [a, b] = [URL.parse(feed), URL.parse(other)];
  if (a === null || b === null) return true;
  const [first, second] = [boardAt(a.href), boardAt(b.href)];
  if (first === null || second === null) return a.host === b.host;
  return first.system === second.system && first.board.toLowerCase() === second.board.toLowerCase();
}

/** The startup with a key or id; refused (`E_NOT_FOUND`) when there is none or it is a draft. */
export async function employerByKey(context: Context, key: string): Promise<Employer> {
  const [employer] = await employersWhere(context, or(eq(companies.key, key), eq(companies.id, key)));
  if (employer === undefined)
    throw new Refusal('absent', 'E_NOT_FOUND', `There is no startup with the key "${key}" that is more than a draft.`);
  return employer;
}

/** Not approved and without a member: only a feed makes such a startup. */
const isUnclaimed = sql`${companies.status} IN ('PENDING', 'REJECTED')
  AND NOT EXISTS (SELECT FROM company_members m WHERE m.company_id = ${companies.id})`;

async function employersWhere(context: Context, condition: SQL | undefined): Promise<Employer[]> {
  const rows = await context.db
    .select({
      id: companies.id,
      key: companies.key,
      name: companies.name,
      status: companies.status,
      website: companies.website,
      domain: companies.domain,
      domains: domainsHeld,
      isUnclaimed: sql<boolean>`${isUnclaimed}`,
      countryCode: companyCountries.countryCode,
    })
    .from(companies)
    .leftJoin(companyCountries, and(eq(companyCountries.companyId, companies.id), eq(companyCountries.position, 0)))
    // Anybody may make a draft under any name, and its members could read the imported jobs.
    .where(and(condition, ne(companies.status, 'DRAFT')))
    .orderBy(sql`${companies.status} = 'ACTIVE' DESC`, companies.id)
    .limit(MOST_NAMESAKES);
  return rows.map((row) => ({ ...row, countryCode: row.countryCode ?? 'DK', isNew: false }));
}

/** The startup's own website among the addresses in a feed. */
function websiteOf(addresses: readonly string[]): string | null {
  for (const address of addresses) {
    const website = webAddress(address);
    if (website !== null && domainOf(website) !== null) return website;
  }
  return null;
}
