// The colours of every brand, light and dark: text is legible on every background that it is used on, and controls are distinguishable from
// it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteKey } from '@husrum/domain'
import { sites } from '@husrum/domain'
import { describe, expect, it } from 'vitest'
import { themeColours } from './theme-colours.ts'

const source = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
const night = '@media screen and (prefers-color-scheme: dark) {'

type Tokens = Readonly<Record<string, string>>
const declared = (css: string): Tokens =>
  Object.fromEntries(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )

/** The values of a file for the light theme, and for the dark theme. */
const themesOf = (file: string): readonly [Tokens, Tokens] => {
  const css = source(file)
  const begin = css.indexOf(night)
  if (begin < 0) throw new Error(`${file} knows no night`)
  const end = css.indexOf('\n}', begin)
  return [declared(css.slice(0, begin)), declared(css.slice(begin, end))]
}

const folderOf = (key: SiteKey): string => (key === 'sweden-english' ? 'sweden' : key)
const tokensOf = (key: SiteKey, theme: 'light' | 'dark'): Tokens => {
  const [day, dark] = themesOf('styles/tokens.css')
  const [brandDay, brandDark] = themesOf(`sites/${folderOf(key)}/brand.css`)
  return theme === 'light' ? { ...day, ...brandDay } : { ...day, ...dark, ...brandDay, ...brandDark }
}

type Rgb = readonly [number, number, number]
const hex = (colour: string): Rgb => {
  const digits = colour.slice(1)
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const part = (at: number) => Number.parseInt(full.slice(at, at + 2), 16)
  return [part(0), part(2), part(4)]
}
const colourOf = (tokens: Tokens, name: string): Rgb => {
  const value = tokens[name] ?? ''
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
  if (other !== undefined) return colourOf(tokens, other)
  const [, mixed, share, rest] = /^color-mix\(in srgb, var\((--[\w-]+)\) (\d+)%, (#\w+)\)$/.exec(value) ?? []
  if (mixed === undefined || share === undefined || rest === undefined) return hex(value)
  const weight = Number(share) / 100
  const [one, two] = [colourOf(tokens, mixed), hex(rest)]
  const mix = (at: 0 | 1 | 2) => one[at] * weight + two[at] * (1 - weight)
  return [mix(0), mix(1), mix(2)]
}

/** WCAG 2.2, relative luminance and contrast ratio. */
const luminance = (rgb: Rgb): number => {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (tokens: Tokens, one: string, other: string): number => {
  const [dark = 0, light = 0] = [one, other]
    .map((name) => luminance(colourOf(tokens, name)))
    .sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['--paper', '--surface', '--tint', '--tint-warm'] as const
const words = ['--ink', '--ink-soft', '--brand', '--accent'] as const
const read: readonly (readonly [string, string])[] = [
  ...words.flatMap((word) => grounds.map((ground) => [word, ground] as const)),
  ...grounds.map((ground) => ['--status-red', ground] as const),
  ['--on-brand', '--brand'],
  ['--on-brand', '--brand-deep'],
  ['--on-brand', '--accent'],
  ['--on-band', '--band'],
  ['--on-emergency', '--emergency'],
  ['--header-ink', '--header-ground'],
  ['--header-brand', '--header-ground'],
]
const seen: readonly (readonly [string, string])[] = [
  ...['green', 'blue', 'orange', 'grey'].flatMap((status) =>
    ['--paper', '--surface', '--tint'].map((ground) => [`--status-${status}`, ground] as const),
  ),
  ...grounds.map((ground) => ['--line-strong', ground] as const),
  ['--header-line-strong', '--header-ground'],
  ['--header-mark', '--header-ground'],
]

describe.each(sites.map(({ key }) => key))('the colours of %s', (key) => {
  it.each(['light', 'dark'] as const)('have enough contrast, %s', (theme) => {
    const tokens = tokensOf(key, theme)
    const faint = (pairs: typeof read, least: number) =>
      pairs
        .filter(([one, other]) => contrast(tokens, one, other) < least)
        .map(([one, other]) => `${one} on ${other}: ${contrast(tokens, one, other).toFixed(2)}`)
    expect(faint(read, 4.5)).toEqual([])
    expect(faint(seen, 3)).toEqual([])
  })

  it.each(['light', 'dark'] as const)('match the theme colour of the browser, %s', (theme) => {
    expect(hex(themeColours[key][theme])).toEqual(colourOf(tokensOf(key, theme), '--header-ground'))
  })
})
