// The page on which a payer goes on to a provider: its form, or its own frame. It needs no script of ours, and its policy
// alone lets others in.
import { timingSafeEqual } from 'node:crypto'
import type { Money } from '@husrum/domain'
import { formatPrice } from '@husrum/domain'
import type { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { AppEnv } from '../http/app-environment.ts'
import { Problem } from '../http/problem.ts'
import { handoverTexts, providerNames } from './handover-texts.ts'
import type { PaymentDesk } from './payment-desk.ts'
import type { PaymentRow } from './stored-payments.ts'
import { pageOfPayment, siteOfPayment } from './stored-payments.ts'

export const handoverPath = '/services/payments/handover'

export interface HandoverLinks {
  /** Absolute. Whoever has it may pay, and nothing else. */
  of(payment: Pick<PaymentRow, 'id' | 'origin'>): string
  isGood(id: string, key: string): boolean
}

export const makeHandoverLinks = (keyOf: (id: string) => string): HandoverLinks => ({
  of: ({ id, origin }) => `${new URL(`${handoverPath}/${id}`, origin).href}?key=${keyOf(id)}`,
  isGood: (id, key) => {
    const [own, shown] = [Buffer.from(keyOf(id)), Buffer.from(key)]
    return own.length === shown.length && timingSafeEqual(own, shown)
  },
})

const style = `
  :root { color-scheme: light dark }
  body { font: 1.0625rem/1.5 system-ui, sans-serif; max-width: 38rem; margin: 3rem auto; padding: 0 1.25rem; overflow-wrap: break-word }
  button { font: inherit; min-height: 2.75rem; padding: .5rem 1.25rem; border: 0; border-radius: .25rem; background: #1d3b2f; color: #fff; cursor: pointer }
  :focus-visible { outline: 3px solid currentColor; outline-offset: 3px }
  a { color: inherit; display: inline-block; padding: .5rem 0 }`

/** What runs in a provider's markup, to the letter. */
const scriptsIn = (markup: string): readonly string[] =>
  markup
    .split(/<script\b/i)
    .slice(1)
    .flatMap((part) => part.slice(part.indexOf('>') + 1).split('</script>', 1))
    .filter((text) => text.trim() !== '')

export const handoverRoutes = (
  app: Hono<AppEnv>,
  { payments, links }: { readonly payments: Pick<PaymentDesk, 'handover'>; readonly links: HandoverLinks },
): void => {
  app.get(`${handoverPath}/:id`, async (c) => {
    const id = c.req.param('id')
    if (!links.isGood(id, c.req.query('key') ?? '')) throw new Problem('notFound')
    const found = await payments.handover(id)
    // It has come to an end: nobody pays twice by going back.
    if (!found?.row.provider) throw new Problem('notFound')
    const { row, handover } = found
    const site = siteOfPayment(row)
    const back = pageOfPayment(site, row)
    const { form, snippet } = handover
    if (!form && !snippet) return c.redirect(back, 303)
    const texts = handoverTexts[site.locale]
    const fill = (text: string): string =>
      text
        .replaceAll('{provider}', providerNames[found.row.provider ?? 'svea'])
        .replaceAll('{about}', () => row.about)
        .replaceAll('{amount}', () => formatPrice(row.amount as Money, site.formats))
    c.set('inline', {
      styles: [style],
      scripts: scriptsIn(snippet?.html ?? ''),
      ...(form && { leadsTo: new URL(form.action).origin }),
      ...(snippet && { embeds: snippet.origin }),
    })
    const fields = Object.entries(form?.fields ?? {})
    return c.html(
      html`<!doctype html>
<html lang="${site.locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <link rel="icon" href="data:,">
    <title>${fill(texts.title)} | ${site.name}</title>
    <style>${raw(style)}</style>
  </head>
  <body><main><h1>${fill(texts.title)}</h1><p>${fill(form ? texts.leads : texts.embeds)}</p>
    ${
      form
        ? html`<form method="post" action="${form.action}">
      ${fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
      <button>${fill(texts.go)}</button>
    </form>`
        : raw(snippet?.html ?? '')
    }
    <p>${fill(texts.back)}</p>
    <p>${form ? texts.stuck.form : texts.stuck.frame}</p>
    <p><a href="${back}">${fill(texts.stay)}</a></p></main></body>
</html>`,
      200,
      { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    )
  })
}
