// The import rule of docs: which package may look at which (the arrows in README.md), and no circles.
// `scripts/check-imports.mjs` runs it and makes sure that it really read the source.

const TEST = '[.]test[.]tsx?$'
const LIB = '(^|/)node_modules/'

/** node_modules packages by name, as they look once resolved. */
const libs = (...names) => `${LIB}(${names.map((name) => name.replace(/[.]/g, '[.]')).join('|')})(/|$)`
const pkg = (...names) => `^packages/(${names.join('|')})/`

/** A package's own source may look at these packages of ours, and at these libraries; at nothing else. */
const layer = (name, { packages = [], libraries = [], node = false }) => {
  const from = { path: `^packages/${name}/src/`, pathNot: TEST }
  const allowed = libraries.length > 0 ? libs(...libraries) : '^$'
  return [
    {
      name: `${name}-looks-only-inward`,
      comment: `${name} may import ${packages.length > 0 ? packages.join(', ') : 'no other package'} of ours.`,
      severity: 'error',
      from,
      to: { path: '^packages/', pathNot: pkg(name, ...packages) },
    },
    {
      name: `${name}-libraries`,
      comment: `${name} may use ${libraries.length > 0 ? libraries.join(', ') : 'no library'}.`,
      severity: 'error',
      from,
      to: { path: LIB, pathNot: allowed },
    },
    ...(node
      ? []
      : [
          {
            name: `${name}-runs-anywhere`,
            comment: `${name} must run where there is no Node.`,
            severity: 'error',
            from,
            to: { dependencyTypes: ['core'] },
          },
        ]),
  ]
}

/** A subject of the server, in its area. The areas are described in docs/guide/areas.md. */
const SUBJECT = 'packages/server/src/(catalogue|content|people|buying|living)/([^/]+)'

/** A floor of the web stands on those below it alone. */
const floor = (name, mayStandOn) => ({
  name: `web-${name}-stands-on-floors-below`,
  comment: `packages/web/src/${name} may import ${mayStandOn.join(', ') || 'no other folder'} of the web.`,
  severity: 'error',
  from: { path: `^packages/web/src/${name}/`, pathNot: TEST },
  to: {
    path: '^packages/web/src/',
    pathNot: [name, ...mayStandOn].map((folder) => `^packages/web/src/${folder}/`),
  },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    // Where the sun stands is astronomy, which others keep.
    ...layer('domain', { libraries: ['suncalc'] }),
    ...layer('application', { packages: ['domain'] }),
    ...layer('contract', { packages: ['domain'], libraries: ['zod'] }),
    ...layer('client', { packages: ['contract'] }),
    ...layer('contract-check', { packages: ['contract', 'domain'], node: true }),
    ...layer('infrastructure', {
      packages: ['application', 'client', 'contract', 'domain'],
      libraries: [
        'ky',
        'js-cookie',
        '@types/js-cookie',
        'jwt-decode',
        'dompurify',
        'sanitize-html',
        '@types/sanitize-html',
        'tus-js-client',
      ],
    }),
    ...layer('demo', { packages: ['domain'], libraries: ['piscina', 'sharp'], node: true }),
    {
      name: 'server-without-the-demo',
      comment: 'The server runs without the invented company; demo.ts brings it late, where it is installed.',
      severity: 'error',
      from: { path: '^packages/server/src/', pathNot: `^packages/server/src/(demo[.]ts$|testing/)|${TEST}` },
      to: { path: pkg('demo') },
    },
    {
      name: 'server-looks-only-inward',
      comment: 'The server knows the contract and the domain; the web reaches it as a built bundle, by path.',
      severity: 'error',
      from: {
        path: '^packages/server/src/',
        pathNot: `^packages/server/src/(?:(?:staff|bank|catalogue|register)-command|call-failure)[.]ts$|${TEST}`,
      },
      to: {
        path: '^packages/',
        pathNot: `${pkg('server', 'contract', 'domain', 'demo')}|^packages/web/dist/`,
      },
    },
    {
      name: 'commands-call-a-server',
      comment:
        'These commands call a running server through the published client, and know nothing of its database.',
      severity: 'error',
      from: { path: '^packages/server/src/(?:staff|bank|catalogue|register)-command[.]ts$' },
      to: {
        path: '^packages/',
        pathNot: `${pkg('client')}|^packages/server/src/(?:in-columns|call-failure|bank-command)[.]ts$|^packages/server/src/catalogue/(?:records|papers|feeds)/index[.]ts$`,
      },
    },
    {
      name: 'web-looks-only-inward',
      comment: 'The web knows the application and what lies below it, never the server or the testkit.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: TEST },
      to: { path: '^packages/', pathNot: pkg('web', 'application', 'contract', 'domain', 'infrastructure') },
    },
    {
      name: 'web-adapters-only-in-composition',
      comment: 'Inside the web only src/composition/ may import the adapters.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: `^packages/web/src/composition/|${TEST}` },
      to: { path: pkg('infrastructure') },
    },
    {
      name: 'web-shares-only-the-wire',
      comment:
        'Of the contract the web may import wire.ts files, which have no schemas, and types. Compositions bind its endpoints.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: `^packages/web/src/composition/|${TEST}` },
      to: {
        path: pkg('contract'),
        pathNot: '^packages/contract/src/[^/]+/wire[.]ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'container-only-in-composition',
      comment: 'Nothing but web/src/composition may import inversify.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/web/src/composition/' },
      to: { path: libs('inversify', '@inversifyjs', 'reflect-metadata') },
    },
    {
      name: 'web-runs-in-browsers',
      comment: 'The web renders on any runtime with web streams; it imports nothing of Node.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'react-only-in-web',
      comment: 'Nothing but web imports React.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/web/' },
      to: { path: `${LIB}(@types/)?(react|react-[^/]+|@tanstack/react-[^/]+|@react-[^/]+/[^/]+)(/|$)` },
    },
    {
      name: 'features-do-not-import-each-other',
      comment: 'Features of the web stand apart; the page composes them.',
      severity: 'error',
      from: { path: '^packages/web/src/features/([^/]+)/', pathNot: TEST },
      to: { path: '^packages/web/src/features/([^/]+)/', pathNot: '^packages/web/src/features/$1/' },
    },
    floor('lazy', []),
    floor('texts', []),
    floor('frame', ['lazy', 'texts']),
    floor('ui', ['frame', 'lazy']),
    floor('composition', ['frame']),
    floor('features', ['frame', 'lazy', 'texts', 'ui']),
    floor('layout', ['features', 'frame', 'lazy', 'texts', 'ui']),
    floor('dev', ['layout', 'features', 'frame', 'lazy', 'texts', 'ui']),
    floor('templates', ['dev', 'layout', 'features', 'frame', 'lazy', 'texts', 'ui']),
    {
      name: 'testkit-only-in-tests',
      comment: 'What ships knows nothing of the testkit.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: `^packages/testkit/|${TEST}` },
      to: { path: '^packages/testkit/' },
    },
    {
      name: 'testing-subpaths-only-in-tests',
      comment:
        'Builders and in-memory adapters (testing/, testing.ts) are for tests, the testkit and other testing files.',
      severity: 'error',
      from: {
        path: '^packages/[^/]+/src/',
        pathNot: `^packages/testkit/|${TEST}|/testing[.]ts$|/testing/|[.]testing[.]tsx?$|/in-memory-[^/]+[.]ts$`,
      },
      to: { path: '/src/testing([.]ts$|/)' },
    },
    {
      name: 'tests-stay-out-of-source',
      comment: 'No file imports a test file.',
      severity: 'error',
      from: {},
      to: { path: TEST },
    },
    {
      name: 'server-http-below-subjects',
      comment: 'http, database, the observer and modules carry the subjects; they import none of them.',
      severity: 'error',
      from: { path: '^packages/server/src/platform/(http|database|observer|modules)/', pathNot: TEST },
      to: {
        path: '^packages/server/src/[^/]+/',
        pathNot: '^packages/server/src/platform/(http|database|observer|modules|secrets)/',
      },
    },
    {
      name: 'server-subjects-by-their-index',
      comment: 'A subject of the server imports only the index.ts of another subject.',
      severity: 'error',
      from: { path: `^${SUBJECT}/`, pathNot: TEST },
      to: { path: `^${SUBJECT}/`, pathNot: '^packages/server/src/($1/$2/|[^/]+/[^/]+/index[.]ts$)' },
    },
    {
      name: 'server-subjects-from-outside',
      comment:
        'Other files of the server import only the index.ts of a subject. Development and test helpers may import more.',
      severity: 'error',
      from: {
        path: '^packages/server/src/',
        pathNot: `^${SUBJECT}/|^packages/server/src/(dev|testing)/|${TEST}`,
      },
      to: { path: `^${SUBJECT}/`, pathNot: '/index[.]ts$' },
    },
    {
      name: 'no-circles',
      comment:
        'Modules that need each other are one module, or want a third: types that a lazy module shares with its importer.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '[.]css([?]|$)|^virtual:' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/dist/types/' },
    moduleSystems: ['es6', 'cjs'],
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
