// `npm run subset-fonts -w @husrum/web`: cuts the typefaces down to the characters, weights and features that pages use. Its output, fonts
// and their ranges in styles/fonts.css, is committed. Any other character comes from the whole font.
import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const asciiCharacters = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at))

/** The characters of the languages of our sites, and their typographic signs. */
const characters: ReadonlySet<string> = new Set([
  ...asciiCharacters,
  ...'ÄÅÆÉÖØÜäåæçèéöøü',
  ...'\u00a0§©«°»·²³½×–—‘’“”„…€−',
])

interface Typeface {
  readonly name: string
  /** The lightest and boldest weights in use; `bolder` in a bold line reaches the end of the axis. */
  readonly weights: { readonly min: number; readonly max: number }
}

export const typefaces: readonly Typeface[] = [
  { name: 'schibsted-grotesk', weights: { min: 400, max: 900 } },
  { name: 'newsreader', weights: { min: 400, max: 700 } },
]

/** The features that browsers apply by default, and the figures that our style sheets use. */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'lnum', 'tnum']

export const targetFolder: string = join(import.meta.dirname, '../src/styles/fonts')
export const styleSheet: string = join(targetFolder, '../fonts.css')

const packageFolder = (name: string): string =>
  dirname(fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/package.json`)))

const subsetOf = async ({ name, weights }: Typeface): Promise<Uint8Array> =>
  subsetFont(
    await readFile(join(packageFolder(name), `files/${name}-latin-wght-normal.woff2`)),
    [...characters].join(''),
    { targetFormat: 'woff2', variationAxes: { wght: weights }, keepFeatures: features },
  )

/** The value of `unicode-range` for the characters of a subset. */
export const unicodeRange = (): string => {
  const points = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const hex = (point: number) => point.toString(16).toUpperCase()
  return points
    .filter((point, at) => points[at - 1] !== point - 1)
    .map((first) => {
      let last = first
      while (points.includes(last + 1)) last += 1
      return first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`
    })
    .join(', ')
}

export const isInSubset = (character: string): boolean => characters.has(character)

/** Finds the ranges of the subsets in the style sheet; the second group is the value. */
export const rangesOfSubsets: RegExp = /(url\('\.\/fonts\/[^;]*;\s*unicode-range:)([^;]*)/g

if (process.argv[1] === import.meta.filename) {
  for (const typeface of typefaces) {
    await writeFile(join(targetFolder, `${typeface.name}.woff2`), await subsetOf(typeface))
    const license = join(packageFolder(typeface.name), 'LICENSE')
    await copyFile(license, join(targetFolder, `${typeface.name}.LICENSE`))
  }
  const styles = await readFile(styleSheet, 'utf8')
  await writeFile(styleSheet, styles.replace(rangesOfSubsets, `$1 ${unicodeRange()}`))
}
