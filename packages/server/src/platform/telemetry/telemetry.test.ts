// The data that a collector gets while people sign in, report a fault and book a home: all that the dashboards and alerts use, and
// no personal data.
import { X509Certificate } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyCaseForm, siteByKey } from '@husrum/domain'
import { customerCert, customerPfx } from '@husrum/testkit/fake-bank-id-certificates'
import type { OtlpCollector } from '@husrum/testkit/otlp-collector'
import { startOtlpCollector } from '@husrum/testkit/otlp-collector'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { openBookingsForTests } from '../../testing/bookings.ts'
import { openFaultReportsForTests } from '../../testing/fault-reports.ts'
import { askedOfPrometheus, namesInPrometheus } from '../../testing/prometheus-names.ts'
import { testSecret } from '../../testing/sessions.ts'
import { openIdentityHouse, tova } from '../../testing/sign-in.ts'
import { fillInBooking, signAsBuyer } from '../../testing/signing-buyers.ts'
import { makeTestApp, posting } from '../../testing/test-app.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'
import { makeAuditLog } from '../audit/postgres-audit-log.ts'
import { clientErrorRoutes } from '../client-errors/routes.ts'
import { backedUpSetting, baseBackupSetting } from '../database/database-facts.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { writeSetting } from '../database/stored-settings.ts'
import { callProvider } from '../http/call-provider.ts'
import type { PgBossJobs } from '../jobs/pg-boss-jobs.ts'
import { openPgBossJobs } from '../jobs/pg-boss-jobs.ts'
import { makeMeasurementCounts } from '../measurements/postgres-measurement-counts.ts'
import { measurementRoutes } from '../measurements/routes.ts'
import { makeAcquireTaskLease } from '../modules/task-lease.ts'
import { observer } from '../observer/observer.ts'
import { makeSecretKeys } from '../secrets/secret-keys.ts'
import { countNewEvents } from './count-events.ts'
import type { Telemetry } from './start-telemetry.ts'
import { startTelemetry } from './start-telemetry.ts'

interface Told {
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[]
  readonly links?: readonly { readonly traceId: string }[]
}

let collector: OtlpCollector
let telemetry: Telemetry
let postgres: TestPostgres
let database: OpenDatabase
let jobs: PgBossJobs
/** Must not occur in the exported data. */
const secrets = new Set<string>()

const spans = (): readonly Told[] => {
  const payloads = collector.received.traces as readonly {
    readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Told[] }[] }[]
  }[]
  return payloads.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )
}
const attributeOf = ({ attributes }: Told, name: string) =>
  Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0]

const signIn = async (): Promise<void> => {
  const house = await openIdentityHouse({ database })
  const browser = house.browser()
  const { id } = await browser.start({ returnUrl: '/mina-sidor/' })
  house.providers.bank_id.progress = { kind: 'complete', identity: tova }
  expect((await browser.status(id)).status).toBe('ok')
  secrets.add(id)
  for (const fact of [tova.personalNumber, tova.personalNumber.slice(2), tova.firstName])
    if (fact) secrets.add(fact)
}

const reportFault = async (): Promise<void> => {
  const house = await openFaultReportsForTests({ database })
  const vega = await house.signIn('resident')
  const home = 'mainAndCooperative-kajutan-4-1201'
  const kitchen = 'mainAndCooperative-large-kitchen'
  const contact = { firstName: 'Vega', lastName: 'Lindqvist', email: 'vega.lindqvist@husrum.example' }
  const description = 'Kranen läcker hos Vega'
  const draft = house.newId()
  const form = {
    ...emptyCaseForm,
    ...contact,
    phone: '+46701740605',
    acceptTerms: true,
    type: 'apartment',
    selectedApartment: { id: home, propertyId: 'x', address: 'x' },
    selectedApartmentId: home,
    problemArea: kitchen,
    problemAreaDetails: `${kitchen}-water`,
    description,
  }
  const kept = await vega.call('POST', `drafts/${draft}`, {
    caseType: 'resident',
    step: 'residentSummary',
    form,
    appliances: false,
    submission: 1,
    isNewCase: false,
    isSwitched: false,
  })
  expect(kept.status).toBe(200)
  const sent = await vega.call('POST', `drafts/${draft}/submit`, { submission: 1 })
  expect(sent.status).toBeLessThan(300)
  await house.jobs.settled()
  for (const fact of [...Object.values(contact), '701740605', description, draft, sent.body.id])
    secrets.add(fact)
}

const book = async (): Promise<void> => {
  const house = await openBookingsForTests({ database, withDocuments: true, paymentSettings: {} })
  const buyer = await house.buyer()
  const booking = await fillInBooking(buyer, 'sweden-1')
  await signAsBuyer(house, buyer, booking)
  expect((await buyer.one(booking)).status).toBe(200)
  await house.jobs.settled()
  const { email, personalNumber, id } = buyer
  for (const fact of [email, personalNumber, personalNumber.slice(2), id, booking, 'Astrid'])
    secrets.add(fact)
}

/** Page measurements from browsers, and a call to an external host. */
const measure = async (): Promise<void> => {
  const counts = makeMeasurementCounts(database.db)
  const log = { error: () => undefined } as never
  const { app } = makeTestApp({
    backend: {
      routes: [
        (hono) => {
          measurementRoutes(hono, { counts })
          clientErrorRoutes(hono, { log })
        },
      ],
    },
  })
  const ours = { 'sec-fetch-site': 'same-origin' }
  for (const [name, value] of [
    ['LCP', 1_234.5],
    ['CLS', 0.03],
  ])
    await app.request('/api/webvitals/save', posting({ name, value, page: 'start', site: 'norway' }, ours))
  const broken = { message: 'x is not a function', site: 'norway', template: 'start', release: 'test' }
  expect((await app.request('/services/client_errors', posting(broken, ours))).status).toBe(200)
  await callProvider({ method: 'GET', url: new URL(collector.endpoint) })
}

/** A refund that fails while the bank is unavailable. */
let isBankAway = true
const giveUpRefund = async (): Promise<void> => {
  jobs = await openPgBossJobs({
    db: database.db,
    keys: makeSecretKeys(testSecret),
    log: { error: () => undefined, warn: () => undefined } as never,
    retries: { limit: 0, firstSeconds: 0, longestSeconds: 0 },
  })
  jobs.handleOutside('payment-refund', async () => {
    if (isBankAway) throw new Error('The bank is away')
  })
  await jobs.enqueue(database.db, { kind: 'payment-refund', facts: null })
  await jobs.settled()
}

beforeAll(async () => {
  collector = await startOtlpCollector()
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.endpoint)
  telemetry = startTelemetry(
    { endpoint: collector.endpoint, sampler: 'parentbased_always_on', ratio: 1, everyMs: 600_000 },
    'test',
  )
  postgres = await makeTestPostgres()
  // After telemetry was started: statements of databases opened earlier are not recorded.
  database = openPatiently(postgres.url)
  // The test clocks are in the spring.
  await writeSetting(database.db, 'events counted until', '2026-01-01T00:00:00Z')
  await writeSetting(database.db, backedUpSetting, new Date(Date.now() - 3_600_000).toISOString())
  await writeSetting(database.db, baseBackupSetting, new Date().toISOString())
  telemetry.watch({
    db: database.db,
    replica: database.db,
    pools: { primary: () => database.poolUse?.() ?? expect.fail() },
    sweeps: [
      { name: 'payments', everyMs: 15_000 },
      { name: 'retention', everyMs: 86_400_000 },
    ],
  })
  telemetry.watchCertificates([
    { of: 'bankId', shown: { pfx: customerPfx, passphrase: 'test' } },
    { of: 'swish', shown: { cert: customerCert } },
    { of: 'documentSeal', shown: { pfx: customerPfx, passphrase: 'another' } },
  ])
  await reportFault()
  await signIn()
  await book()
  await measure()
  await giveUpRefund()
  const audit = makeAuditLog(database.db)
  await audit.add({ event: 'accountCreated', site: siteByKey('sweden'), address: '203.0.113.7' })
  await database.db
    .insertInto('interests')
    .values({
      site_id: siteByKey('sweden').siteId,
      home_id: 'sweden-1',
      first_name: 'Vega',
      last_name: 'Lindqvist',
      email: 'vega.lindqvist@husrum.example',
      email_key: 'vega.lindqvist@husrum.example',
      newsletter: false,
      registered_at: '2026-03-02T11:00:00Z',
      changed_at: '2026-03-02T11:00:00Z',
    })
    .execute()
  await sql`update audit_log set at = at - interval '1 minute'`.execute(database.db)
  await telemetry.flush()
  await telemetry.flush()
}, 120_000)
afterAll(async () => {
  await jobs.finish()
  await telemetry.close()
  await database.close()
  await postgres.drop()
  await collector.close()
  vi.unstubAllEnvs()
})

it('no number, name, address, text or id of a person is exported', () => {
  const told = JSON.stringify([collector.received.traces, collector.received.metrics])
  expect(told.length).toBeGreaterThan(100_000)
  expect(secrets.size).toBeGreaterThan(12)
  expect([...secrets].filter((secret) => told.includes(secret))).toEqual([])
})

it('a request is a trace named by the pattern of its route, with its statements as spans', () => {
  const saved = spans().find(({ name }) => name === 'POST /services/booking/bookings/:id/steps/:step')
  const parts = spans().filter(({ parentSpanId }) => parentSpanId === saved?.spanId)
  expect(parts.map((part) => attributeOf(part, 'db.query.text'))).toContainEqual(
    expect.stringMatching(/^update "bookings" set .* = \$1/),
  )
})

it('an e-mail is linked to the request that caused it', () => {
  const submitted = spans().find(({ name }) => name === 'POST /services/case_management/drafts/:id/submit')
  const linked = spans().filter(({ links = [] }) =>
    links.some(({ traceId }) => traceId === submitted?.traceId),
  )
  expect(linked.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^job /))
  expect(spans().map(({ name }) => name)).toContain('job letter')
})

it('user actions are counted once, with any number of servers', async () => {
  const words = await pointsOf('husrum.bookings')
  expect(words).toContainEqual([{ 'husrum.by': 'buyer', 'husrum.event': 'held', 'husrum.site': 'sweden' }, 1])
  expect(await pointsOf('husrum.sign_ins')).toContainEqual([
    {
      'husrum.event': 'signedIn',
      'husrum.method': 'bank_id',
      'husrum.reason': 'none',
      'husrum.site': 'sweden',
    },
    1,
  ])
  await writeSetting(database.db, 'events counted until', '2026-01-01T00:00:00Z')
  const counted = await Promise.all([1, 2, 3].map(() => countNewEvents(database.db)))
  expect(counted.flat().filter(({ of }) => of === 'holds')).toEqual([
    { of: 'holds', count: 1, attributes: { 'husrum.outcome': 'held', 'husrum.site': 'sweden' } },
  ])
})

it('user actions are exported as zero first, so that the first of them counts as an increase', async () => {
  const [first] = collector.received.metrics
  for (const metric of ['husrum.bookings', 'husrum.sign_ins', 'husrum.cases']) {
    const before = await pointsOf(metric, first)
    expect(before.length, metric).toBeGreaterThan(0)
    expect(before.map(([, value]) => value).filter(Boolean), metric).toEqual([])
  }
})

it('a job that was given up is exported by its kind, until it is retried', async () => {
  const refunds = { 'husrum.job': 'payment-refund' }
  expect(await pointsOf('husrum.jobs.given_up')).toEqual([[refunds, 1]])
  isBankAway = false
  expect(await jobs.tryAgain('payment-refund')).toBe(1)
  await jobs.settled()
  await telemetry.flush()
  expect(await pointsOf('husrum.jobs.given_up')).toEqual([[refunds, 0]])
})

it('the time of the last run is exported for each sweep of this release', async () => {
  const takeTurn = makeAcquireTaskLease(database.db)
  await (await takeTurn('payments', 15_000))?.done()
  await (await takeTurn('retention', 86_400_000))?.failed('ECONNREFUSED', 60_000)
  await (await takeTurn('of an older release', 60_000))?.done()
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString()
  await writeSetting(database.db, 'last done of retention', hourAgo)
  await telemetry.flush()
  const ages = (await pointsOf('husrum.sweep.age')).map(([of, age]) => [of, Math.floor(Number(age) / 600)])
  expect(ages).toEqual([
    [{ 'husrum.sweep': 'payments' }, 0],
    [{ 'husrum.sweep': 'retention' }, 6],
  ])
  expect((await pointsOf('husrum.sweep.every')).map(([, every]) => every)).toEqual([15, 86_400])
})

it('the expiry of our certificates is exported, for files that can be opened', async () => {
  const { validTo } = new X509Certificate(customerCert)
  const seconds = (Date.parse(validTo) - Date.now()) / 1_000
  const told = new Map(
    (await pointsOf('husrum.certificate.left')).map(([of, left]) => [JSON.stringify(of), Number(left)]),
  )
  expect([...told.keys()]).toEqual(['{"husrum.certificate":"bankId"}', '{"husrum.certificate":"swish"}'])
  for (const left of told.values()) expect(Math.abs(left - seconds)).toBeLessThan(3_600)
})

it('an e-mail rejected by its recipient’s server is counted separately from an unavailable mail server', async () => {
  const fails = (facts: object) =>
    observer().mail(() => Promise.reject(Object.assign(new Error('to anna@example.com'), facts)))
  await expect(fails({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 })).rejects.toThrow()
  await expect(fails({ code: 'ECONNECTION', command: 'CONN' })).rejects.toThrow()
  await telemetry.flush()
  expect((await pointsOf('husrum.mail.duration')).map(([attributes]) => attributes)).toEqual([
    { 'husrum.outcome': 'sent' },
    { 'husrum.outcome': 'refused', 'error.type': '450' },
    { 'husrum.outcome': 'failed', 'error.type': 'ECONNECTION' },
  ])
})

it('a caller’s trace is continued if a trusted proxy sent it, and otherwise not', async () => {
  const theirs = '0af7651916cd43dd8448eb211c80319c'
  const headers = { traceparent: `00-${theirs}-b7ad6b7169203331-01`, host: 'localhost' }
  const from = { incoming: { socket: { remoteAddress: '203.0.113.7' } } }
  const traceOf = async (hops: number) => {
    const { app, log } = makeTestApp({ trustedProxies: { hops } })
    await app.request('/services/openapi.json', { headers }, from)
    await telemetry.flush()
    expect(log).toHaveLength(1)
    return spans().findLast(({ name }) => name === 'GET /services/openapi.json')?.traceId
  }
  expect(await traceOf(1)).toBe(theirs)
  expect(await traceOf(0)).not.toBe(theirs)
})

it('probes spend no error budget: a 503 while draining is not a failure', async () => {
  const routes = async () =>
    (await pointsOf('http.server.request.duration')).map(([attributes]) => JSON.stringify(attributes))
  const { app } = makeTestApp({ backend: { isReady: () => false } })
  expect((await app.request('/health/ready')).status).toBe(503)
  expect((await makeTestApp().app.request('/services/openapi.json')).status).toBe(200)
  await telemetry.flush()
  expect(await routes()).toContainEqual(expect.stringContaining('/services/openapi.json'))
  expect((await routes()).filter((route) => route.includes('/health/'))).toEqual([])
})

const ops = join(import.meta.dirname, '../../../../../ops')
const opsFile = (file: string): string => readFileSync(join(ops, file), 'utf8')

it('dashboards and alerts are valid, and use exported metrics only', () => {
  const told = namesInPrometheus(collector.received.metrics)
  const files = readdirSync(ops, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?:grafana|prometheus)\/.*\.(?:json|yaml)$/.test(file),
  )
  expect(files.length).toBeGreaterThan(4)
  const read = files.map((file) => ({ file, ...askedOfPrometheus(opsFile(file)) }))
  expect(read.flatMap(({ unreadable }) => unreadable)).toEqual([])
  const asked = read.flatMap(({ file, names }) => names.map((name) => [file, name] as const))
  expect(asked.length).toBeGreaterThan(40)
  // Metrics of pods and volumes come from the cluster.
  const ours = asked.filter(([, name]) => !/^kube(?:let)?_/.test(name))
  expect(ours.filter(([, name]) => !told.has(name))).toEqual([])
  const guide = readFileSync(join(ops, '../docs/guide/seeing.md'), 'utf8')
  const named = [...guide.matchAll(/`(husrum_\w+)/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((name) => !told.has(name))).toEqual([])
})

it('each alert links to a paragraph with instructions, and fires in a story', () => {
  const { groups } = parse(opsFile('prometheus/rules/alerts.yaml')) as {
    readonly groups: readonly {
      readonly rules: readonly { readonly alert: string; readonly annotations: object }[]
    }[]
  }
  const guide = readFileSync(join(ops, '../docs/guide/seeing.md'), 'utf8')
  const paragraphs = new Set([...guide.matchAll(/^### (\w+)$/gm)].map(([, name]) => name))
  const rules = groups.flatMap((group) => group.rules)
  expect(rules.map(({ alert }) => alert).sort()).toEqual([...paragraphs].sort())
  for (const { alert, annotations } of rules)
    expect(annotations).toMatchObject({ runbook_url: `docs/guide/seeing.md#${alert.toLowerCase()}` })
  // `npm run alerts` plays them to Prometheus's own rules.
  const stories = opsFile('prometheus/tests/stories.yaml')
  expect(rules.filter(({ alert }) => !stories.includes(`alertname="${alert}"`))).toEqual([])
})

/** Attributes and value of each point of a metric in the latest export. */
const pointsOf = async (metric: string, told = collector.received.metrics.at(-1)) => {
  const payload = told as {
    readonly resourceMetrics: readonly {
      readonly scopeMetrics: readonly { readonly metrics: readonly Measured[] }[]
    }[]
  }
  const found = payload.resourceMetrics
    .flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics))
    .find(({ name }) => name === metric)
  const points = (found?.sum ?? found?.gauge ?? found?.histogram)?.dataPoints ?? []
  return points.map(({ attributes, asInt, asDouble, count }) => [
    Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue])),
    Number(asInt ?? asDouble ?? count),
  ])
}

interface Points {
  readonly dataPoints: readonly {
    readonly attributes: readonly {
      readonly key: string
      readonly value: { readonly stringValue?: string }
    }[]
    readonly asInt?: number | string
    readonly asDouble?: number
    readonly count?: number
  }[]
}

interface Measured {
  readonly name: string
  readonly sum?: Points
  readonly gauge?: Points
  readonly histogram?: Points
}
