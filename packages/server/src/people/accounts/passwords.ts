// Passwords are stored as argon2id hashes. Hashing needs memory, so that concurrency and the queue are limited.
import { randomBytes } from 'node:crypto'
import type { Options } from '@node-rs/argon2'
import { hash as argonHash, verify as argonVerify } from '@node-rs/argon2'
import { Problem } from '../../platform/http/problem.ts'

/** OWASP, Password Storage Cheat Sheet: 19 MiB, two passes. `algorithm` 2 is argon2id. */
const cost: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export interface Passwords {
  /** In the PHC string format. */
  hash(password: string): Promise<string>
  /**
   * Whether the password is right. Without a readable hash it takes the same time and returns false.
   *
   * @throws Problem `serviceUnavailable` if the queue is full.
   */
  verify(hash: string | null | undefined, password: string): Promise<boolean>
}

export interface PasswordOptions {
  /** Hashes made at the same time: each takes 19 MiB and one of Node's four threads. */
  readonly atOnce?: number
  /** Maximum length of the queue. */
  readonly waiting?: number
}

const makeTurns = ({ atOnce, waiting }: Required<PasswordOptions>) => {
  const queue: (() => void)[] = []
  let running = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new Problem('serviceUnavailable')
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}

export const makePasswords = ({ atOnce = 2, waiting = 64 }: PasswordOptions = {}): Passwords => {
  const inTurn = makeTurns({ atOnce, waiting })
  const nobodys = argonHash(randomBytes(24).toString('base64'), cost)
  nobodys.catch(() => undefined)
  return {
    hash: (password) => inTurn(() => argonHash(password, cost)),
    verify: (hash, password) =>
      inTurn(async () => {
        const isReadable = hash?.startsWith('$argon2id$') ?? false
        const isRight = await argonVerify(isReadable ? String(hash) : await nobodys, password)
        return isReadable && isRight
      }),
  }
}
