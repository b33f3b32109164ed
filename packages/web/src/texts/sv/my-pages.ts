// What My Pages share, in Swedish.
import type { MyPagesEntry } from '@husrum/domain'

export interface MyPagesTexts {
  /** Of the submenu. */
  readonly entries: Readonly<Record<MyPagesEntry, string>>
}

export const texts: MyPagesTexts = {
  entries: {
    overview: 'Översikt',
    residence: 'Min bostad',
    errands: 'Ärenden',
    documents: 'Mina avtal',
    payments: 'Betalningar',
    residences: 'Mina bostäder',
    contacts: 'Kontakter',
    vip: 'VIP',
    news: 'Nyheter',
    timeline: 'Tidslinje',
  },
}
