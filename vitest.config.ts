// All unit and integration tests, one project a package. The journeys are Playwright's (playwright.config.ts).
import { existsSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

// What is waited for comes at once on a quiet machine; on a busy one it comes too.
const shared = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } }

/** Node imports TypeScript itself, with its compile cache. Without it, Vite would transform the server once per project. */
const importedByNode = { viteModuleRunner: false, nodeLoader: false }

const inProperties = ['domain', 'application', 'demo', 'infrastructure', 'server']

/** For `npm run examples:record`. */
const recordingSetup = `${import.meta.dirname}/packages/contract-check/examples/recording.setup.ts`

/** What a package's tests want prepared: the dice of its properties, and its own file where it has one. */
const setupOf = (name: string): string[] => {
  const file = `${import.meta.dirname}/packages/${name}/vitest.setup.ts`
  return [
    ...(inProperties.includes(name) ? [`${import.meta.dirname}/vitest.properties.ts`] : []),
    ...(existsSync(file) ? [file] : []),
    ...(process.env.HUSRUM_RECORDED_CALLS ? [recordingSetup] : []),
  ]
}

/** A migrated database of each kind, made once a run, for the packages whose tests copy it. */
const testDatabases = `${import.meta.dirname}/packages/testkit/src/test-databases.ts`
const needsDatabases = (name: string) => ['server', 'infrastructure'].includes(name)

/** Nothing that these do outlives a test file, so all files share what was imported once. */
const sharesModules = (name: string) => ['domain', 'application', 'contract', 'server', 'demo'].includes(name)

/** Tests that kill servers. `npm run crashes` runs them all; an ordinary run only that of bookings. */
const crashTests = process.env.HUSRUM_CRASH_ROUNDS
  ? []
  : ['files', 'jobs', 'saved-searches', 'fault-report', 'payments'].map(
      (subject) => `src/*/${subject}/nothing-lost.test.ts`,
    )

const onNode = (name: string) => ({
  test: {
    ...shared,
    name,
    isolate: !sharesModules(name),
    globalSetup: needsDatabases(name) ? [testDatabases] : [],
    root: `packages/${name}`,
    environment: 'node' as const,
    experimental: importedByNode,
    include: ['src/**/*.test.ts'],
    exclude: crashTests,
    setupFiles: setupOf(name),
  },
})

export default defineConfig({
  test: {
    // Two cores are common. With three workers, tests of servers as processes ran out of time.
    maxWorkers: 2,
    projects: [
      ...[
        'domain',
        'application',
        'contract',
        'client',
        'contract-check',
        'infrastructure',
        'demo',
        'server',
        'testkit',
      ].map(onNode),
      {
        plugins: [react()],
        define: { __DEV__: 'true', __DEV_TOOLS__: 'true' },
        css: { modules: { localsConvention: 'camelCaseOnly', generateScopedName: '[local]' } },
        test: {
          ...shared,
          name: 'web',
          isolate: false,
          root: 'packages/web',
          environment: 'happy-dom',
          include: ['{src,vite}/**/*.test.{ts,tsx}'],
          setupFiles: setupOf('web'),
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
})
