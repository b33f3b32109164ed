// @vitest-environment node
// The server finds a component's styles by the name of its module, which must be that of the imported file.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const web = fileURLToPath(new URL('../..', import.meta.url))
const sources = readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => join(web, 'src', file))

const named = sources.flatMap((file) =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /pageComponent\(\s*'([^']+)',\s*async \(\) =>\s*\(await import\('([^']+)'\)\)/g,
    ),
  ].map(([, name = '', specifier = '']) => ({
    file: relative(web, file),
    name,
    imported: relative(web, join(dirname(file), specifier)),
  })),
)

it.each(named)('$file names $name as it imports it', ({ name, imported }) => {
  expect(name).toBe(imported)
})

it('finds the components of blocks, forms and the frame', () => {
  expect(named.length).toBeGreaterThan(15)
})
