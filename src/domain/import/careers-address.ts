/** A hiring system's board, as an address names it. */
export type BoardAddress = {
  system: string;
  /** The company's name there. */
  board: string;
  /** The one posting the address is of; null for the board. */
  posting: string | null;
  /** Where the postings can be read, the likeliest first. */
  feeds: string[];
  /** The address asks for some of the postings only. */
  isPart: boolean;
};

type Found = { board: string | undefined; posting?: string | undefined; feeds: string[]; isPart?: boolean };
type System = { system: string; hosts: RegExp; at: (url: URL, steps: string[]) => Found | null };

/** Words in the place of a company's name that are the hiring system's own. */
const OWN_WORDS = new Set(
  'api app assets auth blog careers cdn company css developers docs embed en get go help images img j js jobs legal login ni oauth oneclick-ui privacy pricing product resources search sr-jobs static status support v0 v1 www'.split(
    ' ',
  ),
);

/** The systems with an address of their own for each company. Only https feeds on these hosts are ever made. */
const SYSTEMS: readonly System[] = [
  { system: 'greenhouse', hosts: /^(?:boards|job-boards|boards-api|api)(?:\.eu)?\.greenhouse\.io$/, at: greenhouseAt },
  { system: 'lever', hosts: /^(?:jobs|api)(?:\.eu)?\.lever\.co$/, at: leverAt },
  { system: 'ashby', hosts: /^(?:jobs|api)\.ashbyhq\.com$/, at: ashbyAt },
  { system: 'teamtailor', hosts: /^[\w-]+(?:\.[a-z]{2,3})?\.teamtailor\.com$/, at: teamtailorAt },
  { system: 'workable', hosts: /^[\w-]+\.workable\.com$/, at: workableAt },
  { system: 'personio', hosts: /^[\w-]+\.jobs\.personio\.(?:de|com)$/, at: personioAt },
  { system: 'smartrecruiters', hosts: /^(?:careers|jobs|www|api)\.smartrecruiters\.com$/, at: smartRecruitersAt },
];

/** What to read for an address of a hiring system; null for any other address. Looks at nothing but the address. */
export function boardAt(address: string): BoardAddress | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const host = url.hostname.replace(/\.$/, '');
  const system = SYSTEMS.find(({ hosts }) => hosts.test(host));
  const found = system?.at(url, stepsOf(url));
  if (system === undefined || found === null || found === undefined || !isName(found.board)) return null;
  const posting = found.posting !== undefined && /^[\w.-]{1,100}$/.test(found.posting) ? found.posting : null;
  return { system: system.system, board: found.board, posting, feeds: found.feeds, isPart: found.isPart ?? false };
}

/**
 * Whether an address lies with one of these systems: there a feed may be larger than a stranger's page, and no
 * company has its own website there.
 */
export function isOfHiringSystem(address: string): boolean {
  return URL.canParse(address) && SYSTEMS.some(({ hosts }) => hosts.test(new URL(address).hostname));
}

function stepsOf(url: URL): string[] {
  try {
    return url.pathname
      .split('/')
      .filter((step) => step !== '')
      .map(decodeURIComponent);
  } catch {
    return [];
  }
}

function isName(name: string | undefined): name is string {
  return (
    name !== undefined && /^[\p{L}\p{N}][\p{L}\p{N} ._&+-]{0,99}$/u.test(name) && !OWN_WORDS.has(name.toLowerCase())
  );
}

/** The address of a feed as it was given, with what it must ask for; and whether it asked for less than all. */
function asGiven(url: URL, asks: Record<string, string>, others: readonly string[] = []) {
  const feed = new URL(url.href);
  feed.protocol = 'https:';
  feed.hash = '';
  const isPart = [...feed.searchParams.keys()].some((name) => !Object.hasOwn(asks, name) && !others.includes(name));
  for (const [name, value] of Object.entries(asks)) feed.searchParams.set(name, value);
  return { feeds: [feed.href], isPart };
}

const GREENHOUSE_ASKS = { content: 'true', pay_transparency: 'true' };

function greenhouseAt(url: URL, [first, second, third, fourth, fifth]: string[]): Found | null {
  const isEuropean = url.hostname.includes('.eu.');
  if (/^(?:boards-)?api\./.test(url.hostname)) {
    if (first !== 'v1' || second !== 'boards' || fourth !== 'jobs') return null;
    return { board: third, posting: fifth, ...asGiven(url, GREENHOUSE_ASKS) };
  }
  const isEmbedded = first === 'embed';
  const board = isEmbedded ? (url.searchParams.get('for') ?? undefined) : first;
  const posting = isEmbedded
    ? url.searchParams.get('token')
    : second === 'jobs'
      ? (third ?? null)
      : url.searchParams.get('gh_jid');
  const path = `/v1/boards/${encodeURIComponent(board ?? '')}/jobs${posting ? `/${encodeURIComponent(posting)}` : ''}`;
  // European boards have been answered for by either host.
  const hosts = isEuropean ? ['boards-api.eu.greenhouse.io', 'boards-api.greenhouse.io'] : ['boards-api.greenhouse.io'];
  return {
    board,
    posting: posting ?? undefined,
    feeds: hosts.map((host) => `https://${host}${path}?content=true&pay_transparency=true`),
  };
}

function leverAt(url: URL, steps: string[]): Found | null {
  const region = url.hostname.includes('.eu.') ? '.eu' : '';
  if (url.hostname.startsWith('api.')) {
    if (steps[0] !== 'v0' || steps[1] !== 'postings') return null;
    return { board: steps[2], posting: steps[3], ...asGiven(url, { mode: 'json' }) };
  }
  const [board = '', posting] = steps;
  const path = [board, ...(posting === undefined ? [] : [posting])].map(encodeURIComponent).join('/');
  return { board, posting, feeds: [`https://api${region}.lever.co/v0/postings/${path}?mode=json`] };
}

function ashbyAt(url: URL, steps: string[]): Found | null {
  const isFeed = url.hostname.startsWith('api.');
  if (isFeed && (steps[0] !== 'posting-api' || steps[1] !== 'job-board')) return null;
  const [board = '', posting] = isFeed ? steps.slice(2) : steps;
  const feed = `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(board)}?includeCompensation=true`;
  const isPosting = posting !== undefined && /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(posting);
  return { board, posting: isPosting ? posting : undefined, feeds: [feed] };
}

/** Steps may begin with a language: /en-GB/jobs/4711-driver. */
export function teamtailorPosting(steps: readonly string[]): string | undefined {
  const at = steps.indexOf('jobs');
  return at === -1 ? undefined : /^\d+/.exec(steps[at + 1] ?? '')?.[0];
}

function teamtailorAt(url: URL, steps: string[]): Found | null {
  const board = url.hostname.replace(/\.teamtailor\.com$/, '');
  if (OWN_WORDS.has(board) || /^(?:scripts|tt|career-pages|signin|id|trust|partner)$/.test(board)) return null;
  const posting = teamtailorPosting(steps);
  return { board, posting, feeds: [`https://${url.hostname}/jobs.json`] };
}

function workableAt(url: URL, steps: string[]): Found | null {
  const sub = url.hostname.replace(/\.workable\.com$/, '');
  if (sub === 'apply' && steps[0] !== 'api') return workableAccount(steps[0], steps[1] === 'j' ? steps[2] : undefined);
  if (sub === 'apply' || sub === 'www') {
    const at = steps.indexOf('accounts');
    return steps[0] !== 'api' || at === -1 ? null : workableAccount(steps[at + 1], undefined);
  }
  return OWN_WORDS.has(sub)
    ? null
    : workableAccount(sub, steps[0] === 'j' || steps[0] === 'jobs' ? steps[1] : undefined);
}

/** An account by its name, or by its number as pages that embed it write it. */
function workableAccount(name: string | undefined, posting: string | undefined): Found {
  const account = encodeURIComponent(name ?? '');
  const widget = `https://apply.workable.com/api/v1/widget/accounts/${account}?details=true`;
  const older = `https://www.workable.com/api/accounts/${account}?details=true`;
  return { board: name, posting, feeds: /^\d+$/.test(account) ? [older, widget] : [widget, older] };
}

function personioAt(url: URL, steps: string[]): Found | null {
  const [board, , , end] = url.hostname.split('.');
  const language = url.searchParams.get('language');
  const asks = language !== null && /^[a-z]{2}$/.test(language) ? `?language=${language}` : '';
  const other = end === 'de' ? 'com' : 'de';
  return {
    board,
    posting: steps[0] === 'job' ? steps[1] : undefined,
    feeds: [end, other].map((domain) => `https://${board}.jobs.personio.${domain}/xml${asks}`),
  };
}

function smartRecruitersAt(url: URL, steps: string[]): Found | null {
  if (url.hostname.startsWith('api.')) {
    if (steps[0] !== 'v1' || steps[1] !== 'companies' || steps[3] !== 'postings') return null;
    return { board: steps[2], posting: steps[4], ...asGiven(url, {}, ['limit', 'offset']) };
  }
  const [board = '', second = ''] = steps;
  const posting = /^(\d{6,})(?:-|$)/.exec(second)?.[1];
  // Its own pages live at www too: only a posting tells a company there.
  if (url.hostname.startsWith('www.') && posting === undefined) return null;
  const path = `https://api.smartrecruiters.com/v1/companies/${encodeURIComponent(board)}/postings`;
  return { board, posting, feeds: [posting === undefined ? path : `${path}/${posting}`] };
}
