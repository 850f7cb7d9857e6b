/** A company's board at a hiring system, as an address names it. */
export type BoardAddress = {
  /** The name of the hiring system's format. */
  system: string;
  /** The company's name there. */
  board: string;
  /** The id of the one posting that the address shows; null for the whole board. */
  posting: string | null;
  /** Addresses of the postings, the likeliest first. */
  feeds: string[];
  /** The address requests only some of the postings. */
  isPart: boolean;
};

/** The parts of an address that a hiring system recognises as its own. */
export type AddressMatch = {
  board: string | undefined;
  posting?: string | undefined;
  feeds: string[];
  isPart?: boolean;
};

/** Names that the hiring systems use themselves, so that no company has them. */
export const RESERVED_NAMES: ReadonlySet<string> = new Set(
  'api app auth blog careers cdn company developers docs embed en get go help j jobs legal login ni oauth oneclick-ui privacy pricing product resources search sr-jobs status support v0 v1 www'.split(
    ' ',
  ),
);

/** Folders of stylesheets and pictures. A company may have such a name: only an address of a file lies in the folder. */
export const FOLDERS_OF_FILES: ReadonlySet<string> = new Set(['assets', 'css', 'images', 'img', 'js', 'static']);

/**
 * The feed address that somebody gave, with the parameters it needs. Any other parameter, except for `optionalNames`, makes
 * the reading a part.
 */
export function feedAsGiven(url: URL, parameters: Record<string, string>, optionalNames: readonly string[] = []) {
  const feed = new URL(url.href);
  feed.protocol = 'https:';
  feed.hash = '';
  const isPart = [...feed.searchParams.keys()].some(
    (name) => !Object.hasOwn(parameters, name) && !optionalNames.includes(name),
  );
  for (const [name, value] of Object.entries(parameters)) feed.searchParams.set(name, value);
  return { feeds: [feed.href], isPart };
}
