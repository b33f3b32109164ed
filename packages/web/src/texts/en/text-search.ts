// English: the search for texts.
import { groupThousands } from '@husrum/domain'
import type { TextSearchTexts } from '../sv/text-search.ts'

export const texts: TextSearchTexts = {
  submit: 'Search',
  hint: 'For example: monthly fee, vacancies or 3 rooms Göteborg balcony.',
  tooShort: 'Write at least two characters.',
  found: (hits, text) =>
    hits === 0
      ? `No hits for “${text}”`
      : `${groupThousands(hits)} ${hits === 1 ? 'hit' : 'hits'} for “${text}”`,
  searching: 'Searching…',
  categories: 'Categories',
  tab: {
    all: 'Everything',
    residential: 'Homes and projects',
    content: 'Pages',
    news: 'News and press',
    career: 'Careers',
  },
  category: {
    content: 'Page',
    news: 'News',
    pressrelease: 'Press release',
    residencialproject: 'Project',
    residencialarea: 'Area',
    residencialobject: 'Home',
    career: 'Careers',
  },
  sort: 'Sort',
  sorts: { nothing: 'Best match', date: 'Newest', alpha: 'A–Z' },
  pages: 'Pages of hits',
  pageNumber: (page) => `page ${page}`,
  previousPage: 'Previous',
  nextPage: 'Next',
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
  understood: 'Looking for a home? This is how we understood it:',
  takeAway: (part) => `Remove: ${part}`,
  showHomes: (homes) =>
    homes === 0 ? 'To the home search' : `Show ${groupThousands(homes)} ${homes === 1 ? 'home' : 'homes'}`,
  emptyText: 'Try another word, or fewer words. The spelling need not be exact.',
  allCategories: 'Search everything',
  failedTitle: 'The search does not answer right now',
  failedText: 'What you wrote is still here. Wait a moment and try again.',
  retry: 'Try again',
  popular: 'Popular searches',
  quick: 'Quick hits',
  showAll: (hits) => `Show all ${groupThousands(hits)} hits`,
}
