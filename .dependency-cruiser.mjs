/**
 * Import rules: each layer names its files (`path`), the files of this repository they may import (`may`) and the packages they may
 * not import (`not`). A file belongs to the first layer that matches. tests/arch/import-rules.test.ts checks the rules;
 * docs/architecture.md explains them.
 */

/** Generated files with the imports of .astro files, which dependency-cruiser cannot read; see tests/arch/import-graph.ts. */
export const ASTRO_STAND_INS = '.astro/imports/';

const host = (folder) => `^(?:\\.astro/imports/)?src/${folder}/`;
const ui = (folder) => `^packages/ui/src/${folder}/`;
const api = (path) => `^packages/api/src/${path}`;
const domain = '^packages/domain/src/';
const contractFiles = '^packages/contract/src/';
/** The contract and the rules that it is written in. */
const contract = '^packages/(?:contract|domain)/src/';
const tests = '^tests/';
/** Shown in stories. */
const siteContent = '^src/(?:content|assets)/';
const tokens = '^packages/ui/tokens\\.json$';
const SPEC = '\\.(?:test|stories|samples|e2e)\\.tsx?$';

const npm = (...names) => `(?:^|/)node_modules/(?:${names.join('|')})/`;
const server = npm('hono', '@hono/[^/]+', 'kysely', 'pg', 'nodemailer', 'pino');
const react = npm('react', 'react-dom', 'react-aria-components');
const nanostores = npm('nanostores', '@nanostores/[^/]+');
const hono = npm('hono', '@hono/[^/]+');
const kysely = npm('kysely');
const fetcher = npm('ofetch');

export const layers = [
  { name: 'domain', path: domain, may: [domain], not: [server, react, nanostores, npm('zod')] },
  { name: 'contract tests', path: `${contractFiles}.*${SPEC}`, may: [contract, tests] },
  { name: 'contract', path: contractFiles, may: [contract], not: [server, react, nanostores, fetcher] },

  {
    name: 'ui tests and stories',
    path: `^packages/ui/(?:stories/|(?:src|testing|codemods)/.*${SPEC})`,
    // Stories of mails show what the server sends.
    may: [
      '^packages/ui/',
      contract,
      '^\\.storybook/',
      tests,
      siteContent,
      api('mail/(?:accounts|messages)/'),
    ],
  },
  { name: 'ui codemods', path: '^packages/ui/codemods/', may: ['^packages/ui/codemods/'] },
  { name: 'ui testing', path: '^packages/ui/testing/', may: ['^packages/ui/', contract, '^\\.storybook/'] },
  { name: 'ui tools', path: '^packages/ui/[^/]+\\.ts$', may: [ui('styles'), tokens] },
  { name: 'ui styles', path: ui('styles'), may: [ui('styles'), tokens] },
  { name: 'ui root', path: '^packages/ui/src/index\\.ts$', may: [ui('base')] },
  { name: 'ui base', path: ui('base'), may: [ui('(?:base|styles)')], not: [server, nanostores, fetcher] },
  {
    name: 'ui features',
    path: '^packages/ui/src/features/([^/]+)/',
    may: [ui('base'), ui('features/$1'), contract],
    not: [server, nanostores, fetcher],
  },
  {
    name: 'ui languages',
    path: ui('languages'),
    // the types of all words
    may: [ui('(?:languages|base|features|dashboards|islands)'), contract],
    not: [server, react, nanostores, fetcher],
  },
  { name: 'ui hosted api', path: ui('api/hosted'), may: [ui('api'), contract], not: [server, react] },
  { name: 'ui api', path: ui('api'), may: [ui('api'), contract], not: [server, react] },
  {
    name: 'ui stores',
    path: ui('stores'),
    may: [ui('stores'), ui('api'), contract],
    not: [server, react, fetcher],
  },
  {
    name: 'ui islands',
    path: ui('islands'),
    may: [ui('islands'), ui('languages'), ui('stores'), ui('features'), ui('base'), contract],
    not: [server, fetcher],
  },
  {
    name: 'ui dashboards',
    path: ui('dashboards'),
    may: [ui('dashboards'), ui('islands'), ui('stores'), ui('features'), ui('base'), contract],
    not: [server, fetcher],
  },

  {
    name: 'host pages',
    path: host('pages'),
    // of a store only the address of its first call, which a dashboard sends before its code is loaded
    may: [
      host('(?:layouts|sections|content|nav|offline|assets|styles)'),
      ui('(?:islands|dashboards|stores|styles)'),
      tokens,
      contract,
    ],
    not: [server, nanostores, fetcher, react],
  },
  {
    name: 'host layouts',
    path: host('layouts'),
    may: [
      host('(?:layouts|sections|content|nav|assets|styles)'),
      ui('(?:islands|dashboards|styles)'),
      tokens,
      contract,
    ],
    not: [server, nanostores, fetcher, react],
  },
  {
    name: 'host sections',
    path: host('sections'),
    may: [host('(?:sections|content|nav|assets|styles)'), ui('(?:islands|dashboards|styles)'), contract],
    not: [server, nanostores, fetcher, react],
  },
  {
    name: 'host nav',
    path: host('nav'),
    may: [host('(?:nav|content|assets|styles)'), ui('styles'), contract],
    not: [server, nanostores, fetcher, react],
  },
  { name: 'host offline', path: host('offline'), may: [host('offline')], not: [server, nanostores, react] },
  {
    name: 'host content',
    path: host('content'),
    may: [host('(?:content|assets)'), contract],
    not: [server, nanostores, fetcher, react],
  },
  { name: 'host api', path: '^src/configure-api\\.ts$', may: [ui('api')] },
  { name: 'host declarations', path: '^src/[^/]+\\.d\\.ts$', may: [] },

  {
    name: 'api tests',
    path: `^packages/api/(?:src|testing|fuzz)/.*${SPEC}`,
    may: ['^packages/api/', contract, tests],
  },
  { name: 'api testing', path: '^packages/api/(?:testing|fuzz)/', may: ['^packages/api/', contract, tests] },
  {
    name: 'api routes',
    path: '^packages/api/src/features/([^/]+)/.*\\.routes\\.ts$',
    may: [
      api('features/$1/.*\\.service\\.ts'),
      api('http/'),
      api('(?:limits|files)/'),
      api('db/tables'),
      api('app\\.ts'),
      contract,
    ],
    not: [kysely],
  },
  {
    name: 'api queries',
    path: '^packages/api/src/features/([^/]+)/.*\\.queries\\.ts$',
    may: [
      api('(?:db|read-model|audit)/'),
      api('features/$1/.*\\.(?:queries|rows)\\.ts'),
      // an expression that several features select
      api('features/.*\\.columns\\.ts'),
      contract,
    ],
    not: [hono],
  },
  {
    name: 'api columns',
    path: '^packages/api/src/features/.*\\.columns\\.ts$',
    may: [api('db/'), contract],
    not: [hono],
  },
  {
    name: 'api services',
    path: '^packages/api/src/features/([^/]+)/',
    may: [
      api('features/$1/(?!.*\\.routes\\.ts)'),
      api('features/.*\\.service\\.ts'),
      api('(?:db|read-model|audit|limits|mail|webhooks|files)/'),
      api('AppError\\.ts'),
      contract,
    ],
    not: [hono, kysely],
  },
  {
    name: 'api db',
    path: api('db/'),
    may: [api('db/'), api('AppError\\.ts'), api('config\\.ts'), contract],
    not: [hono],
  },
  {
    name: 'api read model',
    path: api('read-model/'),
    may: [api('(?:read-model|db)/'), api('AppError\\.ts'), api('config\\.ts'), contract],
    not: [hono],
  },
  {
    name: 'api audit',
    path: api('audit/'),
    may: [
      api('(?:audit|read-model|db)/'),
      api('(?:AppError|ConfigError)\\.ts'),
      api('config\\.ts'),
      contract,
    ],
    not: [hono],
  },
  {
    name: 'api limits',
    path: api('limits/'),
    may: [api('(?:limits|db)/'), api('(?:AppError|StartupError)\\.ts'), api('config\\.ts'), contract],
  },
  {
    name: 'api http',
    path: api('http/'),
    may: [
      api('(?:http|limits|read-model|db|metrics)/'),
      api('audit/acting-token\\.ts'),
      api('(?:AppError|StartupError|version)\\.ts'),
      api('config\\.ts'),
      contract,
    ],
    not: [kysely],
  },
  {
    name: 'api mail',
    path: api('mail/'),
    may: [api('(?:mail|outbox|db|read-model)/'), api('config\\.ts'), contract],
    not: [hono],
  },
  { name: 'api files', path: api('files/'), may: [api('files/'), api('(?:ConfigError|StartupError)\\.ts')] },
  { name: 'api outbox', path: api('outbox/'), may: [api('(?:outbox|db)/'), contract], not: [hono, kysely] },
  {
    name: 'api webhooks',
    path: api('webhooks/'),
    may: [api('(?:webhooks|outbox|mail|audit|db)/'), contract],
    not: [hono],
  },
  {
    name: 'api tracing',
    path: api('tracing/'),
    may: [api('(?:tracing|http|metrics)/'), api('version\\.ts'), contract],
  },
  {
    name: 'api metrics',
    path: api('metrics/'),
    may: [
      api('(?:metrics|db|limits)/'),
      api('mail/[^/]+\\.queries\\.ts'),
      api('http/'),
      api('version\\.ts'),
      contract,
    ],
  },
  {
    name: 'api backup',
    path: api('backup/'),
    may: [api('(?:backup|db|audit|read-model)/'), api('config\\.ts'), contract],
    not: [hono],
  },
  {
    name: 'api demo',
    path: api('demo/'),
    may: ['^packages/api/src/', contract],
  },
  { name: 'api startup', path: api('startup/'), may: ['^packages/api/src/(?!demo)', contract] },
  {
    name: 'api entry points',
    path: api('(?:commands/[^/]+|[^/]+)\\.ts$'),
    may: ['^packages/api/(?:src/|package\\.json$)', contract],
  },

  {
    name: 'scripts',
    path: '^scripts/',
    may: [
      '^scripts/',
      '^packages/',
      '^tests/(?:support|e2e/support|arch)/',
      '^src/',
      '^\\.storybook/',
      '^[^/]+$',
    ],
  },
  {
    name: 'storybook',
    path: '^\\.storybook/',
    may: ['^\\.storybook/', '^packages/ui/', contract, '^tests/support/', '^scripts/', '^[^/]+$'],
  },
  {
    name: 'tests',
    path: tests,
    may: [tests, '^packages/', '^src/', '^scripts/', '^\\.storybook/', '^[^/]+$'],
  },
  {
    name: 'configuration',
    path: '^[^/]+\\.(?:ts|mjs)$',
    may: ['^[^/]+$', '^scripts/', '^tests/support/', '^packages/', '^src/'],
  },
];

/** Paths of earlier layers, which take precedence. */
const earlier = (index) => layers.slice(0, index).map(({ path }) => path);
const OURS = '^(?:packages|src|tests|scripts|\\.storybook|\\.astro)/|^[^/]+\\.(?:ts|tsx|mjs)$';

/** Layers whose code runs in browsers or must not depend on Node. */
const WITHOUT_NODE = /^(?:contract|ui (?!tests|testing)|host )/;

const layerRules = layers.flatMap(({ name, path, may, not = [] }, index) => {
  const from = { path, pathNot: earlier(index) };
  const rule = (what, to) => ({ name: `${name}: ${what}`, severity: 'error', from, to });
  return [
    rule('files', { path: OURS, pathNot: may }),
    ...(not.length > 0 ? [rule('packages', { path: not })] : []),
    ...(WITHOUT_NODE.test(name) && !name.endsWith('tests')
      ? [rule('Node', { dependencyTypes: ['core'] })]
      : []),
  ];
});

/** @type {Required<Pick<import('dependency-cruiser').IConfiguration, 'forbidden' | 'options'>>} */
export default {
  forbidden: [
    ...layerRules,
    {
      name: 'packages are imported by their subpaths',
      comment: 'as by other teams; only tools of the packages themselves read what is not exported',
      severity: 'error',
      from: { path: `^(?:\\.astro/imports/)?src/|^packages/(?:api|ui)/|^tests/(?!arch/)` },
      to: { path: '^packages/contract/src/', dependencyTypes: ['local'] },
    },
    {
      name: 'components are imported by their subpaths',
      severity: 'error',
      from: { path: `^(?:\\.astro/imports/)?src/|^packages/(?:api|contract)/|^tests/(?!arch/)` },
      to: { path: '^packages/ui/', dependencyTypes: ['local'] },
    },
    // A feature's endpoints name the types of its schemas, which name the endpoints.
    {
      name: 'no circle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'hosted adapter is loaded on demand',
      severity: 'error',
      from: { pathNot: [ui('api/hosted'), SPEC, '^tests/', '^packages/ui/testing/'] },
      to: { path: ui('api/hosted'), dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'imports resolve',
      severity: 'error',
      // these import what generators make in the test
      from: { pathNot: '^tests/consumers/clients/' },
      to: { couldNotResolve: true, pathNot: '^(?:astro|virtual):|\\?(?:raw|url)$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
    },
    builtInModules: { add: ['node:sqlite'] },
  },
};
