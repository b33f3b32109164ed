// The mutation run (`npm run mutation`): every rule is broken in every small way, and a test must notice.
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.config.ts', related: true },
  mutate: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/index.ts', '!src/testing/**'],
  coverageAnalysis: 'perTest',
  // What is worked out once when a module loads can only be tried by running everything again for each mutant;
  // such tables are written out in the tests, in the smoke suite and in the API report instead.
  ignoreStatic: true,
  incremental: false,
  checkers: [],
  // Nothing here needs a compiler: Vitest strips the types. (Stryker cannot speak with TypeScript 7 yet.)
  tsconfigFile: 'no-tsconfig.json',
  ignorePatterns: ['dist', 'api', 'smoke', 'tsconfig*.json'],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
  jsonReporter: { fileName: '../../.husrum/mutation.json' },
  tempDirName: '../../.husrum/stryker',
  concurrency: 2,
  timeoutMS: 10_000,
  thresholds: { high: 95, low: 90, break: 90 },
  allowConsoleColors: false,
}
