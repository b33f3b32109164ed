import { describe, expect, test } from 'vitest'
import { contentForms, videoProviders } from '../pages/block.ts'
import { vouchForHtml } from './safe-html.ts'

describe('Sanitised HTML', () => {
  test('is the sanitised text unchanged', () => {
    expect(vouchForHtml('<p>Välkommen &amp; in</p>')).toBe('<p>Välkommen &amp; in</p>')
  })

  test('may embed films of these providers, and these forms', () => {
    expect(videoProviders).toEqual(['youtube', 'vimeo'])
    expect(contentForms).toEqual(['search', 'consent'])
  })
})
