// @vitest-environment node
// A production build does not contain the developers' tools at all.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, describe, expect, it } from 'vitest'

const web = fileURLToPath(new URL('../..', import.meta.url))
const directory = mkdtempSync(join(tmpdir(), 'husrum-build-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

/** All files of a build except the source maps, which are not served. */
const builtWith = async (tools: '' | '1', name: string, ssr: boolean): Promise<string> => {
  const before = process.env.HUSRUM_DEV_TOOLS
  process.env.HUSRUM_DEV_TOOLS = tools
  const outDir = join(directory, name)
  try {
    await build({
      configFile: join(web, 'vite.config.ts'),
      mode: 'production',
      logLevel: 'error',
      build: { outDir, ssr, sourcemap: false },
    })
  } finally {
    process.env.HUSRUM_DEV_TOOLS = before ?? ''
  }
  return filesBelow(outDir)
    .filter((file) => !/\.(?:woff2|webp|png|jpg)$/.test(file))
    .map((file) => `${file.slice(outDir.length)}\n${readFileSync(file, 'utf8')}`)
    .join('\n')
}

/** Strings that only the tools contain. */
const words = [
  'Development tools',
  'Test error',
  'Sandbox and test errors',
  'identify with a test number',
  '__dev/identity',
  'Piece: Button',
  'SiteSwitcher',
  'start-dev-tools',
  '/dev/',
]

const heardIn = (text: string) => words.filter((word) => text.includes(word))

describe('A build of the web', () => {
  it('for production contains no string of the tools, in the browser or on the server', async () => {
    expect(heardIn(await builtWith('', 'client', false))).toEqual([])
    expect(heardIn(await builtWith('', 'server', true))).toEqual([])
  }, 180_000)

  it('contains them if they are enabled', async () => {
    const text = await builtWith('1', 'with-tools', false)
    expect(heardIn(text)).toEqual(
      expect.arrayContaining([
        'Development tools',
        'Test error',
        'Piece: Button',
        'identify with a test number',
      ]),
    )
  }, 180_000)
})
