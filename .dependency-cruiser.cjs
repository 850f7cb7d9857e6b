/** The arrows of the house (docs/architecture.md). A test plants one violation of each and expects it caught. */
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
  'searches',
  'applications',
  'billing',
  'scout',
  'content',
  'admin',
];

/** A promise of a test may take in several modules. */
const notTests = '\\.test\\.tsx?$';

/** A module may import those before it, never those after. */
const upwards = order.slice(0, -1).map((module, place) => ({
  name: `domain-order-${module}`,
  severity: 'error',
  comment: `${module} stands before ${order.slice(place + 1).join(', ')} and may not know them.`,
  from: { path: `^src/domain/${module}/`, pathNot: notTests },
  to: { path: `^src/domain/(${order.slice(place + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'domain-knows-no-door',
      severity: 'error',
      comment: 'What the product is knows no pages, no API, no worker, no mail, no HTTP, no adapter, no settings.',
      from: { path: '^src/domain/', pathNot: notTests },
      to: { path: '^src/(web|api|worker|mail|http|adapters|environment|server|testing)' },
    },
    {
      name: 'domain-knows-no-framework',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: notTests },
      to: { path: 'node_modules/(react|react-dom|react-router|hono|@hono|graphile-worker)/' },
    },
    ...upwards,
    {
      name: 'nouns-ask-nothing',
      severity: 'error',
      comment: 'Nouns, inputs, views, filters and policies are pure: they also run in the browser.',
      from: { path: '^src/domain/[^/]+/(job|company|inputs|views|filters|policy|image)\\.ts$' },
      to: { path: '(^src/database/|node_modules/(drizzle-orm|pg)/)' },
    },
    {
      name: 'doors-stay-apart',
      severity: 'error',
      comment: 'A door does not go through another door.',
      from: { path: '^src/(web|api|worker|mail)/', pathNot: notTests },
      to: { path: '^src/(web|api|worker|mail)/', pathNot: '^src/$1/' },
    },
    {
      name: 'doors-write-no-sql',
      severity: 'error',
      comment: 'Doors ask the domain.',
      from: { path: '^src/(web|api|mail)/', pathNot: notTests },
      to: { path: '(^src/database/|node_modules/(drizzle-orm|pg)/)' },
    },
    {
      name: 'only-pages-ask',
      severity: 'error',
      comment: 'Only pages, layouts, actions and feeds ask queries and commands; components are given what they show.',
      from: {
        path: '^src/web/',
        pathNot: '(\\.(page|layout|action|feed)\\.tsx?$|root\\.tsx$|\\.test\\.tsx?$|-data\\.ts$)',
      },
      to: {
        path: '^src/domain/.+/(queries|commands|changes|follow|domains|steps|sessions|keys|sign-up|sign-in|second-step|two-step|codes|provider-flow|password-reset|email-address|members|myself|admins|audit|personas|engagement|connect-company|single|related|tallies|place-tallies|landing-counts|landing-tallies|directory|facets|search|search-index|view-counting|rows|variants|places)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'design-system-knows-no-domain',
      severity: 'error',
      comment: 'web/ui could ship in another product.',
      from: { path: '^src/web/ui/' },
      to: { path: '^src/(?!web/ui/)' },
    },
    {
      name: 'adapters-are-plugged-in-by-the-server',
      severity: 'error',
      from: { path: '^src/(?!server(-accounts)?\\.ts|import\\.ts|adapters/|testing/)', pathNot: notTests },
      to: { path: '^src/adapters/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'database-knows-nobody',
      severity: 'error',
      comment: 'Tables and clients stand under everything.',
      from: { path: '^src/database/' },
      to: { path: '^src/(domain|web|api|worker|mail|adapters|http|demo)/' },
    },
    {
      name: 'demo-loads-through-the-domain',
      severity: 'error',
      comment: 'Demo data knows the domain and the tables, nothing else.',
      from: { path: '^src/demo/', pathNot: notTests },
      to: { path: '^src/(?!demo/|domain/|database/|project-root\\.ts)' },
    },
    {
      name: 'demo-is-loaded-by-the-server',
      severity: 'error',
      comment: 'The product works without demo data: only the entry point and tests know it.',
      from: { path: '^src/(?!server(-accounts)?\\.ts|demo/)', pathNot: notTests },
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
