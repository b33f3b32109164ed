// Writes to people after they have been answered: how long it takes, and whether there is anything to write, nobody can tell.
import type { Logger } from 'pino'
import type { Letter } from './letter.ts'
import type { Mail, Mailer } from './mailer.ts'
import { writeMail } from './write-mail.ts'

export interface MailService {
  /**
   * Takes a letter that is still to be written, and returns at once. What goes wrong is logged, without any address.
   * A letter that the writing finds needless is undefined.
   */
  post(write: () => Promise<Letter | undefined>): void
  /** When all that was posted so far has been sent or given up: for an orderly end, and for tests. */
  settled(): Promise<void>
}

export interface MailServiceOptions {
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

/** Refused for good (RFC 5321 §4.2.1): the same letter would be refused the same way. */
const isFinal = (cause: unknown): boolean => {
  const { responseCode } = cause as { readonly responseCode?: unknown }
  return typeof responseCode === 'number' && responseCode >= 500
}

export const makeMailService = ({
  mailer,
  log,
  waits = [2_000, 15_000, 60_000],
}: MailServiceOptions): MailService => {
  const queue: (() => Promise<void>)[] = []
  const idle: (() => void)[] = []
  let running = 0
  /** Letters that wait for another try: they keep nobody else from going. */
  let waiting = 0

  const send = async (mail: Mail, kind: Letter['kind'], tried = 0): Promise<void> => {
    try {
      await mailer.send(mail)
    } catch (cause) {
      const wait = waits[tried]
      if (wait === undefined || isFinal(cause)) throw cause
      log.warn({ kind, ...reasonOf(cause) }, 'A mail could not be sent yet')
      waiting += 1
      const again = () => {
        waiting -= 1
        enqueue(() => send(mail, kind, tried + 1))
      }
      setTimeout(again, wait).unref()
    }
  }

  const work = async (): Promise<void> => {
    for (let task = queue.shift(); task; task = queue.shift())
      await task().catch((cause: unknown) => log.error(reasonOf(cause), 'A mail could not be sent'))
    running -= 1
    if (running === 0 && waiting === 0) for (const resolve of idle.splice(0)) resolve()
  }

  const enqueue = (task: () => Promise<void>): void => {
    queue.push(task)
    if (running >= atOnce) return
    running += 1
    // Not before the answer has gone: an answer that waits for nothing tells nothing.
    setImmediate(() => void work())
  }

  return {
    post: (write) => {
      if (queue.length + waiting >= mostWaiting) {
        log.error({ waiting: queue.length + waiting }, 'Too many mails wait; one was given up')
        return
      }
      enqueue(async () => {
        const letter = await write()
        if (letter) await send(writeMail(letter), letter.kind)
      })
    },
    settled: async () => {
      if (running + waiting > 0) await new Promise<void>((resolve) => idle.push(resolve))
    },
  }
}
