// English: news for buyers, residents and boards.
import type { NewsTexts } from '../sv/news.ts'

export const texts: NewsTexts = {
  heading: 'News for you',
  empty: 'There is no news about your home or association yet. When there is, it stands here.',
  count: (total, unread) =>
    unread === 0
      ? `${total === 1 ? 'One piece' : `${total} pieces`} of news, all read.`
      : `${total === 1 ? 'One piece' : `${total} pieces`} of news, ${unread} unread.`,
  isNew: 'New:',
  updated: (day) => `changed ${day}`,
  readAll: 'Mark all as read',
  readFailed: 'They could not be marked. Please try again in a moment.',
  pages: 'Pages of news',
  newer: 'Newer news',
  older: 'Older news',
  back: 'All news',
  failed: 'We could not fetch your news',
  failedText: 'That does not mean that there is none. Please try again in a moment.',
  retry: 'Try again',
  gone: 'There is no such news',
  goneText: 'It may have been removed, or be about a home that is not yours.',
}
