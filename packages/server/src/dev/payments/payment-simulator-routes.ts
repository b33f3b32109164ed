// `/__dev/payments`: a page that acts as the payer's bank, and JSON for the journeys.
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { Problem } from '../../platform/http/problem.ts'
import { simulatorPage, simulatorStyle } from '../identity-simulator-page.ts'
import type { SimulatedLedger, SimulatedPayment } from './simulated-ledger.ts'
import type { SimulatedNordea } from './simulated-nordea.ts'
import type { SimulatedSvea } from './simulated-svea.ts'
import type { SimulatedSwish, SwishMood } from './simulated-swish.ts'

export const paymentSimulatorPath = '/__dev/payments'

const deeds = {
  approve: { status: 'paid', label: 'Pay' },
  decline: { status: 'declined', label: 'Decline' },
  cancel: { status: 'cancelled', label: 'Cancel' },
  limit: { status: 'failed', label: 'The bank refuses (RF07)', code: 'RF07' },
  expire: { status: 'failed', label: 'Time out (TM01)', code: 'TM01' },
  doubt: { status: 'failed', label: 'No answer from the bank (DS24)', code: 'DS24' },
} as const
type Deed = keyof typeof deeds
const isDeed = (text = ''): text is Deed => Object.hasOwn(deeds, text)
const deedsOf = ({ provider }: SimulatedPayment): readonly Deed[] =>
  provider === 'swish' ? ['approve', 'decline', 'cancel', 'limit', 'expire', 'doubt'] : ['approve', 'cancel']

/** Failures that can be simulated. */
const moods: Readonly<Record<string, { readonly label: string; readonly mood: SwishMood }>> = {
  well: { label: 'No failures', mood: {} },
  silent: { label: 'No callbacks', mood: { callbacks: 'none' } },
  twice: { label: 'Callbacks are sent twice', mood: { callbacks: 'twice' } },
  forged: { label: 'Callbacks are forged', mood: { callbacks: 'forged' } },
  contradicting: { label: 'Callbacks contradict the payment', mood: { callbacks: 'contradicting' } },
  late: { label: 'Answers are delayed', mood: { delayMs: 5_000 } },
  lost: { label: 'Answers are lost', mood: { losesAnswers: true } },
  away: { label: 'Swish is unavailable', mood: { isDeaf: true } },
}

type Fields = Readonly<Record<string, string | undefined>>

const readFields = async (c: Context<AppEnv>): Promise<Fields> =>
  (c.req.header('content-type') ?? '').startsWith('application/json')
    ? ((await c.req.json()) as Fields)
    : ((await c.req.parseBody()) as Fields)

const wantsJson = (c: Context<AppEnv>): boolean =>
  (c.req.header('accept') ?? '').startsWith('application/json')

const facts = ({ provider, amount, currency, about }: SimulatedPayment): string =>
  `${provider}: ${amount} ${currency}, ${about}`

const oneBody = (payment: SimulatedPayment) => html`
  <p>${facts(payment)}</p>
  <form method="post" action="${paymentSimulatorPath}">
    <input type="hidden" name="payment" value="${payment.id}">
    <div class="deeds">${deedsOf(payment).map(
      (deed) => html`<button name="deed" value="${deed}">${deeds[deed].label}</button>`,
    )}</div>
  </form>`

const listBody = (waiting: readonly SimulatedPayment[], mood: string) => html`
  <h2>Waiting payments</h2>
  ${
    waiting.length === 0
      ? html`<p>No payment is waiting.</p>`
      : html`<ul>${waiting.map(
          (payment) =>
            html`<li><a href="${paymentSimulatorPath}?payment=${payment.id}">${facts(payment)}</a></li>`,
        )}</ul>`
  }
  <h2>Swish</h2>
  <form method="post" action="${paymentSimulatorPath}/mood">
    <fieldset><legend>Simulated failure</legend>
      ${Object.entries(moods).map(
        ([name, { label }]) =>
          html`<label><input type="radio" name="mood" value="${name}"${name === mood ? ' checked' : ''}><span>${label}</span></label>`,
      )}
    </fieldset>
    <button>Set</button>
  </form>`

export const paymentSimulatorRoutes = (
  app: Hono<AppEnv>,
  {
    ledger,
    swish,
    nordea,
  }: {
    readonly ledger: SimulatedLedger
    readonly swish: SimulatedSwish
    readonly svea: SimulatedSvea
    readonly nordea: SimulatedNordea
    readonly now: () => number
  },
): void => {
  let mood = 'well'
  const show = (c: Context<AppEnv>, title: string, body: unknown) => {
    c.set('inline', { styles: [simulatorStyle] })
    return c.html(simulatorPage(title, body), 200, { 'cache-control': 'no-store' })
  }

  app.get(paymentSimulatorPath, (c) => {
    const requestedId = c.req.query('payment')
    const waiting = ledger.waiting()
    if (requestedId === undefined) {
      if (wantsJson(c))
        return c.json(
          waiting.map(({ id, provider, amount, currency, about }) => ({
            id,
            provider,
            amount,
            currency,
            about,
          })),
        )
      return show(c, 'Payment simulator', listBody(waiting, mood))
    }
    const payment = waiting.find(({ id }) => id === requestedId)
    return show(
      c,
      'The payer’s bank',
      payment ? oneBody(payment) : html`<p role="status">This payment has ended, or does not exist.</p>`,
    )
  })

  app.post(paymentSimulatorPath, async (c) => {
    const { deed, payment: requestedId } = await readFields(c)
    if (!isDeed(deed))
      throw new Problem('invalidRequest', { errors: [{ field: 'deed', key: 'unknownValue' }] })
    // Without an id, the newest waiting payment.
    const payment = requestedId === undefined ? ledger.waiting()[0] : ledger.payments.get(requestedId)
    const { status, ...rest } = deeds[deed]
    const isDone =
      payment &&
      (deed === 'approve'
        ? await ledger.pay(payment.id)
        : ledger.end(payment.id, status, 'code' in rest ? rest.code : undefined))
    if (!payment || !isDone) throw new Problem('notFound')
    const returnTo = payment.returnTo?.(status)
    if (wantsJson(c)) return c.json({ payment: payment.id, status, ...(returnTo && { returnTo }) })
    if (returnTo !== undefined) return c.redirect(returnTo, 303)
    return show(
      c,
      'Done',
      html`<p role="status">Go back to the page that you came from.</p>
      <p><a href="${paymentSimulatorPath}">Waiting payments</a></p>`,
    )
  })

  app.post(`${paymentSimulatorPath}/mood`, async (c) => {
    const { mood: name = '' } = await readFields(c)
    const chosen = Object.hasOwn(moods, name) ? moods[name] : undefined
    if (!chosen) throw new Problem('invalidRequest', { errors: [{ field: 'mood', key: 'unknownValue' }] })
    mood = name
    swish.setMood(chosen.mood)
    return wantsJson(c) ? c.json({ mood }) : c.redirect(paymentSimulatorPath, 303)
  })

  app.post(`${paymentSimulatorPath}/nordea`, async (c) => {
    const id = nordea.take((await c.req.parseBody()) as Readonly<Record<string, string>>)
    if (id === undefined)
      throw new Problem('invalidRequest', { errors: [{ field: 'SOLOPMT_MAC', key: 'invalid' }] })
    return c.redirect(`${paymentSimulatorPath}?payment=${id}`, 303)
  })
}
