// A company without tools of its own: creates a key by command, and with it makes a staff decision by command, against a running server.
import { execFile } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookingsForTests } from '../../testing/bookings.ts'
import { openBookingsForTests } from '../../testing/bookings.ts'
import type { TestPostgres } from '../../testing/test-database.ts'
import { makeTestPostgres, openPatiently } from '../../testing/test-database.ts'

let postgres: TestPostgres
let bookings: BookingsForTests
let server: ReturnType<typeof serve>
let url: string

beforeAll(async () => {
  postgres = await makeTestPostgres()
  bookings = await openBookingsForTests({ database: openPatiently(postgres.url) })
  url = await new Promise((resolve) => {
    server = serve({ fetch: bookings.app.fetch, port: 0, hostname: '127.0.0.1' }, (at) =>
      resolve(`http://127.0.0.1:${(at as AddressInfo).port}`),
    )
  })
})
afterAll(async () => {
  server.close()
  await bookings.close()
  await postgres.drop()
})

const run = async (
  command: string,
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
) => {
  const file = join(import.meta.dirname, `../../${command}-command.ts`)
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'development',
    DATABASE_URL: postgres.url,
    HUSRUM_URL: url,
    ...environment,
  }
  return promisify(execFile)(process.execPath, [file, ...words], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) =>
      ({ code, stdout, stderr }) as { code: number; stdout: string; stderr: string },
  )
}

describe('Staff at a command line', () => {
  it('create a key, reject a booking with it, and revoke the key', { timeout: 120_000 }, async () => {
    const anna = await bookings.buyer()
    const { id } = (await anna.start('sweden-1')).body

    const scopes = ['bookings:read', 'bookings:write'].flatMap((scope) => ['--scope', scope])
    const created = await run('keys', ['create', '--name', 'Desk', ...scopes])
    expect(created.code, created.stderr).toBe(0)
    const withKey = { HUSRUM_KEY: created.stdout.trim() }

    const listed = await run('staff', ['bookings', '--status', 'held'], withKey)
    expect(listed.stdout).toMatch(new RegExp(`${id}  sweden 1 +sweden +held +Astrid Lund`))
    const decision = ['--reason', 'The loan was refused', '--by', 'Karin Ek']
    const refused = await run('staff', ['refuse', id, ...decision], withKey)
    expect(JSON.parse(refused.stdout)).toMatchObject({ id, status: 'cancelled', endedBy: 'staff' })
    const again = await run('staff', ['refuse', id, ...decision], withKey)
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining('It is: cancelled.')])

    const news = await run('staff', ['publish-news', 'missing.md', '--site', 'sweden'], withKey)
    expect([news.code, news.stderr.trim()]).toEqual([2, expect.stringMatching(/^ENOENT.*missing\.md'$/)])
    const elsewhere = await run('staff', ['bookings'], { ...withKey, HUSRUM_URL: 'localhost:1' })
    expect(elsewhere.stderr).toContain('HUSRUM_URL is localhost:1')
    for (const command of ['staff', 'keys'])
      expect(await run(command, ['--help'])).toMatchObject({ code: 0, stderr: '' })

    const keys = await run('keys', ['list'])
    const [keyId = ''] = /[\da-f-]{36}/.exec(keys.stdout) ?? []
    expect(keys.stdout).not.toContain(created.stdout.trim())
    expect(await run('keys', ['revoke', keyId])).toMatchObject({ code: 0 })
    expect((await run('staff', ['bookings'], withKey)).stderr).toContain('unknown, revoked or expired')
  })
})
