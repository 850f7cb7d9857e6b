/**
 * The import rules of docs/architecture.md. A test plants one violation of each rule and expects it to be reported.
 * A domain module may import the modules before it in this list, never those after it.
 */
const order = [
  'site',
  'media',
  'accounts',
  'companies',
  'investors',
  'talent',
  'job-text',
  'jobs',
  'search',
  'import',
  'applications',
  'billing',
  'moderation',
  'admin',
];

/** A test may import from several modules. */
const notTests = '\\.test\\.tsx?$';
const entryPoints = '(web|api|worker|mail)';
const sql = '(^src/database/|node_modules/(drizzle-orm|pg)/)';
/** The composition of the process, and the command that imports. */
const plugging = '^src/(main|main-[a-z-]+|import)\\.ts$';

const domainOrder = order.slice(0, -1).map((module, place) => ({
  name: `domain-order-${module}`,
  severity: 'error',
  comment: `${module} stands before ${order.slice(place + 1).join(', ')}.`,
  from: { path: `^src/domain/${module}/`, pathNot: notTests },
  to: { path: `^src/domain/(${order.slice(place + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'domain-imports-no-entry-point',
      severity: 'error',
      comment: 'The domain knows no pages, API, worker, mail, HTTP, adapter or setting.',
      from: { path: '^src/domain/', pathNot: notTests },
      to: { path: '^src/(web|api|worker|mail|server|adapters|environment|main|testing)' },
    },
    {
      name: 'domain-imports-no-framework',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: notTests },
      to: { path: 'node_modules/(react|react-dom|react-router|hono|@hono|graphile-worker)/' },
    },
    {
      name: 'domain-root-imports-only-site',
      severity: 'error',
      comment:
        'Every module imports the files in the root of domain. One that imported a module would lead around the order ' +
        'below. Reserved keys may read the list of landing pages, which is pure data.',
      from: { path: '^src/domain/[^/]+$', pathNot: `(^src/domain/reserved-keys\\.ts$|${notTests})` },
      to: { path: '^src/domain/(?!site/)[^/]+/' },
    },
    ...domainOrder,
    {
      name: 'sql-only-in-server-files',
      severity: 'error',
      comment: 'A domain file that touches SQL ends in .server.ts, so React Router keeps it out of the browser.',
      from: { path: '^src/domain/', pathNot: `(\\.server\\.ts$|${notTests})` },
      to: { path: sql, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'server-files-stay-on-the-server',
      severity: 'error',
      comment:
        'Nouns, inputs, views, policies and components also run in the browser. Only pages and feeds run queries.',
      from: {
        path: '^src/(domain|web)/',
        pathNot: `(\\.(server|page|layout|feed)\\.tsx?$|^src/web/app/root\\.tsx$|${notTests})`,
      },
      to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'entry-points-stay-apart',
      severity: 'error',
      from: { path: `^src/${entryPoints}/`, pathNot: notTests },
      to: { path: `^src/${entryPoints}/`, pathNot: '^src/$1/' },
    },
    {
      name: 'entry-points-write-no-sql',
      severity: 'error',
      comment: 'Entry points call the domain.',
      from: { path: '^src/(web|api|mail)/', pathNot: notTests },
      to: { path: sql },
    },
    {
      name: 'server-imports-no-entry-point',
      severity: 'error',
      comment: 'Cookies, refusals and the page cache stand below pages, API, worker and mail.',
      from: { path: '^src/server/', pathNot: notTests },
      to: { path: `^src/${entryPoints}/` },
    },
    {
      name: 'design-system-imports-only-itself',
      severity: 'error',
      comment: 'web/ui could ship in another product.',
      from: { path: '^src/web/ui/' },
      to: { path: '^src/(?!web/ui/)' },
    },
    {
      name: 'behaviour-comes-from-the-design-system',
      severity: 'error',
      comment: 'React Aria is an ingredient of web/ui: pages use the components made of it.',
      from: { path: '^src/', pathNot: '^src/web/ui/' },
      to: {
        path: 'node_modules/(react-aria|react-aria-components|react-stately|@react-aria|@react-stately|@react-types|@internationalized)/',
      },
    },
    {
      name: 'adapters-are-plugged-in-by-main',
      severity: 'error',
      from: { path: '^src/(?!adapters/|testing/)', pathNot: `(${plugging}|${notTests})` },
      to: { path: '^src/adapters/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'database-imports-nothing-above-it',
      severity: 'error',
      from: { path: '^src/database/' },
      to: { path: '^src/(domain|web|api|worker|mail|adapters|server|demo)/' },
    },
    {
      name: 'demo-loads-through-the-domain',
      severity: 'error',
      comment: 'The demo loader imports the domain and the tables, nothing else.',
      from: { path: '^src/demo/', pathNot: notTests },
      to: { path: '^src/(?!demo/|domain/|database/|project-root\\.ts)' },
    },
    {
      name: 'demo-is-loaded-by-main',
      severity: 'error',
      comment: 'The product works without demo data.',
      from: { path: '^src/(?!demo/)', pathNot: `(${plugging}|${notTests})` },
      to: { path: '^src/demo/' },
    },
    {
      name: 'tests-are-not-shipped',
      severity: 'error',
      from: { path: '^src/', pathNot: `(${notTests}|^src/testing/)` },
      to: { path: '(^src/testing/|\\.test\\.tsx?$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^build|^\\.react-router|\\+types)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'] },
  },
};
