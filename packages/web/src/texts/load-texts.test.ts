// The words of a language, loaded by name.
import { describe, expect, it } from 'vitest'
import { allTexts, loadTexts } from './load-texts.ts'

describe('The words of a language', () => {
  it('are those that were named, and no more', async () => {
    const words = await loadTexts('sv', ['layout', 'search'])
    expect(Object.keys(words).sort()).toEqual(['layout', 'search'])
    expect(words.layout.login).toBe('Logga in')
  })

  it('are the same object for as long as the page lives, which grows with what is named', async () => {
    const first = await loadTexts('fi', ['layout'])
    const second = await loadTexts('fi', ['signIn'])
    expect(second).toBe(first)
    expect(first.signIn.heading).toBe('Kirjaudu sisään')
  })

  it('are kept apart from those of another language', async () => {
    const [norwegian, english] = await Promise.all([loadTexts('nb', ['layout']), loadTexts('en', ['layout'])])
    expect([norwegian.layout.login, english.layout.login]).toEqual(['Logg inn', 'Sign in'])
  })

  it('are all there on the server', async () => {
    expect(Object.keys(await loadTexts('en', allTexts)).sort()).toEqual([...allTexts].sort())
  })
})
