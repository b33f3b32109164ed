// How many fault reports the product accepts per second: drafts of signed-in residents, sent over HTTP, each a case with its history, its
// encrypted report and its e-mail, committed on a real PostgreSQL.
import { randomBytes, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { emptyCaseForm, siteByKey } from '@husrum/domain'
import { startRealPostgres } from '@husrum/testkit/real-postgres'
import { sql } from 'kysely'
import { makeSessions } from '../src/people/sessions/postgres-sessions.ts'
import { openDatabase } from '../src/platform/database/open-database.ts'
import { cookieName } from '../src/platform/http/set-cookie.ts'
import { makeSecretKeys } from '../src/platform/secrets/secret-keys.ts'
import { startProduct } from './page-servers.ts'
import { onLoadCore, processorTime } from './pinning.ts'
import { percentile, table } from './statistics.ts'

/** Concurrently. */
const people = 24
/** A network may send 60 in a minute. */
const reportsOfNetwork = 40
/** An account has at most twenty drafts. */
const draftsOfOne = 15
/** Minimum per second (issue 15). */
const least = 300

const org = 'mainAndCooperative'
const home = `${org}-kajutan-4-1201`
const kitchen = `${org}-large-kitchen`
const draft = {
  caseType: 'resident',
  step: 'residentSummary',
  form: {
    ...emptyCaseForm,
    acceptTerms: true,
    phone: '+46701740605',
    type: 'apartment',
    selectedApartment: { id: home, propertyId: 'x', address: 'x' },
    selectedApartmentId: home,
    problemArea: kitchen,
    problemAreaDetails: `${kitchen}-water`,
    description: 'Kranen droppar. '.repeat(20),
    sendCopy: true,
  },
  appliances: false,
  submission: 1,
  isNewCase: false,
  isSwitched: false,
}

export const runCasesBench = async ({ reports = 3_000 } = {}): Promise<string> => {
  const postgres = await startRealPostgres()
  const secret = randomBytes(48).toString('base64')
  const product = await startProduct({ databaseUrl: postgres.url, secret })
  const database = openDatabase({ url: postgres.url })
  const { db } = database
  try {
    const site = siteByKey('sweden')
    const { rows: residents } = await sql<{ id: string; email: string }>`
      with known as (
        select accounts.* from accounts join case_agreements on account_id = accounts.id where place_id = ${home} limit 1
      ), made as (
        insert into accounts (organisation, first_name, last_name, email, email_key, email_confirmed_at, phone,
          identity_lookup, identity_sealed, identity_country)
        select organisation, first_name, last_name, n || email, n || email_key, now(), phone,
          sha256(n::text::bytea), identity_sealed, identity_country
        from known, generate_series(1, ${Math.ceil(reports / draftsOfOne)}) n
        returning id, email
      ), homes as (insert into case_agreements (account_id, place_id) select id, ${home} from made),
      consents as (
        insert into site_consents
        select (jsonb_populate_record(consent, jsonb_build_object('account_id', made.id))).*
        from made, known join site_consents consent on consent.account_id = known.id
      )
      select id, email from made`.execute(db)
    const sessions = makeSessions({ db, keys: makeSecretKeys(secret) })
    const { port, host, origin } = new URL(product.origin)
    const shown: { readonly email: string; readonly session: Record<string, string> }[] = []
    for (const { id: accountId, email } of residents) {
      const { token, binding } = await sessions.begin({ site, accountId, hasIdentity: true })
      // `npm start` only speaks HTTP, where no cookie may have a prefix.
      const cookies = { token, binding: binding ?? '' }
      const cookie = (['token', 'binding'] as const).map(
        (name) => `${cookieName(name, 'development')}=${cookies[name]}`,
      )
      shown.push({ email, session: { authorization: `Bearer ${token}`, cookie: cookie.join('; ') } })
    }
    const headers = { host, origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    interface Draft {
      readonly id: string
      readonly email: string
      readonly session: Readonly<Record<string, string>>
    }
    const post = (agent: Agent, { id, session }: Draft, body: object, what = ''): Promise<number> =>
      new Promise((resolve, reject) => {
        const asked = request({
          agent,
          port,
          host: '127.0.0.1',
          method: 'POST',
          path: `/services/case_management/drafts/${id}${what}`,
          headers: { ...headers, ...session },
        })
        asked.on('response', (answer) => {
          const { statusCode = 0 } = answer
          text(answer).then((said) => {
            if (statusCode >= 300) reject(new Error(`A draft was answered ${statusCode}: ${said}`))
            else resolve(statusCode)
          }, reject)
        })
        asked.on('error', reject)
        asked.end(JSON.stringify(body))
      })
    /** All at once, each on its own connection; milliseconds of each. */
    const all = async (
      drafts: readonly Draft[],
      work: (agent: Agent, draft: Draft) => Promise<unknown>,
    ): Promise<readonly number[]> => {
      const times: number[] = []
      let next = 0
      await Promise.all(
        Array.from({ length: people }, async (_, person) => {
          let agent: Agent | undefined
          for (let sent = 0; next < drafts.length; sent += 1) {
            const each = drafts[next] as Draft
            next += 1
            if (sent % reportsOfNetwork === 0) {
              agent?.destroy()
              const network = Math.floor(sent / reportsOfNetwork)
              agent = new Agent({
                keepAlive: true,
                maxSockets: 1,
                localAddress: `127.${person + 1}.${network + 1}.1`,
              })
            }
            const started = performance.now()
            await work(agent as Agent, each)
            times.push(performance.now() - started)
          }
          agent?.destroy()
        }),
      )
      return times
    }
    return await onLoadCore(async () => {
      const written = async (count: number): Promise<readonly Draft[]> => {
        const drafts = Array.from({ length: count }, (_, place) => ({
          id: randomUUID(),
          ...(shown[place % shown.length] as (typeof shown)[number]),
        }))
        // Their own address: another one would also be changed in the account.
        await all(drafts, (agent, each) =>
          post(agent, each, { ...draft, form: { ...draft.form, email: each.email } }),
        )
        return drafts
      }
      const send = (drafts: readonly Draft[]) =>
        all(drafts, (agent, each) => post(agent, each, { submission: 1 }, '/submit'))
      await send(await written(people * 10))
      const drafts = await written(reports)
      const processorBefore = processorTime(product.pid) ?? Number.NaN
      const started = performance.now()
      const times = await send(drafts)
      const perSecond = reports / ((performance.now() - started) / 1_000)
      const processor = ((processorTime(product.pid) ?? Number.NaN) - processorBefore) / reports
      const { count } = await db
        .selectFrom('cases')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('created_at', '>', new Date(Date.now() - 600_000).toISOString())
        .executeTakeFirstOrThrow()
      return [
        `${reports.toLocaleString('en')} reports of faults, ${people} people beside each other, on PostgreSQL:`,
        '',
        table(
          ['a second', 'at least', 'p50 ms', 'p95 ms', 'server’s processor, ms each', 'cases there'],
          [
            [
              perSecond.toFixed(0),
              least,
              percentile(times, 0.5).toFixed(0),
              percentile(times, 0.95).toFixed(0),
              processor.toFixed(1),
              count,
            ],
          ],
        ),
        ...(perSecond < least ? ['Too few.'] : []),
      ].join('\n')
    })
  } finally {
    await database.close()
    await product.stop()
    await postgres.stop()
  }
}
