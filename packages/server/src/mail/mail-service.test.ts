// Letters on their way: written down, tried again, given up; nobody else waits for one, and no log knows an address.
import { siteByKey } from '@husrum/domain'
import type { MailServer } from '@husrum/testkit/mail-server'
import { startMailServer } from '@husrum/testkit/mail-server'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../database/open-database.ts'
import type { PgBossJobs, Retries } from '../jobs/pg-boss-jobs.ts'
import { openPgBossJobs } from '../jobs/pg-boss-jobs.ts'
import { makeSecretKeys } from '../secrets/secret-keys.ts'
import { testSecret } from '../testing/sessions.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import type { Letter } from './letter.ts'
import { makeMailService } from './mail-service.ts'
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
const aLetter = (to: string): Letter => ({
  kind: 'confirmEmail',
  to,
  site,
  link: 'https://no.husrum.example/bytt-e-post/?token=abc',
})

const open: PgBossJobs[] = []
afterEach(async () => {
  for (const jobs of open.splice(0)) await jobs.finish()
  await sql`delete from pgboss.job`.execute(database.db)
})

/** Tries again at once, as often as it is told. */
const desk = async (tries = 1, retries: Partial<Retries> = {}) => {
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
  return { lines, jobs, since, mails: makeMailService({ db, jobs, mailer, log }) }
}

describe('A letter', () => {
  it('is sent again when the server was unwilling', async () => {
    const { mails, since } = await desk(3)
    server.refuse(2)
    await mails.post(aLetter('kari@example.no'))
    await mails.settled()
    expect(since()).toEqual(['kari@example.no'])
  })

  it('is given up in the end, which is said without the address', async () => {
    const { mails, lines, since } = await desk(2)
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

  it('is not offered again where the server will never take it', async () => {
    const { mails, lines, since } = await desk(3)
    server.refuse(1, 550)
    await mails.post(aLetter('nobody@example.no'))
    await mails.settled()
    expect(lines).toEqual([expect.objectContaining({ kind: 'confirmEmail', responseCode: 550 })])
    expect(since()).toEqual([])
  })

  it.each([
    [554, 'connection'],
    [550, 'sender'],
    [554, 'receiver by a rule'],
    [554, 'letter'],
  ] as const)('waits where it is us that are refused: %i, by the %s', async (code, whom) => {
    // What is connected already is let go on.
    mailer.close()
    connect()
    const { mails, since } = await desk(3)
    server.refuse(2, code, whom)
    await mails.post(aLetter('kari@example.no'))
    await mails.settled()
    expect(since()).toEqual(['kari@example.no'])
  })

  it('goes while others wait for another try, however many they are', async () => {
    const { mails, lines, since } = await desk(2, { firstSeconds: 60, longestSeconds: 60 })
    server.refuse(8)
    for (let number = 0; number < 8; number += 1) await mails.post(aLetter(`full-${number}@example.no`))
    await mails.settled()
    expect(lines).toHaveLength(8)
    await mails.post(aLetter('liv@example.no'))
    await mails.settled()
    expect(since()).toEqual(['liv@example.no'])
  })

  it('has the same name each time, so that a second copy is known for one', async () => {
    const { mails, jobs } = await desk()
    const copies: (string | undefined)[] = []
    await mails.post(aLetter('twice@example.no'))
    makeMailService({
      db: database.db,
      jobs,
      log: { error: () => undefined } as never,
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

describe('Letters', () => {
  it('go a few at a time, and in the end all of them', async () => {
    const { jobs } = await desk()
    const going = { now: 0, most: 0, gone: 0 }
    // The first wait until as many are on their way as may be.
    const full = Promise.withResolvers<void>()
    const mails = makeMailService({
      db: database.db,
      jobs,
      log: { error: () => undefined } as never,
      mailer: {
        send: async () => {
          going.now += 1
          going.most = Math.max(going.most, going.now)
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
    expect(going).toEqual({ now: 0, most: 4, gone: 20 })
  })
})

describe('A letter that is still to be written', () => {
  it('keeps no other from going when it cannot be, and is none where there is nothing to say', async () => {
    const { mails, lines, since } = await desk()
    const failing = mails.later('failing', () => Promise.reject(new Error('to kari@example.no')))
    const needless = mails.later('needless', async () => undefined)
    await failing({ site })
    await needless({ site })
    await mails.post(aLetter('nils@example.no'))
    await mails.settled()
    expect(since()).toEqual(['nils@example.no'])
    expect(lines).toHaveLength(1)
    expect(JSON.stringify(lines)).not.toContain('kari')
  })

  it('is written from what was known when it was asked for', async () => {
    const { mails, since } = await desk()
    const later = mails.later<{ site: typeof site; to: string }>('later', async ({ site: of, to }) => ({
      ...aLetter(to),
      site: of,
    }))
    await later({ site, to: 'siv@example.no' })
    await mails.settled()
    expect(since()).toEqual(['siv@example.no'])
    expect(server.received.at(-1)?.raw).toContain('From: Husrum Norge')
  })
})
