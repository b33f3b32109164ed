// E-mails of a search for a visitor without account (double opt-in): the address must be confirmed first.
import type { AlertKind, AlertRhythm, SiteDefinition } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { LetterPass } from '../../platform/mail/letter-gate.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import { alertLink } from './alert-addresses.ts'
import type { Places } from './follow-changes.ts'
import { criteriaOfAddress } from './follow-changes.ts'
import type { SavedSearches } from './postgres-saved-searches.ts'

export interface AlertRequest {
  readonly email: string
  readonly rhythm: AlertRhythm
  readonly kinds: readonly AlertKind[]
  /** Of the search. */
  readonly address: string
  readonly site: SiteDefinition
  readonly origin: string
}

/** Stores the search and queues the e-mail together. */
export type AskForAlert = (asked: AlertRequest, pass: LetterPass) => Promise<void>

export const makeAskForAlert =
  ({
    db,
    mails,
    places,
    searchesOn,
    now,
  }: {
    readonly db: Kysely<Schema>
    readonly mails: MailService
    readonly places: Pick<Places, 'tagsByUrl'>
    readonly searchesOn: (db: Kysely<Schema>) => Pick<SavedSearches, 'begin'>
    readonly now: () => number
  }): AskForAlert =>
  async (asked, pass) => {
    const { email, site, address } = asked
    const search = await criteriaOfAddress({ siteId: site.siteId, address, now: now() }, places)
    if (!search) return
    await db.transaction().execute(async (trx) => {
      const secret = await searchesOn(trx).begin(asked)
      if (secret === undefined) return
      await mails.within(trx).postAdmitted(
        {
          kind: 'confirmAlert',
          to: email,
          site,
          search: { filters: search.filters, places: search.tags.map(({ name }) => name) },
          link: alertLink('confirm', secret, asked),
        },
        pass,
      )
    })
  }
