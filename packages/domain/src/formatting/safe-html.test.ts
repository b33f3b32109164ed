import { describe, expect, test } from 'vitest'
import { contentForms, videoProviders } from '../pages/block.ts'
import { vouchForHtml } from './safe-html.ts'

describe('the pieces of a page', () => {
  test('what a sanitiser vouches for is its text, letter by letter', () => {
    expect(vouchForHtml('<p>Välkommen &amp; in</p>')).toBe('<p>Välkommen &amp; in</p>')
  })

  test('films come from these, and forms are these', () => {
    expect(videoProviders).toEqual(['youtube', 'vimeo'])
    expect(contentForms).toEqual(['search', 'consent'])
  })
})
