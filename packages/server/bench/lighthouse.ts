// What Lighthouse says of a page on a middling phone: medians of five runs, each in a browser of its own.
import * as chromeLauncher from 'chrome-launcher'
import lighthouse from 'lighthouse'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

export interface LighthouseFigures {
  /** Largest contentful paint, simulated, in milliseconds. */
  readonly lcp: number
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN

const runOnce = async (url: string, chromePath: string): Promise<LighthouseFigures> => {
  const chrome = await chromeLauncher.launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...categories],
      logLevel: 'silent',
    })
    const score = (category: Category) =>
      Math.round((result?.lhr.categories[category]?.score ?? Number.NaN) * 100)
    return {
      lcp: result?.lhr.audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      scores: Object.fromEntries(categories.map((category) => [category, score(category)])) as Record<
        Category,
        number
      >,
    }
  } finally {
    chrome.kill()
  }
}

export const measureWithLighthouse = async (
  url: string,
  chromePath: string,
  count = 5,
): Promise<LighthouseFigures> => {
  const runs: LighthouseFigures[] = []
  for (let run = 0; run < count; run += 1) runs.push(await runOnce(url, chromePath))
  return {
    lcp: median(runs.map(({ lcp }) => lcp)),
    scores: Object.fromEntries(
      categories.map((category) => [category, median(runs.map(({ scores }) => scores[category]))]),
    ) as Record<Category, number>,
  }
}
