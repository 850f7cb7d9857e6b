import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { companies, companyCountries } from '#database/tables/companies.server.ts';
import { jobSources } from '#database/tables/job-sources.server.ts';
import { type CompanyFromFeed, registerFromFeed } from '#domain/companies/commands.server.ts';
import { domainsHeld, holderOf } from '#domain/companies/domains.server.ts';
import { domainOf, hostOf } from '#domain/companies/web-domain.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { fold } from '#domain/site/fold.ts';
import { webAddress } from '#domain/site/rich-text.ts';
import { boardAt } from './careers-address.ts';
import type { Posting } from './posting.ts';

const MOST_NAMESAKES = 50;

/** The company that hires, as far as the import needs to know it. */
export type Employer = {
  id: string;
  key: string;
  name: string;
  status: string;
  website: string | null;
  /** The web domain its website is at. */
  domain: string | null;
  /** The web domains that belong to it. */
  domains: string[];
  isUnclaimed: boolean;
  countryCode: string;
  isNew: boolean;
};

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
    const key = JSON.stringify([fold(name), website && hostOf(website)]);
    const known = this.#known.get(key) ?? (await this.#find(name, website, posting.link));
    if (known === null && !mayMake) return null;
    const employer = known ?? (await this.#findOrMake({ name, website, countryCode }, posting.link));
    this.#known.set(key, employer);
    return employer;
  }

  async #find(name: string, website: string | null, link: string | null): Promise<Employer | null> {
    if (website === null) return (await this.#byLink(link, name)) ?? (await this.#byName(name));
    const found = await this.#byWebsite(website, name);
    if (found !== null) return found;
    // Its own board was read before anybody said where its site is.
    const namesake = await this.#byName(name);
    return namesake?.domain === null && namesake.isOfBoard ? namesake : null;
  }

  /** Two runs that meet the same unknown startup take turns: the second finds what the first made. */
  #findOrMake(company: CompanyFromFeed, link: string | null): Promise<Employer> {
    return inTransaction(this.#context, async (inside) => {
      await inside.db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('job import'), hashtext('employers'))`);
      return (await this.#find(company.name, company.website, link)) ?? (await this.#make(inside, company));
    });
  }

  async #make(context: Context, company: CompanyFromFeed): Promise<Employer> {
    const { id } = await registerFromFeed(context, company);
    const [made] = await employersWhere(context, eq(companies.id, id));
    return { ...(made as Employer), isNew: true };
  }

  /**
   * The startup that holds the web domain, else one that a feed has made at it and nobody has claimed. At a part of
   * the domain (`jobs.`, `careers.`) the name must be the same, for a group may have several companies there.
   */
  async #byWebsite(website: string, name: string): Promise<Employer | null> {
    const [host, domain] = [hostOf(website), domainOf(website)];
    if (domain === null) return null;
    const isCalledSo = (one: Employer) => fold(one.name) === fold(name);
    const [holder] = await employersWhere(this.#context, eq(companies.id, holderOf(domain)));
    if (holder !== undefined && (host === domain || isCalledSo(holder))) return holder;
    const unclaimed = await employersWhere(this.#context, and(eq(companies.domain, domain), isUnclaimed));
    return unclaimed.find(isCalledSo) ?? unclaimed.find((one) => hostOf(one.website ?? '') === host) ?? null;
  }

  /** The domain one applies at, and the name: a job board's own domain hires for others. */
  async #byLink(link: string | null, name: string): Promise<Employer | null> {
    const address = link === null ? null : webAddress(link);
    const found = address === null ? null : await this.#byWebsite(address, name);
    return found !== null && fold(found.name) === fold(name) ? found : null;
  }

  /**
   * A name alone is no proof: anyone may write "Acme" into a feed, and call a startup so. It finds only what has jobs of
   * the same board, or what a feed made and nobody has claimed.
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
    const waits = known.find(({ isUnclaimed, domain }) => isUnclaimed && domain === null);
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
  const [found] = await employersWhere(context, or(eq(companies.key, key), eq(companies.id, key)));
  if (found === undefined)
    throw new Refusal('absent', 'E_NOT_FOUND', `There is no startup with the key "${key}" that is more than a draft.`);
  return found;
}

/** Made by a feed, not yet approved, and nobody acts for it: what people make always has an owner. */
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
    // What imports bring, its people read: nothing of it is for a draft, which anybody may make under any name.
    .where(and(condition, ne(companies.status, 'DRAFT')))
    .orderBy(sql`${companies.status} = 'ACTIVE' DESC`, companies.id)
    .limit(MOST_NAMESAKES);
  return rows.map((row) => ({ ...row, countryCode: row.countryCode ?? 'DK', isNew: false }));
}

/** The company's own website among the addresses a feed gives for it. */
function websiteOf(addresses: readonly string[]): string | null {
  for (const address of addresses) {
    const website = webAddress(address);
    if (website !== null && domainOf(website) !== null) return website;
  }
  return null;
}
