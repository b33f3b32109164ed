// The texts of a language, loaded by name.
import { beforeEach, describe, expect, it } from 'vitest'

/** A fresh copy of the module, as at the start of a page: nothing has been loaded yet. */
let page: typeof import('./load-texts.ts')
let copies = 0
beforeEach(async () => {
  copies += 1
  page = await import(/* @vite-ignore */ `./load-texts.ts?copy=${copies}`)
})

describe('The texts of a language', () => {
  it('are those that were named, and no others', async () => {
    const words = await page.loadTexts('sv', ['layout', 'search'])
    expect(Object.keys(words).sort()).toEqual(['layout', 'search'])
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

  it('are all loaded on the server', async () => {
    const [english, { table }] = await Promise.all([page.loadAllTexts('en'), import('./en/index.ts')])
    expect(Object.keys(english).sort()).toEqual(Object.keys(table).sort())
  })
})
