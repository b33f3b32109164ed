// Writes to people after they have been answered: how long it takes, and whether there is anything to write, nobody can tell.
import type { SiteDefinition, SiteKey } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Schema } from '../database/schema.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { observer } from '../observer/observer.ts'
import { reasonOf } from '../platform/reason-of.ts'
import { languageOfReader } from './language-of-reader.ts'
import type { Letter } from './letter.ts'
import type { Mailer } from './mailer.ts'
import { writeMail } from './write-mail.ts'

export interface MailService {
  /** Posts a letter. Once this resolves it will be sent, whatever becomes of this server. */
  post(letter: Letter): Promise<void>
  /** The same as part of a transaction: it will be sent if, and only if, that is committed. */
  within(transaction: Kysely<Schema>): Pick<MailService, 'post'>
  /**
   * For a letter that is still to be written, if there is one: answers what takes on the facts that the writing needs,
   * which tells nobody what will come of them, and a transaction that they are taken on in. They are written about in one
   * transaction, and once.
   */
  later<Facts extends { readonly site: SiteDefinition }>(
    kind: string,
    write: (facts: Facts, transaction: Transaction<Schema>) => Promise<Letter | undefined>,
  ): (facts: Facts, within?: Kysely<Schema>) => Promise<void>
  /** When all that was posted so far has been sent, given up or put off: for tests. */
  settled(): Promise<void>
}

export interface MailServiceOptions {
  readonly db: Kysely<Schema>
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly log: Pick<Logger, 'error'>
}

/** A site lies in a job by its key. */
const pack = (facts: { readonly site: SiteDefinition }): object => ({ ...facts, site: facts.site.key })

/** What only `pack` has made, and a seal has kept. */
const unpack = (packed: unknown): { readonly site: SiteDefinition } => {
  const facts = packed as { readonly site: SiteKey }
  return { ...facts, site: siteByKey(facts.site) }
}

/**
 * Refused for good (RFC 5321 §4.2.1), and because of this receiver: of their address or mailbox (RFC 3463 §3.2, 3.3), or when they were
 * named, without a word why. A server that does not let us in, wants nothing of this sender or goes by a rule of its own (such as a list on
 * which our address stands, or an account of ours that it has put on hold) refuses all letters, which wait until somebody has put it right.
 */
const isFinal = (cause: unknown): boolean => {
  const { responseCode, command, response } = cause as Readonly<Record<string, unknown>>
  if (typeof responseCode !== 'number' || responseCode < 500) return false
  const [, subject] = /^5\d\d[ -]5\.(\d+)\.\d+/.exec(String(response)) ?? []
  return subject === undefined ? command === 'RCPT TO' : subject === '1' || subject === '2'
}

/** The kind of job that a letter is until it has left. */
export const letterKind = 'letter'

/** Posts a letter before there is a mail service: whichever server has one sends it. */
export const postLetter = (
  jobs: Pick<Jobs, 'enqueue'>,
  letter: Letter,
  within: Kysely<Schema>,
): Promise<void> => jobs.enqueue(within, { kind: letterKind, facts: pack(letter) })

export const makeMailService = ({ db, jobs, mailer, log }: MailServiceOptions): MailService => {
  const post = (letter: Letter, within: Kysely<Schema>): Promise<void> => postLetter(jobs, letter, within)

  jobs.handleOutside(letterKind, async (facts, id) => {
    const letter = unpack(facts) as Letter
    try {
      const mail = writeMail(letter, await languageOfReader(db, letter))
      await observer().mail(() => mailer.send(mail, id))
    } catch (cause) {
      if (!isFinal(cause)) throw cause
      log.error({ kind: letter.kind, ...reasonOf(cause) }, 'A mail could not be sent')
    }
  })

  return {
    post: (letter) => post(letter, db),
    within: (transaction) => ({ post: (letter) => post(letter, transaction) }),
    later: <Facts extends { readonly site: SiteDefinition }>(
      kind: string,
      write: (facts: Facts, transaction: Transaction<Schema>) => Promise<Letter | undefined>,
    ) => {
      jobs.handle(kind, async (facts, transaction) => {
        const letter = await write(unpack(facts) as Facts, transaction)
        if (letter) await post(letter, transaction)
      })
      return (facts: Facts, within = db) => jobs.enqueue(within, { kind, facts: pack(facts) })
    },
    settled: () => jobs.settled(),
  }
}
