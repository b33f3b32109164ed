// Delivery of letters: stored, retried, given up; a letter does not block others, and addresses are not logged.
import { siteByKey } from '@husrum/domain'
import type { MailServer } from '@husrum/testkit/mail-server'
import { startMailServer } from '@husrum/testkit/mail-server'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { letters } from '../../subjects.ts'
import { testSecret } from '../../testing/sessions.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import type { PgBossJobs, Retries } from '../jobs/pg-boss-jobs.ts'
import { openPgBossJobs } from '../jobs/pg-boss-jobs.ts'
import { makeSecretKeys } from '../secrets/secret-keys.ts'
import type { MailService } from './mail-service.ts'
import { makeMailService } from './mail-service.ts'
import { confirmedAddressOf } from './recipient.ts'
import { makeSmtpMailer } from './smtp-mailer.ts'

let server: MailServer
let mailer: ReturnType<typeof makeSmtpMailer>
let database: OpenDatabase
const connect = () => {
  mailer = makeSmtpMailer({ url: server.url, from: 'no-reply@husrum.example' })
}
beforeAll(async () => {
  server = await startMailServer()
  connect()
  database = openTestDatabase()
})
afterAll(async () => {
  mailer.close()
  await server.stop()
  await database.close()
})

const site = siteByKey('norway')
const keys = makeSecretKeys(testSecret)
const link = 'https://no.husrum.example/bytt-e-post/?token=abc'
const confirmed = (email: string) => confirmedAddressOf({ email, email_confirmed_at: '2026-11-01' })
const aLetter = (email: string) => {
  const to = confirmed(email)
  if (to === undefined) throw new Error('An address is empty')
  return { kind: 'passwordChanged', to, site, link } as const
}
/** An answer to a visitor, to an address that they entered. */
const anAnswer = (to: string) => ({ kind: 'confirmEmail', to, site, link }) as const

const clock = { now: Date.now() }
const passFor = async (mails: MailService, email: string) => {
  const admission = await mails.admit('registration', { email, network: '' })
  if (admission.kind === 'heldBack') throw new Error('Held back')
  return admission.pass
}

const open: PgBossJobs[] = []
afterEach(async () => {
  for (const jobs of open.splice(0)) await jobs.finish()
  await sql`delete from pgboss.job`.execute(database.db)
  await sql`delete from letter_counts`.execute(database.db)
})

/** Retries at once, up to the given number of times. */
const testMailService = async (tries = 1, retries: Partial<Retries> = {}) => {
  const lines: object[] = []
  const add = (line: object) => void lines.push(line)
  const log = { error: add, warn: add } as never
  const { db } = database
  const jobs = await openPgBossJobs({
    db,
    keys: makeSecretKeys(testSecret),
    log,
    retries: { limit: tries - 1, firstSeconds: 0, longestSeconds: 0, ...retries },
  })
  open.push(jobs)
  const before = server.received.length
  const since = () => server.received.slice(before).map(({ to }) => to.join())
  const mails = makeMailService({ letters, db, jobs, mailer, keys, now: () => clock.now, log })
  return { lines, jobs, since, mails }
}

describe('An e-mail', () => {
  it('is retried after a temporary rejection', async () => {
    const { mails, since } = await testMailService(3)
    server.refuse(2)
    await mails.post(aLetter('kari@example.no'))
    await mails.settled()
    expect(since()).toEqual(['kari@example.no'])
  })

  it('is given up in the end, which is logged without the address', async () => {
    const { mails, lines, since } = await testMailService(2)
    server.refuse(2)
    await mails.post(aLetter('kari@example.no'))
    await mails.settled()
    expect(since()).toEqual([])
    expect(lines).toHaveLength(2)
    expect(lines.at(-1)).toMatchObject({ job: 'letter', responseCode: 450 })
    const { rows } = await sql`select * from pgboss.job`.execute(database.db)
    expect(rows).toHaveLength(1)
    expect(JSON.stringify([lines, rows])).not.toContain('kari')
  })

  it('is not retried after a permanent rejection', async () => {
    const { mails, lines, since } = await testMailService(3)
    server.refuse(1, 550)
    await mails.post(aLetter('nobody@example.no'))
    await mails.settled()
    expect(lines).toEqual([expect.objectContaining({ kind: 'passwordChanged', responseCode: 550 })])
    expect(since()).toEqual([])
  })

  it.each([
    [554, 'connection'],
    [550, 'sender'],
    [554, 'receiver by a rule'],
    [554, 'letter'],
  ] as const)('waits if the mail server rejects the sender: %i, by the %s', async (code, refused) => {
    // Established connections continue.
    mailer.close()
    connect()
    const { mails, since } = await testMailService(3)
    server.refuse(2, code, refused)
    await mails.post(aLetter('kari@example.no'))
    await mails.settled()
    expect(since()).toEqual(['kari@example.no'])
  })

  it('is sent while any number of others wait for a retry', async () => {
    const { mails, lines, since } = await testMailService(2, { firstSeconds: 60, longestSeconds: 60 })
    server.refuse(8)
    for (let number = 0; number < 8; number += 1) await mails.post(aLetter(`full-${number}@example.no`))
    await mails.settled()
    expect(lines).toHaveLength(8)
    await mails.post(aLetter('liv@example.no'))
    await mails.settled()
    expect(since()).toEqual(['liv@example.no'])
  })

  it('has the same message id in each attempt, so that a duplicate is recognised', async () => {
    const { mails, jobs } = await testMailService()
    const copies: (string | undefined)[] = []
    await mails.post(aLetter('twice@example.no'))
    makeMailService({
      letters,
      db: database.db,
      jobs,
      keys,
      now: Date.now,
      log: { error: () => undefined, warn: () => undefined } as never,
      mailer: {
        send: async (mail, id) => {
          for (let copy = 0; copy < 2; copy += 1) {
            await mailer.send(mail, id)
            copies.push(/^Message-ID: (.+)$/im.exec(server.received.at(-1)?.raw ?? '')?.[1])
          }
        },
      },
    })
    await jobs.settled()
    expect(copies[0]).toMatch(/^<[\da-f-]{36}@husrum\.example>$/)
    expect(copies).toEqual([copies[0], copies[0]])
  })
})

describe('E-mails', () => {
  it('are sent a few at a time, and all of them in the end', async () => {
    const { jobs } = await testMailService()
    const going = { now: 0, max: 0, gone: 0 }
    // The first ones wait until the maximum is being sent.
    const full = Promise.withResolvers<void>()
    const mails = makeMailService({
      letters,
      db: database.db,
      jobs,
      keys,
      now: Date.now,
      log: { error: () => undefined, warn: () => undefined } as never,
      mailer: {
        send: async () => {
          going.now += 1
          going.max = Math.max(going.max, going.now)
          if (going.now === 4) full.resolve()
          await full.promise
          await new Promise((resolve) => setTimeout(resolve, 2))
          going.now -= 1
          going.gone += 1
        },
      },
    })
    for (let number = 0; number < 20; number += 1) await mails.post(aLetter(`many-${number}@example.no`))
    await mails.settled()
    expect(going).toEqual({ now: 0, max: 4, gone: 20 })
  })
})

describe('An e-mail that is not written yet', () => {
  it('does not block others if writing fails, and is skipped if there is nothing to write', async () => {
    const { mails, lines, since } = await testMailService()
    const failing = mails.later('failing', () => Promise.reject(new Error('to kari@example.no')))
    const needless = mails.later('needless', async () => undefined)
    await failing({ site }, await passFor(mails, 'kari@example.no'))
    await needless({ site }, await passFor(mails, 'liv@example.no'))
    await mails.post(aLetter('nils@example.no'))
    await mails.settled()
    expect(since()).toEqual(['nils@example.no'])
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toContain('kari')
  })

  it('is written from the data at the time of its request', async () => {
    const { mails, since } = await testMailService()
    const later = mails.later<{ site: typeof site; to: string }>('later', async ({ site: of, to }) => ({
      ...anAnswer(to),
      site: of,
    }))
    await later({ site, to: 'siv@example.no' }, await passFor(mails, 'siv@example.no'))
    await mails.settled()
    expect(since()).toEqual(['siv@example.no'])
    expect(server.received.at(-1)?.raw).toContain('From: Husrum Norge')
  })
})

describe('An e-mail to an unconfirmed address', () => {
  const moved = (to: string) =>
    ({ kind: 'bookingCancelled', to, site, about: 'Brf Kajen 1203', link }) as const

  it('needs a pass for its mailbox, and is not sent to another', async () => {
    const { mails, since } = await testMailService()
    const pass = await passFor(mails, 'vera+house@example.no')
    await mails.postAdmitted(anAnswer('Vera@example.no'), pass)
    await expect(mails.postAdmitted(anAnswer('stranger@example.no'), pass)).rejects.toThrow('another mailbox')
    await mails.settled()
    expect(since()).toEqual(['Vera@example.no'])
  })

  it('is counted when it is sent: a mailbox gets ten in an hour, in any spelling', async () => {
    const { mails, since, lines } = await testMailService()
    for (let number = 0; number < 12; number += 1)
      await mails.postCounted(moved(`vera+${number}@example.no`), 'booking')
    await mails.postCounted(moved('other@example.no'), 'booking')
    await mails.settled()
    expect(since().filter((to) => to.startsWith('vera'))).toHaveLength(10)
    expect(since()).toContain('other@example.no')
    expect(lines).toHaveLength(2)
    expect(JSON.stringify(lines)).not.toContain('vera')
    clock.now += 3_600_000
    await mails.postCounted(moved('vera@example.no'), 'booking')
    await mails.settled()
    expect(since()).toContain('vera@example.no')
  })

  it('counts once, with any number of attempts', async () => {
    const { mails, since } = await testMailService(12)
    server.refuse(11)
    await mails.postCounted(moved('vera@example.no'), 'booking')
    await mails.settled()
    expect(since()).toEqual(['vera@example.no'])
  })

  it('about a contract waits until the limit allows it', async () => {
    const { mails, since } = await testMailService()
    for (let number = 0; number < 31; number += 1)
      await mails.postCounted({ ...moved('vera@example.no'), kind: 'bookingConfirmed' }, 'business')
    await mails.settled()
    expect(since()).toHaveLength(30)
    const { rows } = await sql<{ start_after: Date | string }>`select start_after from pgboss.job
      where state = 'created'`.execute(database.db)
    expect(rows).toHaveLength(1)
    expect(new Date(rows[0]?.start_after ?? 0).getTime()).toBeGreaterThan(Date.now() + 23 * 3_600_000)
  })

  it('to an account with a confirmed address is not counted, and to one without an address is not sent', async () => {
    const { mails, since } = await testMailService()
    const account = { email: 'vera@example.no', email_confirmed_at: '2026-11-01' }
    const { to: _, ...letter } = moved('')
    for (let number = 0; number < 12; number += 1) await mails.postToAccount(account, letter, 'booking')
    await mails.postToAccount({ email: '', email_confirmed_at: null }, letter, 'booking')
    await mails.postToAccount(undefined, letter, 'booking')
    for (let number = 0; number < 12; number += 1)
      await mails.postToAccount(
        { ...account, email: 'nils@example.no', email_confirmed_at: null },
        letter,
        'booking',
      )
    await mails.settled()
    expect(since().filter((to) => to === 'vera@example.no')).toHaveLength(12)
    expect(since().filter((to) => to === 'nils@example.no')).toHaveLength(10)
    expect(since()).toHaveLength(22)
  })
})

/** Never called: code that the compiler must reject. */
export const refusedByTheTypes = (mails: MailService, typed: string) => [
  // @ts-expect-error an address that a visitor typed
  mails.post({ kind: 'passwordChanged', to: typed, site, link }),
  // @ts-expect-error an answer to a visitor needs a pass, also with the address of an account
  mails.post({ ...aLetter(typed), kind: 'resetPassword' }),
  // @ts-expect-error an answer to a visitor needs a pass
  mails.postCounted(anAnswer(typed), 'booking'),
  mails.postCounted(
    // @ts-expect-error what was written goes to confirmed addresses alone
    { kind: 'errandCopy', to: typed, site, about: '', number: '', link, quote: 'words', files: [] },
    'errand',
  ),
  mails.postCounted(
    {
      kind: 'errandMoved',
      to: typed,
      site,
      about: '',
      number: '',
      link,
      stopLink: link,
      unsubscribe: link,
      // @ts-expect-error words again
      quote: 'words',
    },
    'errand',
  ),
]
