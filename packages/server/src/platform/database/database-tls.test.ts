// The connection to PostgreSQL is encrypted on request, and an untrusted certificate is rejected with a clear message.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  fakeBankIdCa,
  serviceCert,
  serviceKey,
  strangerCert,
} from '@husrum/testkit/fake-bank-id-certificates'
import type { RealPostgres } from '@husrum/testkit/real-postgres'
import { startEncryptedPostgres } from '@husrum/testkit/real-postgres'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DatabaseRefused } from '../../backend.ts'
import { readSettings } from '../settings/server-settings.ts'
import { isRefusal } from './database-outage.ts'
import { openDatabase } from './open-database.ts'

const directory = mkdtempSync(join(tmpdir(), 'husrum-tls-'))
const fileOf = (name: string, content: string): string => {
  const file = join(directory, name)
  writeFileSync(file, content)
  return file
}
const ca = fileOf('ca.pem', fakeBankIdCa)
const stranger = fileOf('stranger.pem', strangerCert)

let postgres: RealPostgres
beforeAll(async () => {
  postgres = await startEncryptedPostgres({ cert: serviceCert, key: serviceKey })
})
afterAll(async () => {
  await postgres.stop()
  rmSync(directory, { recursive: true, force: true })
})

const addressBy = (variables: Record<string, string>, words = ''): string =>
  readSettings({ DATABASE_URL: postgres.url + words, ...variables }, [], directory).databaseUrl ?? ''

const ask = async (url: string): Promise<unknown> => {
  const database = openDatabase({ url })
  try {
    const question = sql<{ ssl: boolean }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`
    return (await question.execute(database.db)).rows[0]?.ssl
  } finally {
    await database.close()
  }
}

const refusalOf = async (url: string): Promise<string> => {
  const cause: unknown = await ask(url).catch((error: unknown) => error)
  expect(isRefusal(cause)).toBe(true)
  return new DatabaseRefused(cause).message
}

describe('The connection to a PostgreSQL server', () => {
  it('is encrypted with a trusted certificate, or without verification if this is set', async () => {
    expect(await ask(addressBy({ DATABASE_CA: ca }))).toBe(true)
    expect(await ask(addressBy({}, '?sslmode=no-verify'))).toBe(true)
  })

  it('receives notifications of a channel', async () => {
    const database = openDatabase({ url: addressBy({ DATABASE_CA: ca }) })
    let heard = 0
    const stop = database.listen('changes', () => {
      heard += 1
    })
    await expect.poll(() => heard).toBe(1)
    stop()
    await database.close()
  })

  it('is refused if the certificate is not trusted', async () => {
    const words = /DATABASE_URL failed: its certificate is not from a trusted authority/
    expect(await refusalOf(addressBy({ DATABASE_CA: stranger }))).toMatch(words)
    for (const mode of ['prefer', 'require', 'verify-ca', 'verify-full'])
      expect(await refusalOf(addressBy({}, `?sslmode=${mode}`))).toMatch(words)
  })

  it('is rejected by the name of an invalid setting', () => {
    expect(() => addressBy({}, '?sslmode=always')).toThrow('DATABASE_URL has an unknown sslmode')
    expect(() => addressBy({ DATABASE_CA: 'nothing.pem' })).toThrow('DATABASE_CA must be a readable file')
  })
})
