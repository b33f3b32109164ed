// When a page is painted on a mid-range phone and how long its script blocks it, compared with a page written by hand.
import type { LighthouseFigures, Throttling } from './lighthouse.ts'
import { runLighthouse } from './lighthouse.ts'
import { startProduct, startStillPage } from './page-servers.ts'
import { findPages, pageAt, stripped, templates, writtenByHand } from './pages.ts'
import { inTurns, median, table } from './statistics.ts'

export const runPaintBench = async (chromePath: string, rounds = 5): Promise<string> => {
  const product = await startProduct()
  const { origin } = product
  const pages = await findPages(origin)
  const byHand = await startStillPage(await writtenByHand(origin), origin)
  const bare = await startStillPage(stripped(await pageAt(origin + pages.search)), origin)
  const cases = [
    { name: 'search, written by hand', url: `${byHand.origin}/` },
    { name: 'search, ours without script', url: `${bare.origin}/` },
    ...templates.map((template) => ({ name: template, url: origin + pages[template] })),
  ]
  const measureWith = async (throttling: Throttling): Promise<string> => {
    const found = await inTurns(cases, rounds, ({ url }) => runLighthouse(url, { chromePath, throttling }))
    const of = (one: (typeof cases)[number] | undefined, figure: (figures: LighthouseFigures) => number) =>
      median((one && found.get(one))?.map(figure) ?? [])
    const hand = of(cases[0], ({ lcp }) => lcp)
    return table(
      [
        `Lighthouse mobile, ${throttling === 'simulate' ? 'simulated' : 'applied'}, median of ${rounds}`,
        'LCP ms',
        '× by hand',
        'TBT ms',
        'performance, accessibility, best practices, SEO',
      ],
      cases.map((one) => [
        one.name,
        of(one, ({ lcp }) => lcp).toFixed(0),
        (of(one, ({ lcp }) => lcp) / hand).toFixed(2),
        of(one, ({ tbt }) => tbt).toFixed(0),
        (['performance', 'accessibility', 'best-practices', 'seo'] as const)
          .map((category) => of(one, ({ scores }) => scores[category]))
          .join(', '),
      ]),
    )
  }
  try {
    // Pictures are rendered on first request, and files compressed then: that is not measured.
    for (const { url } of cases) await runLighthouse(url, { chromePath, throttling: 'simulate' })
    return `${await measureWith('simulate')}\n\n${await measureWith('devtools')}`
  } finally {
    await bare.stop()
    await byHand.stop()
    await product.stop()
  }
}
