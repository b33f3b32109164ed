// Norwegian bokmål: news for buyers, residents and boards.
import type { NewsTexts } from '../sv/news.ts'

export const texts: NewsTexts = {
  heading: 'Nyheter til deg',
  empty: 'Det er ingen nyheter om boligen eller laget ditt ennå. Når det kommer noen, står de her.',
  count: (total, unread) =>
    unread === 0
      ? `${total === 1 ? 'Én nyhet' : `${total} nyheter`}, alle lest.`
      : `${total === 1 ? 'Én nyhet' : `${total} nyheter`}, ${unread} ${unread === 1 ? 'ulest' : 'uleste'}.`,
  isNew: 'Ny:',
  updated: (day) => `endret ${day}`,
  readAll: 'Merk alle som lest',
  readFailed: 'Det gikk ikke å merke dem. Prøv igjen om litt.',
  pages: 'Sider med nyheter',
  newer: 'Nyere nyheter',
  older: 'Eldre nyheter',
  back: 'Alle nyheter',
  failed: 'Vi klarte ikke å hente nyhetene dine',
  failedText: 'Det betyr ikke at det ikke finnes noen. Prøv igjen om litt.',
  retry: 'Prøv igjen',
  gone: 'Nyheten finnes ikke',
  goneText: 'Den kan være fjernet, eller gjelde en bolig som ikke er din.',
}
