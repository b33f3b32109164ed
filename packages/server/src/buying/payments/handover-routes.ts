// The page on which a payer continues to a provider: its form, or its own frame. It needs no script of ours, and only its
// policy allows other origins.
import { timingSafeEqual } from 'node:crypto'
import type { Money } from '@husrum/domain'
import { formatPrice } from '@husrum/domain'
import type { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { pathId } from '../../platform/http/path-id.ts'
import { Problem } from '../../platform/http/problem.ts'
import { handoverPage, handoverStyle } from './handover-page.ts'
import { handoverTexts, providerNames } from './handover-texts.ts'
import type { PaymentMarks } from './payment-marks.ts'
import type { PaymentService } from './payment-service.ts'
import type { PaymentRow } from './stored-payments.ts'
import { pageOfPayment, siteOfPayment } from './stored-payments.ts'

export const handoverPath = '/services/payments/handover'

export interface HandoverLinks {
  /** Absolute URL. It only allows to pay. */
  of(payment: Pick<PaymentRow, 'id' | 'origin'>): string
  isGood(id: string, key: string): boolean
}

export const makeHandoverLinks = (marks: Pick<PaymentMarks, 'handover'>): HandoverLinks => ({
  of: ({ id, origin }) => `${new URL(`${handoverPath}/${id}`, origin).href}?key=${marks.handover(id)[0]}`,
  isGood: (id, key) =>
    marks.handover(id).some((each) => {
      const [own, shown] = [Buffer.from(each), Buffer.from(key)]
      return own.length === shown.length && timingSafeEqual(own, shown)
    }),
})

/** The exact scripts in a provider's markup. */
const scriptsIn = (markup: string): readonly string[] =>
  markup
    .split(/<script\b/i)
    .slice(1)
    .flatMap((part) => part.slice(part.indexOf('>') + 1).split('</script>', 1))
    .filter((text) => text.trim() !== '')

export const handoverRoutes = (
  app: Hono<AppEnv>,
  { payments, links }: { readonly payments: Pick<PaymentService, 'handover'>; readonly links: HandoverLinks },
): void => {
  app.get(`${handoverPath}/:id`, async (c) => {
    const id = pathId(c, 'id')
    if (!links.isGood(id, c.req.query('key') ?? '')) throw new Problem('notFound')
    const found = await payments.handover(id)
    // The payment has ended: going back does not pay twice.
    if (!found?.row.provider) throw new Problem('notFound')
    const { row, handover } = found
    const site = siteOfPayment(row)
    const back = pageOfPayment(site, row)
    const { form, snippet } = handover
    if (!form && !snippet) return c.redirect(back, 303)
    const texts = handoverTexts[site.locale]
    const fill = (text: string): string =>
      text.replaceAll('{provider}', providerNames[found.row.provider ?? 'svea'])
    c.set('inline', {
      styles: [handoverStyle(site)],
      scripts: scriptsIn(snippet?.html ?? ''),
      ...(form && { leadsTo: new URL(form.action).origin }),
      ...(snippet && { embeds: snippet.origin }),
    })
    const way = form
      ? html`<form method="post" action="${form.action}">
      ${Object.entries(form.fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
      <button>${fill(texts.go)}</button>
    </form>`
      : raw(snippet?.html ?? '')
    return c.html(
      handoverPage(
        site,
        {
          title: fill(texts.title),
          lead: fill(form ? texts.leads : texts.embeds),
          facts: [
            [texts.amount, formatPrice(row.amount as Money, site.formats)],
            [texts.about, row.about],
          ],
          careful: fill(texts.back),
          stuck: form ? texts.stuck.form : texts.stuck.frame,
          stay: texts.stay,
        },
        { way, back },
      ),
      200,
      { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    )
  })
}
