// Sends letters after the response, so that its timing does not reveal whether a letter is sent.
// A letter to an unconfirmed address passes the gate (`letter-gate.ts`), which the types enforce.
import type { SiteDefinition, SiteKey } from '@husrum/domain'
import { siteByKey } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Schema } from '../database/schema.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { reasonOf } from '../modules/reason-of.ts'
import { observer } from '../observer/observer.ts'
import type { SecretKeys } from '../secrets/secret-keys.ts'
import { languageOfReader } from './language-of-reader.ts'
import type { AllLetters, Letter } from './letter.ts'
import type { ContentForKnown, ContentForPass, ContentForUnconfirmed } from './letter-content.ts'
import type { LetterGate, LetterPass } from './letter-gate.ts'
import { makeLetterGate } from './letter-gate.ts'
import type { CountedSubject } from './letter-limits.ts'
import { letterLimits } from './letter-limits.ts'
import type { Mailer } from './mailer.ts'
import type { AccountAddress, CompanyAddress, ConfirmedAddress } from './recipient.ts'
import { confirmedAddressOf } from './recipient.ts'
import type { Sender } from './write-mail.ts'
import { writeMail } from './write-mail.ts'

type To<Address extends string, Content> = Content & { readonly to: Address }

/** Ways to post a letter, by how certain it is that the address belongs to the reader. */
export interface LetterPost {
  /** To a confirmed address or to the company. Once this resolves the letter will be sent, even if this server stops. */
  post(letter: To<ConfirmedAddress | CompanyAddress, ContentForKnown>): Promise<void>
  /** To the address of a pass, whether confirmed or not. Rejects for another address. */
  postAdmitted(letter: To<string, ContentForPass>, pass: LetterPass): Promise<void>
  /** To an unconfirmed address. It is counted when it is sent, and may be delayed or dropped then. */
  postCounted(letter: To<string, ContentForUnconfirmed>, subject: CountedSubject): Promise<void>
  /** To the address of an account, confirmed or counted. Does nothing if the account has none. */
  postToAccount(
    account: AccountAddress | undefined,
    letter: ContentForUnconfirmed,
    subject: CountedSubject,
  ): Promise<void>
}

export interface MailService extends LetterPost, Pick<LetterGate, 'admit'> {
  /** The same in a transaction: letters are sent, and counted by the gate, if and only if it is committed. */
  within(transaction: Kysely<Schema>): LetterPost & Pick<LetterGate, 'admit'>
  /**
   * For a letter that is written later, if at all: returns a function that stores the facts for writing it and the pass for the
   * letter, optionally in a given transaction. The letter is written in one transaction, exactly once.
   */
  later<Facts extends { readonly site: SiteDefinition }>(
    kind: string,
    write: (
      facts: Facts,
      transaction: Transaction<Schema>,
    ) => Promise<To<string, ContentForPass> | undefined>,
  ): (facts: Facts, pass: LetterPass, within?: Kysely<Schema>) => Promise<void>
  /** Resolves when all letters posted so far were sent, given up or delayed: for tests. */
  settled(): Promise<void>
}

export type SenderOf = (site: SiteDefinition) => Promise<Sender | undefined>

export interface MailServiceOptions {
  readonly db: Kysely<Schema>
  readonly jobs: Jobs
  readonly mailer: Mailer
  /** Their texts. */
  readonly letters: AllLetters
  readonly keys: SecretKeys
  readonly log: Pick<Logger, 'error' | 'warn'>
  readonly now: () => number
  /** The company behind the brand of a site, for the footer; undefined if none is named. */
  readonly senderOf?: SenderOf | undefined
  /** Created from the other options if absent. */
  readonly gate?: LetterGate
}

/** A job stores the key of a site. */
const pack = (facts: { readonly site: SiteDefinition }): object => ({ ...facts, site: facts.site.key })

/** Input was made by `pack` only, and stored encrypted. */
const unpack = (packed: unknown): { readonly site: SiteDefinition } => {
  const facts = packed as { readonly site: SiteKey }
  return { ...facts, site: siteByKey(facts.site) }
}

/**
 * A permanent refusal (RFC 5321 §4.2.1) because of this recipient: the address or mailbox (RFC 3463 §3.2, 3.3), or at RCPT TO without
 * an enhanced code. Other permanent errors affect all letters (access denied, sender rejected, a block list, an account of ours that is on
 * hold): those letters are retried until the cause is fixed.
 */
const isFinal = (cause: unknown): boolean => {
  const { responseCode, command, response } = cause as Readonly<Record<string, unknown>>
  if (typeof responseCode !== 'number' || responseCode < 500) return false
  const [, subject] = /^5\d\d[ -]5\.(\d+)\.\d+/.exec(String(response)) ?? []
  return subject === undefined ? command === 'RCPT TO' : subject === '1' || subject === '2'
}

/** The kind of job that sends a letter. */
export const letterKind = 'letter'

/** A letter as stored in its job. */
type LetterFacts = Letter & { readonly counted?: CountedSubject }

const enqueueLetter = (
  jobs: Pick<Jobs, 'enqueue'>,
  letter: LetterFacts,
  within: Kysely<Schema>,
): Promise<void> => jobs.enqueue(within, { kind: letterKind, facts: pack(letter) })

/** Posts a letter to the company before there is a mail service: any server that has one sends it. */
export const postLetter = (
  jobs: Pick<Jobs, 'enqueue'>,
  letter: To<CompanyAddress, ContentForKnown>,
  within: Kysely<Schema>,
): Promise<void> => enqueueLetter(jobs, letter, within)

export const makeMailService = ({
  db,
  jobs,
  mailer,
  letters,
  keys,
  log,
  now,
  senderOf = async () => undefined,
  gate = makeLetterGate({ db, keys, log, now }),
}: MailServiceOptions): MailService => {
  const postOn = (within: Kysely<Schema>): LetterPost => {
    const post = (letter: LetterFacts): Promise<void> => enqueueLetter(jobs, letter, within)
    return {
      post,
      postAdmitted: async (letter, pass) => {
        if (!gate.isFor(pass, letter.to)) throw new Error(`The pass is for another mailbox: ${letter.kind}`)
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

  /** False for a letter that is not sent now: its mailbox has reached the limit. */
  const mayGo = async ({ counted, ...letter }: LetterFacts, id: string): Promise<boolean> => {
    if (counted === undefined) return true
    const seconds = await gate.count(counted, letter.to, id)
    if (seconds === 0) return true
    const { whenFull } = letterLimits[counted]
    log.warn(
      { kind: letter.kind, subject: counted, whenFull },
      'A letter exceeds the limits of its mailbox or network',
    )
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
      const mail = writeMail(letter, letters, await languageOfReader(db, letter), await senderOf(letter.site))
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
        // Jobs of the previous release have no pass; they were counted when they were enqueued.
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
