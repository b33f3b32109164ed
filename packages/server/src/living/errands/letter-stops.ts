// Opt-outs from letters about errands, and from following errands of others, also by a signed link in such a letter that works
// with one click.
import { errandLetterPaths, errandLetterQuery } from '@husrum/contract'
import type { ErrandLetter, SiteDefinition } from '@husrum/domain'
import { errandLetters, topicOfErrandLetter } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { isWanted, optOutOf, optOutsOf } from '../../people/notifications/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { makeKeyedHash } from '../../platform/secrets/keyed-hash.ts'
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts'
import { isErrandId } from './seen-errands.ts'

/** Letters of a kind, or all about one errand that another person has reported. */
export type LetterStop = { readonly accountId: string } & (
  | { readonly letter: ErrandLetter; readonly followed?: undefined }
  | { readonly letter?: undefined; readonly followed: string }
)

export interface LetterStops {
  isStopped(db: Kysely<Schema>, accountId: string, letter: ErrandLetter): Promise<boolean>
  /** The kinds that the account has opted out of. */
  list(accountId: string): Promise<readonly ErrandLetter[]>
  /** Sets whether the account is opted out of a kind of letter, or of an errand. */
  change(stop: LetterStop, isStopped: boolean): Promise<void>
  /** Replaces the opt-outs of all kinds with those in `off`. */
  changeAll(accountId: string, off: readonly ErrandLetter[]): Promise<void>
  /** Links for a letter: to the page that asks, and for mail programs (RFC 8058). */
  linksOf(letter: LetterStop & { readonly site: SiteDefinition; readonly origin: string }): {
    readonly stopLink: string
    readonly unsubscribe: string
  }
  /** The opt-out of a link; undefined for a link that we have not signed. */
  read(token: string): LetterStop | undefined
}

const shape = /^([\da-f-]{36})\.([\w-]{1,36})\.([\w-]{43})$/

export const makeLetterStops = (
  db: Kysely<Schema>,
  { keys, now }: { readonly keys: SecretKeys; readonly now: () => number },
): LetterStops => {
  const whatOf = ({ letter, followed }: LetterStop): string => letter ?? followed ?? ''
  const hash = makeKeyedHash(keys, 'link')
  const wordsOf = (stop: LetterStop): string => ['errand letter', stop.accountId, whatOf(stop)].join('\n')
  const tokenOf = (stop: LetterStop): string =>
    `${stop.accountId}.${whatOf(stop)}.${Buffer.from(hash.of(wordsOf(stop))).toString('base64url')}`

  const follow = async (accountId: string, id: string, isStopped: boolean): Promise<void> => {
    if (isStopped)
      await db
        .deleteFrom('case_followers')
        .where('account_id', '=', accountId)
        .where('case_id', '=', id)
        .execute()
    else
      await db
        .insertInto('case_followers')
        .columns(['case_id', 'account_id', 'site_id', 'followed_at'])
        .expression((eb) =>
          eb
            .selectFrom(['cases', 'accounts'])
            .select([
              'cases.id as case_id',
              'accounts.id as account_id',
              'cases.site_id',
              eb.val(new Date(now()).toISOString()).as('followed_at'),
            ])
            .where('cases.id', '=', id)
            .where('accounts.id', '=', accountId),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  }

  const change: LetterStops['change'] = async ({ accountId, letter, followed }, isStopped) => {
    if (followed !== undefined) return follow(accountId, followed, isStopped)
    await optOutOf(db, accountId, { kind: topicOfErrandLetter[letter], channel: 'mail' }, isStopped)
  }

  return {
    change,
    changeAll: async (accountId, off) => {
      for (const letter of errandLetters) await change({ accountId, letter }, off.includes(letter))
    },
    isStopped: async (within, accountId, letter) =>
      !(await isWanted(within, accountId, topicOfErrandLetter[letter], 'mail')),
    list: async (accountId) => {
      const stops = await optOutsOf(db, accountId)
      return errandLetters.filter((letter) =>
        stops.some(({ kind, channel }) => channel === 'mail' && kind === topicOfErrandLetter[letter]),
      )
    },
    linksOf: ({ site, origin, ...stop }) => {
      const token = tokenOf(stop)
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
      const [, accountId = '', what = '', signature = ''] = shape.exec(token) ?? []
      const letter = errandLetters.find((known) => known === what)
      if (!letter && !isErrandId(what)) return undefined
      const stop: LetterStop = letter ? { accountId, letter } : { accountId, followed: what }
      return hash.isOf(wordsOf(stop), Buffer.from(signature, 'base64url')) ? stop : undefined
    },
  }
}
