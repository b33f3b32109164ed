// Journeys: a real Chromium against the real server, built and started as a newcomer would start it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/find-chromium.mjs'
import { freePort } from './scripts/lib/free-port.mjs'

// The workers load this file too and must come to the same answers, so the first to ask writes them down.
process.env.HUSRUM_JOURNEY_PORT ??= String(await freePort())
if (!process.env.HUSRUM_DATA_DIR) {
  const folder = mkdtempSync(join(tmpdir(), 'husrum-journeys-'))
  process.env.HUSRUM_DATA_DIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

const port = process.env.HUSRUM_JOURNEY_PORT
const chromium = findChromium()

export default defineConfig({
  testDir: 'packages/web/journeys',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  tsconfig: 'packages/web/tsconfig.test.json',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // What is waited for comes at once on a quiet machine; on a busy one it comes too.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.HUSRUM_JOURNEY_REPORT ?? '.husrum/journeys.json' }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    launchOptions: chromium ? { executablePath: chromium.executablePath, args: chromium.args } : {},
  },
  projects: [{ name: 'chromium', use: { browserName: 'chromium' } }],
  webServer: {
    command: 'node scripts/start.mjs',
    // The demo data follow the first page.
    url: `http://localhost:${port}/__dev/seeded`,
    env: {
      PORT: port,
      HUSRUM_DATA_DIR: process.env.HUSRUM_DATA_DIR,
      NODE_ENV: process.env.NODE_ENV ?? '',
      // The sales system, which a journey plays.
      CATALOGUE_KEY: 'the sales system of these journeys',
      // One site has a tag manager, which a journey plays itself; the others show that none is asked for.
      TAG_MANAGER_NORWAY: 'GTM-JOURNEY@tags.husrum.example',
    },
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
