// Writes to people after they have been answered: how long it takes, and whether there is anything to write, nobody can tell.
// A letter to an address that is not confirmed passes the gate (`letter-gate.ts`), which the types ask for.
import type { SiteDefinition, SiteKey } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Schema } from '../database/schema.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { observer } from '../observer/observer.ts'
import { reasonOf } from '../platform/reason-of.ts'
import type { SecretKeys } from '../secrets/secret-keys.ts'
import { languageOfReader } from './language-of-reader.ts'
import type { Letter } from './letter.ts'
import type { ContentForKnown, ContentForPass, ContentForUnconfirmed } from './letter-content.ts'
import type { LetterGate, LetterPass } from './letter-gate.ts'
import { makeLetterGate } from './letter-gate.ts'
import type { CountedSubject } from './letter-limits.ts'
import { letterLimits } from './letter-limits.ts'
import type { Mailer } from './mailer.ts'
import type { AccountAddress, CompanyAddress, ConfirmedAddress } from './recipient.ts'
import { confirmedAddressOf } from './recipient.ts'
import { writeMail } from './write-mail.ts'

type To<Address extends string, Content> = Content & { readonly to: Address }

/** The ways to post a letter, by how sure it is that the address belongs to its reader. */
export interface LetterPost {
  /** To a confirmed address or to the company. Once this resolves it will be sent, whatever becomes of this server. */
  post(letter: To<ConfirmedAddress | CompanyAddress, ContentForKnown>): Promise<void>
  /** To the address that a pass is for, whoever has it. Rejects for another address. */
  postAdmitted(letter: To<string, ContentForPass>, pass: LetterPass): Promise<void>
  /** To an address that is not confirmed. It is counted when it is sent, and may be held back then. */
  postCounted(letter: To<string, ContentForUnconfirmed>, subject: CountedSubject): Promise<void>
  /** To the address of an account, confirmed or counted. Nothing where the account has none. */
  postToAccount(
    account: AccountAddress | undefined,
    letter: ContentForUnconfirmed,
    subject: CountedSubject,
  ): Promise<void>
}

export interface MailService extends LetterPost, Pick<LetterGate, 'admit'> {
  /** The same as part of a transaction: letters are sent, and counted by the gate, if and only if that is committed. */
  within(transaction: Kysely<Schema>): LetterPost & Pick<LetterGate, 'admit'>
  /**
   * For a letter that is still to be written, if there is one: answers what takes on the facts that the writing needs, with the
   * pass for the letter, and a transaction that they are taken on in. They are written about in one transaction, and once.
   */
  later<Facts extends { readonly site: SiteDefinition }>(
    kind: string,
    write: (
      facts: Facts,
      transaction: Transaction<Schema>,
    ) => Promise<To<string, ContentForPass> | undefined>,
  ): (facts: Facts, pass: LetterPass, within?: Kysely<Schema>) => Promise<void>
  /** When all that was posted so far has been sent, given up or put off: for tests. */
  settled(): Promise<void>
}

export interface MailServiceOptions {
  readonly db: Kysely<Schema>
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly keys: SecretKeys
  readonly log: Pick<Logger, 'error' | 'warn'>
  readonly now: () => number
  /** Made of the others if absent. */
  readonly gate?: LetterGate
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

/** As a letter lies in its job. */
type LetterFacts = Letter & { readonly counted?: CountedSubject }

const enqueueLetter = (
  jobs: Pick<Jobs, 'enqueue'>,
  letter: LetterFacts,
  within: Kysely<Schema>,
): Promise<void> => jobs.enqueue(within, { kind: letterKind, facts: pack(letter) })

/** Posts a letter to the company before there is a mail service: whichever server has one sends it. */
export const postLetter = (
  jobs: Pick<Jobs, 'enqueue'>,
  letter: To<CompanyAddress, ContentForKnown>,
  within: Kysely<Schema>,
): Promise<void> => enqueueLetter(jobs, letter, within)

export const makeMailService = ({
  db,
  jobs,
  mailer,
  keys,
  log,
  now,
  gate = makeLetterGate({ db, keys, log, now }),
}: MailServiceOptions): MailService => {
  const postOn = (within: Kysely<Schema>): LetterPost => {
    const post = (letter: LetterFacts): Promise<void> => enqueueLetter(jobs, letter, within)
    return {
      post,
      postAdmitted: async (letter, pass) => {
        if (!gate.isFor(pass, letter.to)) throw new Error(`A pass for another mailbox: ${letter.kind}`)
        await post(letter)
      },
      postCounted: (letter, counted) => post({ ...letter, counted }),
      postToAccount: async (account, letter, counted) => {
        if (!account || account.email === '') return
        const to = confirmedAddressOf(account)
        await (to === undefined ? post({ ...letter, to: account.email, counted }) : post({ ...letter, to }))
      },
    }
  }

  /** False for a letter that does not go now: the mailbox has had its share. */
  const mayGo = async ({ counted, ...letter }: LetterFacts, id: string): Promise<boolean> => {
    if (counted === undefined) return true
    const seconds = await gate.count(counted, letter.to, id)
    if (seconds === 0) return true
    const { whenFull } = letterLimits[counted]
    log.warn({ kind: letter.kind, subject: counted, whenFull }, 'A letter is above the limits of its mailbox or network')
    if (whenFull === 'delay')
      await jobs.enqueue(db, {
        kind: letterKind,
        facts: pack({ ...letter, counted } as LetterFacts),
        afterMs: seconds * 1_000,
      })
    return false
  }

  jobs.handleOutside(letterKind, async (facts, id) => {
    const letter = unpack(facts) as LetterFacts
    try {
      if (!(await mayGo(letter, id))) return
      const mail = writeMail(letter, await languageOfReader(db, letter))
      await observer().mail(() => mailer.send(mail, id))
    } catch (cause) {
      if (!isFinal(cause)) throw cause
      log.error({ kind: letter.kind, ...reasonOf(cause) }, 'A mail could not be sent')
    }
  })

  return {
    ...postOn(db),
    admit: gate.admit,
    within: (transaction) => ({
      ...postOn(transaction),
      admit: (subject, to) => gate.admit(subject, to, transaction),
    }),
    later: <Facts extends { readonly site: SiteDefinition }>(
      kind: string,
      write: (
        facts: Facts,
        transaction: Transaction<Schema>,
      ) => Promise<To<string, ContentForPass> | undefined>,
    ) => {
      jobs.handle(kind, async (packed, transaction) => {
        // Without a pass: taken on by the release before, which had counted the letter in its own way.
        const { pass, ...facts } = unpack(packed) as Facts & { readonly pass?: LetterPass }
        const letter = await write(facts as unknown as Facts, transaction)
        if (letter && pass) await postOn(transaction).postAdmitted(letter, pass)
        else if (letter) await enqueueLetter(jobs, letter, transaction)
      })
      return (facts: Facts, pass: LetterPass, within = db) =>
        jobs.enqueue(within, { kind, facts: pack({ ...facts, pass }) })
    },
    settled: () => jobs.settled(),
  }
}
