// Finnish: news for buyers, residents and boards.
import type { NewsTexts } from '../sv/news.ts'

export const texts: NewsTexts = {
  heading: 'Uutisia sinulle',
  empty: 'Kodistasi tai taloyhtiöstäsi ei ole vielä uutisia. Kun niitä tulee, ne näkyvät täällä.',
  count: (total, unread) =>
    unread === 0
      ? `${total === 1 ? 'Yksi uutinen' : `${total} uutista`}, kaikki luettu.`
      : `${total === 1 ? 'Yksi uutinen' : `${total} uutista`}, ${unread} lukematta.`,
  isNew: 'Uusi:',
  updated: (day) => `muutettu ${day}`,
  readAll: 'Merkitse kaikki luetuiksi',
  readFailed: 'Merkitseminen ei onnistunut. Yritä hetken kuluttua uudelleen.',
  pages: 'Uutissivut',
  newer: 'Uudemmat uutiset',
  older: 'Vanhemmat uutiset',
  back: 'Kaikki uutiset',
  failed: 'Uutisiasi ei voitu hakea',
  failedText: 'Se ei tarkoita, ettei uutisia olisi. Yritä hetken kuluttua uudelleen.',
  retry: 'Yritä uudelleen',
  gone: 'Uutista ei löydy',
  goneText: 'Se on voitu poistaa, tai se koskee kotia, joka ei ole sinun.',
}
