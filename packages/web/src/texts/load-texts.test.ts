// The texts of a language, loaded by name.
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { locales } from '@husrum/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TextsName } from './subjects.ts'
import { fileOfTexts, textsSubjects } from './subjects.ts'

/** A fresh copy of the module, as at the start of a page: nothing has been loaded yet. */
let page: typeof import('./load-texts.ts')
let copies = 0
beforeEach(async () => {
  copies += 1
  page = await import(/* @vite-ignore */ `./load-texts.ts?copy=${copies}`)
})

describe('The texts of a language', () => {
  it('are those of every page and those that were named, and no others', async () => {
    const words = await page.loadTexts('sv', ['layout', 'search'])
    expect(Object.keys(words).sort()).toEqual(['app', 'layout', 'pages', 'search'])
    expect(words.layout.login).toBe('Logga in')
  })

  it('are the same object as long as the page lives, which grows with each load', async () => {
    const first = await page.loadTexts('fi', ['layout'])
    const second = await page.loadTexts('fi', ['signIn'])
    expect(second).toBe(first)
    expect(first.signIn.heading).toBe('Kirjaudu sisään')
  })

  it('are separate from those of another language', async () => {
    const [norwegian, english] = await Promise.all([
      page.loadTexts('nb', ['layout']),
      page.loadTexts('en', ['layout']),
    ])
    expect([norwegian.layout.login, english.layout.login]).toEqual(['Logg inn', 'Sign in'])
  })

  it.each(locales)('are all loaded on the server, in the types of the Swedish ones: %s', async (locale) => {
    const names = Object.keys(textsSubjects) as TextsName[]
    const texts = await page.loadAllTexts(locale)
    for (const name of names) expect([name, typeof texts[name]]).toEqual([name, 'object'])
    expect(Object.keys(texts).sort()).toEqual(names.toSorted())
    if (locale === 'sv') return
    for (const file of names.map(fileOfTexts)) {
      const source = await readFile(join(import.meta.dirname, locale, file), 'utf8')
      // The words of another language.
      if (/^export \{ texts \} from '\.\.\/\w\w\//m.test(source)) continue
      const [, type] = /^export const texts: (\w+) = /m.exec(source) ?? []
      expect(source, file).toMatch(
        new RegExp(`import type \\{[^}]*\\b${type}\\b[^}]*\\} from '../sv/${file}'`),
      )
    }
  })

  it('have no file without a subject', () => {
    const files = new Set([
      ...Object.keys(textsSubjects).map((name) => fileOfTexts(name as TextsName)),
      'index.ts',
      'months.ts',
    ])
    for (const locale of locales)
      expect(readdirSync(join(import.meta.dirname, locale)).filter((file) => !files.has(file))).toEqual([])
  })
})
