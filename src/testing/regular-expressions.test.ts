import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { projectRoot } from '#project-root.ts';
import { isDeep, sampleOf } from './depth.ts';

/** Files whose expressions may take quadratic time, and the reason why their texts are short. */
const SHORT_TEXTS: Record<string, string> = {
  'src/domain/accounts/sign-in/common-passwords.ts': 'passwords have at most 400 characters',
  'src/domain/job-text/phrase-files.server.ts': 'our own files',
  'src/domain/job-text/text-facts/*.ts': 'sentences have at most 500 characters, and 60 of a text are read',
  'src/domain/import/boards/careers-page.ts': 'names of pages are cut at 100 characters',
  'src/domain/import/{places/{country-names,geocoding.server,place-words},terms/workplace{,-of-posting.server}}.ts':
    'fields are cut at 2,000 characters (textOf)',
  'src/domain/import/boards/teamtailor/teamtailor.ts': 'the name of a board is cut at 200 characters',
  'src/domain/import/drafts/locations-of-text.server.ts': 'lines have at most 120 characters (LONGEST_LINE)',
  'src/domain/import/drafts/{title-of-text.server,role-of-headline,nominative}.ts':
    'lines are cut at 300 characters (LONGEST_LINE)',
  'src/domain/job-text/title.ts': 'titles are cut at 1,000 characters',
  'src/domain/search/inflections/stemmers.ts': 'words of jobs have at most 40 letters, a typed text 200',
  'src/domain/search/{query/understood-words,suggestions/suggestions}.server.ts':
    'a typed text has at most 200 characters (LONGEST_SEARCH)',
  'src/domain/slug.ts': 'it is cut at 80 characters',
  'src/domain/talent/read-cv.ts': 'lines are cut at 500 characters',
  'src/server/log.ts': 'paths are cut at 500 characters, errors and messages of the queue at 6,000',
  'src/server/{health,security-headers}.ts': 'our own figures and pages',
  'src/mail/message.tsx': 'our own mails',
  'src/web/applications/board/card/card-contents.tsx': 'addresses have at most 500 characters (LONGEST_ADDRESS)',
  'src/web/companies/profile/quote.tsx': 'a quote is short',
  'src/web/ui/text/number-format.ts': 'numbers',
};
/** Our own data, and tests. */
const OURS = /\.test\.|\/demo\/|\/testing\//;

type Literal = { file: string; at: string; source: string; flags: string };

/** The regular expressions of a file with an unbounded repetition. */
function repeatingIn(file: string): Literal[] {
  const literals: Literal[] = [];
  const text = readFileSync(join(projectRoot, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const walk = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node) && /[*+]|\{\d+,\}/.test(node.text)) {
      const end = node.text.lastIndexOf('/');
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const at = `${file}:${line} ${node.text.slice(0, 60)}`;
      literals.push({ file, at, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return literals;
}

it('exempts only files that exist', () => {
  const missing = Object.keys(SHORT_TEXTS).filter((glob) => globSync(glob, { cwd: projectRoot }).length === 0);
  expect(missing).toEqual([]);
});

it('has no regular expression that a long text makes slow', { timeout: 400_000 }, async () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: projectRoot }).filter((file) => !OURS.test(file));
  const queue = sampleOf(files, 30).flatMap(repeatingIn);
  if (isDeep) expect(queue.length).toBeGreaterThan(150);
  const slow: string[] = [];
  const checkNext = async (): Promise<void> => {
    for (let literal = queue.pop(); literal !== undefined; literal = queue.pop()) {
      const { at, file } = literal;
      const isOfShortTexts = Object.keys(SHORT_TEXTS).some((glob) => matchesGlob(file, glob));
      // The other checker tries texts, so its verdict depends on the load of the machine. hostile-texts.test.ts covers
      // what the automaton cannot judge (mostly look-around).
      const verdict = await check(literal.source, literal.flags, {
        checker: 'automaton',
        timeout: isDeep ? 5_000 : 1_000,
      });
      if (verdict.status !== 'vulnerable') continue;
      if (isOfShortTexts && verdict.complexity.type !== 'exponential') continue;
      slow.push(`${at}: ${verdict.complexity.summary}`);
    }
  };
  await Promise.all([checkNext(), checkNext()]);
  expect(slow).toEqual([]);
});
