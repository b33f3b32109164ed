// Hashing takes the same time for every account, and many requests at once do not exhaust the memory.
import { parseOptions } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { Problem } from '../../platform/http/problem.ts'
import { makePasswords } from './passwords.ts'

describe('A password', () => {
  const passwords = makePasswords()

  it('is hashed with argon2id at the cost that OWASP names', async () => {
    const hash = await passwords.hash('blå båt vid kaj')
    expect(hash).toMatch(/^\$argon2id\$v=19\$/)
    expect(parseOptions(hash)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  })

  it('matches only itself', async () => {
    const hash = await passwords.hash('blå båt vid kaj')
    expect(await passwords.verify(hash, 'blå båt vid kaj')).toBe(true)
    expect(await passwords.verify(hash, 'blå båt vid kaj ')).toBe(false)
  })

  it.each([null, undefined, '', 'kaputt', '$argon2i$v=19$m=8,t=1,p=1$YWFhYWFhYWE$YWFhYWFhYWE'])(
    'never matches the hash %s, which takes as long as a real one',
    async (hash) => {
      /** The fastest of three runs, so that other work on the machine does not count. */
      const quickest = async (kept: string | null | undefined) => {
        const times: number[] = []
        for (let round = 0; round < 3; round += 1) {
          const started = performance.now()
          expect(await passwords.verify(kept, 'blå båt vid kaj')).toBe(false)
          times.push(performance.now() - started)
        }
        return Math.min(...times)
      }
      const real = await quickest(await passwords.hash('another one'))
      // A hash takes tens of milliseconds, leaving it out none: a quarter is far from both.
      expect(await quickest(hash)).toBeGreaterThan(real / 4)
    },
  )
})

describe('Many hashes at once', () => {
  it('wait in a queue, and are rejected if it is full', async () => {
    const passwords = makePasswords({ atOnce: 1, waiting: 2 })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 6 }, (_, place) => passwords.hash(`password ${place}`)),
    )
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
    ])
    const refusal = outcomes.at(-1) as PromiseRejectedResult
    expect(refusal.reason).toBeInstanceOf(Problem)
    expect((refusal.reason as Problem).status).toBe(503)
    await expect(passwords.hash('the next day')).resolves.toMatch(/^\$argon2id/)
  })
})
