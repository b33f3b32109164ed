// Writes to people after they have been answered: how long it takes, and whether there is anything to write, nobody can tell.
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Letter } from './letter.ts'
import type { Mailer } from './mailer.ts'
import { writeMail } from './write-mail.ts'

export interface MailDesk {
  /**
   * Takes a letter that is still to be written, and returns at once. What goes wrong is logged, without any address.
   * A letter that the writing finds needless is undefined.
   */
  post(write: () => Promise<Letter | undefined>): void
  /** When all that was posted so far has been sent or given up: for an orderly end, and for tests. */
  settled(): Promise<void>
}

export interface MailDeskTerms {
  readonly mailer: Mailer
  readonly log: Pick<Logger, 'error' | 'warn'>
  /** Milliseconds before each further try; none if empty. */
  readonly waits?: readonly number[]
}

/** Written at the same time. */
const atOnce = 4
/** More than this waits only when the mail server is away; the rest is given up, and people ask again. */
const mostWaiting = 1_000

/** A mail server's own words may hold the address that it was asked to write to. */
const reasonOf = (cause: unknown) => {
  const { name, code, responseCode, command } = cause as Record<string, unknown>
  return { name, code, responseCode, command }
}

export const makeMailDesk = ({ mailer, log, waits = [2_000, 15_000, 60_000] }: MailDeskTerms): MailDesk => {
  const queue: (() => Promise<Letter | undefined>)[] = []
  const idle: (() => void)[] = []
  let running = 0

  const send = async (letter: Letter): Promise<void> => {
    const mail = writeMail(letter)
    for (const wait of [...waits, undefined]) {
      try {
        return await mailer.send(mail)
      } catch (cause) {
        if (wait === undefined) throw cause
        log.warn({ kind: letter.kind, ...reasonOf(cause) }, 'A mail could not be sent yet')
        await delay(wait, undefined, { ref: false })
      }
    }
  }

  const work = async (): Promise<void> => {
    for (let write = queue.shift(); write; write = queue.shift()) {
      try {
        const letter = await write()
        if (letter) await send(letter)
      } catch (cause) {
        log.error(reasonOf(cause), 'A mail could not be sent')
      }
    }
    running -= 1
    if (running === 0) for (const resolve of idle.splice(0)) resolve()
  }

  return {
    post: (write) => {
      if (queue.length >= mostWaiting) {
        log.error({ waiting: queue.length }, 'Too many mails wait; one was given up')
        return
      }
      queue.push(write)
      if (running >= atOnce) return
      running += 1
      // Not before the answer has gone: an answer that waits for nothing tells nothing.
      setImmediate(() => void work())
    },
    settled: async () => {
      if (running > 0) await new Promise<void>((resolve) => idle.push(resolve))
    },
  }
}
