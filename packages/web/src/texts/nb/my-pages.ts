// What My Pages share, in Norwegian.
import type { MyPagesTexts } from '../sv/my-pages.ts'

export const texts: MyPagesTexts = {
  entries: {
    overview: 'Oversikt',
    residence: 'Min bolig',
    errands: 'Saker',
    documents: 'Mine avtaler',
    payments: 'Betalinger',
    residences: 'Mine prosjekter',
    contacts: 'Kontakter',
    vip: 'VIP',
    news: 'Nyheter',
    timeline: 'Tidslinje',
  },
}
