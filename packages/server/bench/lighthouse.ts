// Lighthouse's results for a page on a mid-range phone, each run in a new browser.
import * as chromeLauncher from 'chrome-launcher'
import lighthouse from 'lighthouse'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]
/** `simulate` computes the slow phone from a quick run; `devtools` really throttles. */
export type Throttling = 'simulate' | 'devtools'

export interface LighthouseFigures {
  /** Largest contentful paint and total blocking time, in milliseconds. */
  readonly lcp: number
  readonly tbt: number
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>
}

const runOnce = async (
  url: string,
  { chromePath, throttling }: { readonly chromePath: string; readonly throttling: Throttling },
): Promise<LighthouseFigures> => {
  const chrome = await chromeLauncher.launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...categories],
      throttlingMethod: throttling,
      logLevel: 'silent',
    })
    const numeric = (audit: string) => result?.lhr.audits[audit]?.numericValue ?? Number.NaN
    const score = (category: Category) =>
      Math.round((result?.lhr.categories[category]?.score ?? Number.NaN) * 100)
    return {
      lcp: numeric('largest-contentful-paint'),
      tbt: numeric('total-blocking-time'),
      scores: Object.fromEntries(categories.map((category) => [category, score(category)])) as Record<
        Category,
        number
      >,
    }
  } finally {
    chrome.kill()
  }
}

/** Retries when Chromium reports no paint, which happens now and then; at most three times. */
export const runLighthouse: typeof runOnce = async (url, how) => {
  for (let tries = 1; tries <= 3; tries += 1) {
    const figures = await runOnce(url, how)
    if (Number.isFinite(figures.lcp) && Number.isFinite(figures.tbt)) return figures
  }
  throw new Error(`Lighthouse saw no paint of ${url}`)
}
