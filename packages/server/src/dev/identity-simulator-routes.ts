// The routes of the identity simulator: a page for developers, and JSON for the journeys.
import type { ProblemFieldKey } from '@husrum/contract'
import type { SiteDefinition } from '@husrum/domain'
import { canonicalPersonalNumber } from '@husrum/domain'
import type { Context, Hono } from 'hono'
import type { ProvenIdentity } from '../people/accounts/accounts.ts'
import type { AppEnv } from '../platform/http/app-environment.ts'
import { Problem } from '../platform/http/problem.ts'
import { doneBody, orderBody, simulatorPage, simulatorStyle, waitingBody } from './identity-simulator-page.ts'
import type { InventedPeople } from './people.ts'
import type { SimulatedDeed, SimulatedOrder, SimulatedOrders } from './simulated-orders.ts'
import { simulatedDeeds } from './simulated-orders.ts'
import { returnAddressOf, simulatorPath } from './simulated-providers.ts'

type Fields = Readonly<Record<string, string | undefined>>

const isDeed = (text = ''): text is SimulatedDeed => Object.hasOwn(simulatedDeeds, text)

const wantsJson = (c: Context<AppEnv>): boolean =>
  (c.req.header('accept') ?? '').startsWith('application/json')

const readFields = async (c: Context<AppEnv>): Promise<Fields> => {
  const isJson = (c.req.header('content-type') ?? '').startsWith('application/json')
  return isJson ? ((await c.req.json()) as Fields) : ((await c.req.parseBody()) as Fields)
}

/** A demo person, or a test person with the given personal number. Undefined for an unknown key or an invalid number. */
const identityOf = (
  { person, personalNumber }: Fields,
  site: SiteDefinition,
  { people, now }: { readonly people: InventedPeople; readonly now: () => number },
): ProvenIdentity | undefined => {
  const { country } = site
  const known = people.of(site)
  if (personalNumber === undefined || personalNumber === '')
    return known.find(({ key }) => key === person)?.identity
  const today = new Date(now()).toISOString().slice(0, 10)
  const canonical = canonicalPersonalNumber(personalNumber, country, today)
  if (canonical === undefined) return undefined
  const same = known.find(({ identity }) => identity.personalNumber === canonical)
  return same?.identity ?? { country, personalNumber: canonical, firstName: 'Test', lastName: 'Person' }
}

const refuse = (field: string, key: ProblemFieldKey): never => {
  throw new Problem('invalidRequest', { errors: [{ field, key }] })
}

export const identitySimulatorRoutes = (
  app: Hono<AppEnv>,
  {
    orders,
    people,
    now,
  }: {
    readonly orders: SimulatedOrders
    readonly people: InventedPeople
    readonly now: () => number
  },
): void => {
  const show = (c: Context<AppEnv>, title: string, body: unknown) => {
    c.set('inline', { styles: [simulatorStyle] })
    return c.html(simulatorPage(title, body), 200, { 'cache-control': 'no-store' })
  }
  const showOrder = (c: Context<AppEnv>, order: SimulatedOrder, chosen?: string) =>
    show(
      c,
      order.kind === 'app' ? 'The bank’s app' : 'The provider’s page',
      orderBody(order, people.of(order.wish.site), chosen),
    )

  /** The order by id, QR code or auto-start token; without any of them, the newest waiting order of the site. */
  const orderOf = (
    { order, qr, autostarttoken }: Fields,
    site: SiteDefinition,
  ): SimulatedOrder | undefined => {
    if (order !== undefined) return orders.find(order)
    if (qr !== undefined) return orders.findStarted({ qr })
    if (autostarttoken !== undefined) return orders.findStarted({ autoStartToken: autostarttoken })
    return orders.waiting().find(({ wish }) => wish.site.key === site.key)
  }

  app.get(simulatorPath, (c) => {
    const query = c.req.query()
    if (Object.keys(query).length === 0)
      return show(c, 'Identity simulator', waitingBody(orders.waiting(), now()))
    const order = orderOf(query, c.get('site'))
    if (order?.status !== 'pending' && order?.status !== 'away')
      return show(c, 'Identity simulator', doneBody('This order has ended, or does not exist.'))
    orders.act(order, 'open')
    return showOrder(c, order)
  })

  app.post(simulatorPath, async (c) => {
    const fields = await readFields(c)
    const { deed } = fields
    if (!isDeed(deed)) return refuse('deed', 'unknownValue')
    const order = orderOf(fields, c.get('site'))
    if (!order) throw new Problem('notFound')
    const identity = deed === 'approve' ? identityOf(fields, order.wish.site, { people, now }) : undefined
    if (deed === 'approve' && !identity) return refuse('person', 'unknownValue')
    if (!orders.act(order, deed, identity)) throw new Problem('notFound')
    const goesOn = deed === 'open' || deed === 'sign'
    const returnTo = goesOn || deed === 'maintenance' ? undefined : returnAddressOf(order)
    if (wantsJson(c)) return c.json({ order: order.ref, status: order.status, ...(returnTo && { returnTo }) })
    if (returnTo !== undefined) return c.redirect(returnTo, 303)
    return goesOn
      ? showOrder(c, order, fields.person)
      : show(c, 'Done', doneBody('Go back to the page that you came from.'))
  })
}
