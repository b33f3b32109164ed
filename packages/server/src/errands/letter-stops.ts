// Which letters about errands somebody can do without: by a link of such a letter, which works with one press.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { errandLetterPaths, errandLetterQuery } from '@husrum/contract'
import type { ErrandLetter, SiteDefinition } from '@husrum/domain'
import { errandLetters } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { SecretKeys } from '../secrets/secret-keys.ts'

export interface LetterStop {
  readonly accountId: string
  readonly letter: ErrandLetter
}

export interface LetterStops {
  isStopped(db: Kysely<Schema>, accountId: string, letter: ErrandLetter): Promise<boolean>
  /** Those that somebody does not get. */
  list(accountId: string): Promise<readonly ErrandLetter[]>
  /** Says whether somebody gets letters of a kind. */
  change(stop: LetterStop, isStopped: boolean): Promise<void>
  /** Says it of every kind: those that somebody does not get. */
  changeAll(accountId: string, off: readonly ErrandLetter[]): Promise<void>
  /** For a letter: of the page that asks, and for mail programs (RFC 8058). */
  linksOf(letter: LetterStop & { readonly site: SiteDefinition; readonly origin: string }): {
    readonly stopLink: string
    readonly unsubscribe: string
  }
  /** What a link stops; undefined for one that we have not made. */
  read(token: string): LetterStop | undefined
}

const shape = /^([\da-f-]{36})\.(\w{1,20})\.([\w-]{43})$/

export const makeLetterStops = (db: Kysely<Schema>, { keys }: { readonly keys: SecretKeys }): LetterStops => {
  const signatureOf = ({ accountId, letter }: LetterStop): string =>
    createHmac('sha256', keys.keyFor('link'))
      .update(['errand letter', accountId, letter].join('\n'))
      .digest('base64url')
  const tokenOf = (stop: LetterStop): string => `${stop.accountId}.${stop.letter}.${signatureOf(stop)}`

  const change: LetterStops['change'] = async ({ accountId, letter }, isStopped) => {
    if (isStopped)
      await db
        .insertInto('case_letter_stops')
        .columns(['account_id', 'letter'])
        // An account that is gone gets no letters.
        .expression((eb) =>
          eb
            .selectFrom('accounts')
            .select(['id as account_id', eb.val(letter).as('letter')])
            .where('id', '=', accountId),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    else
      await db
        .deleteFrom('case_letter_stops')
        .where('account_id', '=', accountId)
        .where('letter', '=', letter)
        .execute()
  }

  return {
    change,
    changeAll: async (accountId, off) => {
      for (const letter of errandLetters) await change({ accountId, letter }, off.includes(letter))
    },
    isStopped: async (within, accountId, letter) => {
      const row = await within
        .selectFrom('case_letter_stops')
        .select('letter')
        .where('account_id', '=', accountId)
        .where('letter', '=', letter)
        .executeTakeFirst()
      return row !== undefined
    },
    list: async (accountId) => {
      const rows = await db
        .selectFrom('case_letter_stops')
        .select('letter')
        .where('account_id', '=', accountId)
        .execute()
      return errandLetters.filter((letter) => rows.some((row) => row.letter === letter))
    },
    linksOf: ({ accountId, letter, site, origin }) => {
      const token = tokenOf({ accountId, letter })
      const linkOf = (path: string): string => {
        const address = new URL(path, origin)
        if (site.isLocalizedSubsite) address.searchParams.set(errandLetterQuery.site, site.key)
        address.searchParams.set(errandLetterQuery.token, token)
        return address.href
      }
      return {
        stopLink: linkOf(errandLetterPaths.page),
        unsubscribe: linkOf(errandLetterPaths.unsubscribe),
      }
    },
    read: (token) => {
      const [, accountId = '', kind = '', signature = ''] = shape.exec(token) ?? []
      const letter = errandLetters.find((known) => known === kind)
      if (!letter) return undefined
      const expected = Buffer.from(signatureOf({ accountId, letter }))
      const given = Buffer.from(signature)
      return expected.length === given.length && timingSafeEqual(expected, given)
        ? { accountId, letter }
        : undefined
    },
  }
}
