// The size of a page: script until it is interactive, when idle, and after the first navigation; texts and styles. And the wizard over one.
import { restLimits } from '../../../scripts/lib/rest-limits.mjs'
import { gzippedBytes } from './bytes-as-sent.ts'
import { startProduct } from './page-servers.ts'
import { findPages, pageAt, templates } from './pages.ts'
import { reactAlone } from './react-alone.ts'
import type { Chromium } from './script-bytes.ts'
import { countScripts } from './script-bytes.ts'
import { table } from './statistics.ts'
import { runWizardBytes } from './wizard-bytes.ts'

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

export const runBytesBench = async (chromium: Chromium): Promise<string> => {
  const product = await startProduct()
  try {
    const pages = await findPages(product.origin)
    const addresses = templates.map((template) => product.origin + pages[template])
    const scripts = await countScripts(addresses, chromium)
    const rows = templates.map(async (template, at) => {
      const html = await pageAt(product.origin + pages[template])
      const css = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('')
      const { answered, firstVisit } = scripts[at] ?? {}
      const bytes = [answered?.alive, answered?.atRest, firstVisit?.atRest, answered?.added]
      const limit = restLimits[template]
      return [
        template,
        `${answered?.filesAtRest} (${limit?.files})`,
        ...[...bytes, gzippedBytes(html), gzippedBytes(css)].map((each) => kilobytes(each ?? NaN)),
      ]
    })
    const perPage = table(
      [
        `KB gzip (react and react-dom alone: ${kilobytes(await reactAlone())})`,
        'files at rest (allowed)',
        'script when alive',
        'at rest',
        'at rest, first visit',
        'added to alive by the first step',
        'html with css',
        'css',
      ],
      await Promise.all(rows),
    )
    const tooMuch = templates.filter((template, at) => {
      const { filesAtRest = 0, atRest = 0 } = scripts[at]?.answered ?? {}
      const limit = restLimits[template]
      return limit && (filesAtRest > limit.files || atRest > limit.bytes)
    })
    const verdict = tooMuch.length > 0 ? [`Too much at rest: ${tooMuch.join(', ')}.`] : []
    if (tooMuch.length > 0) process.exitCode = 1
    return [perPage, ...verdict, await runWizardBytes(product.origin, chromium)].join('\n\n')
  } finally {
    await product.stop()
  }
}
