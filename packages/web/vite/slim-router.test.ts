// The patch replaces source text, so a new version of the router must still contain the lines that it replaces.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { build } from 'vite'
import { describe, expect, test } from 'vitest'
import { replacements, slimRouter } from './slim-router.ts'

const folder = dirname(fileURLToPath(import.meta.resolve('react-router')))
const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'))
const text = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')

const app: Plugin = {
  name: 'app',
  resolveId: (id) => (id === 'app' ? id : null),
  load: (id) =>
    id === 'app'
      ? 'import { BrowserRouter, useLocation, useNavigate } from "react-router"; console.log(BrowserRouter, useLocation, useNavigate)'
      : null,
}

const bundledLength = async (plugins: Plugin[]): Promise<number> => {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    plugins: [app, ...plugins],
    build: { write: false, rolldownOptions: { input: 'app', external: /^react(?:-dom)?(?:\/|$)/ } },
  })
  const { output } = built as Rolldown.RolldownOutput
  return output[0].code.length
}

describe('the patch of the router', () => {
  test.each(replacements)('finds %s in the installed version', (found) => {
    expect(text.match(found)).not.toBeNull()
  })

  test('removes what an app without forms and data routes never calls', async () => {
    const [whole, slim] = [await bundledLength([]), await bundledLength([slimRouter()])]
    expect(whole).toBeGreaterThan(30_000)
    expect(slim).toBeLessThan(0.5 * whole)
  })
})
