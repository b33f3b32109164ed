// What My Pages share, in English.
import type { MyPagesTexts } from '../sv/my-pages.ts'

export const texts: MyPagesTexts = {
  entries: {
    overview: 'Overview',
    residence: 'My home',
    errands: 'Errands',
    documents: 'My agreements',
    payments: 'Payments',
    residences: 'My homes',
    contacts: 'Contacts',
    vip: 'VIP',
    news: 'News',
    timeline: 'Timeline',
  },
}
