import { fold } from '#domain/site/fold.ts';

/** What people here type as a place when they mean none, folded. */
export const REMOTE_WORDS: ReadonlySet<string> = new Set(
  [
    'remote',
    'remotely',
    'remote work',
    'anywhere',
    'work from home',
    'wfh',
    'home',
    'fjernarbejde',
    'hjemmefra',
    'hjemmearbejde',
    'hemifrån',
    'hemarbete',
    'etänä',
    'heimavinna',
    'fjernarbeid',
    'hjemmekontor',
    'distans',
    'distansarbete',
    'på distans',
    'etätyö',
    'etä',
    'fjarvinna',
  ].map(fold),
);

/** Whether a typed place means working from anywhere. */
export function meansRemote(place: string): boolean {
  return REMOTE_WORDS.has(fold(place));
}

const HYBRID_WORDS: ReadonlySet<string> = new Set(
  ['hybrid', 'hybridarbejde', 'hybridarbete', 'hybridarbeid', 'hybridi', 'hybridityö'].map(fold),
);

/** Whether a word of a search asks for work that is partly at an office. */
export function meansHybridInSearch(folded: string): boolean {
  return HYBRID_WORDS.has(folded);
}

/** Where they are words among others: homes and anywheres are built and found as well as worked from. */
export function meansRemoteInSearch(folded: string): boolean {
  return folded !== 'home' && folded !== 'anywhere' && REMOTE_WORDS.has(folded);
}
