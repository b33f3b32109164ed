// @vitest-environment node
// The initial fonts must contain the characters of the pages; otherwise a page fetches the whole font for one character.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  isInSubset,
  rangesOfSubsets,
  styleSheet,
  targetFolder,
  typefaces,
  unicodeRange,
} from './subset-fonts.ts'

const packages = join(import.meta.dirname, '../..')

/** In neither typeface, so that a system font is used anyway. */
const inNoTypeface = '₂→'

const words = globSync(['web/src/**/texts/**/*.ts', 'server/content/**/*.yaml'], { cwd: packages })

describe('the fonts of a first page', () => {
  test('contain every character of the texts and of the content', () => {
    expect(words.length).toBeGreaterThan(100)
    const missing = words.flatMap((file) =>
      [...new Set(readFileSync(join(packages, file), 'utf8'))]
        .filter((character) => character > ' ' && !isInSubset(character) && !inNoTypeface.includes(character))
        .map((character) => `${character} in ${file}`),
    )
    expect(missing).toEqual([])
  })

  test('are up to date with the set of characters', () => {
    const ranges = [...readFileSync(styleSheet, 'utf8').matchAll(rangesOfSubsets)].map(([, , range = '']) =>
      range.replace(/\s+/g, ' ').trim(),
    )
    expect(ranges).toEqual(typefaces.map(unicodeRange))
  })

  test('have a total size of at most 60 kB', () => {
    const sizes = typefaces.map(({ name }) => readFileSync(join(targetFolder, `${name}.woff2`)).length)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000)
  })
})
