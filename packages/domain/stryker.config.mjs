// The mutation run (`npm run mutation`): every rule is mutated in every small way, and a test must fail.
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.config.ts', related: true },
  mutate: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/index.ts', '!src/testing/**'],
  coverageAnalysis: 'perTest',
  // Values that are computed once when a module loads can only be mutated by running everything again for each mutant; such tables are
  // covered literally by the tests, the smoke suite and the API report instead.
  ignoreStatic: true,
  incremental: false,
  checkers: [],
  // No compiler is needed: Vitest strips the types. (Stryker does not support TypeScript 7 yet.)
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
