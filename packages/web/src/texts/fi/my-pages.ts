// What My Pages share, in Finnish.
import type { MyPagesTexts } from '../sv/my-pages.ts'

export const texts: MyPagesTexts = {
  entries: {
    overview: 'Yleiskatsaus',
    residence: 'Asuntoni',
    errands: 'Palvelupyynnöt',
    documents: 'Sopimukseni',
    payments: 'Maksut',
    residences: 'Kohteeni',
    contacts: 'Yhteyshenkilöt',
    vip: 'VIP',
    news: 'Uutiset',
    timeline: 'Aikajana',
  },
}
