// A builder of news for tests.
import { vouchForHtml } from '../formatting/safe-html.ts'
import type { NewsItem } from '../news/news.ts'

/** About Brf Kajutan's lift, of 1 March 2026, not read yet. */
export const aNewsItem = (facts: Partial<NewsItem> = {}): NewsItem => ({
  id: '0b6dbe5e-3a53-4b1c-9b0c-2f8a9a0f1c11',
  title: 'Hissen går igen',
  preamble: 'Reservdelen kom i morse.',
  audience: 'stage',
  about: 'Brf Kajutan',
  publishedOn: Date.UTC(2026, 2, 1, 9),
  isRead: false,
  language: 'sv',
  body: vouchForHtml('<p>Hissen är igång igen.</p>'),
  ...facts,
})
