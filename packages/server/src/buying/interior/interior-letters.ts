// Letters to the residents of a home about its interior: that options are available, that a group closes soon, what was
// ordered. Each is posted once, in the transaction that records it.
import type { Money, SiteDefinition } from '@husrum/domain'
import { dayIn, interiorAddress, siteByKey } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { notifyPeople } from '../../living/residences/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'

type Db = Kysely<Schema>

/** The home of a letter. */
interface HomeOfLetter {
  readonly residenceId: string
  /** Its name. */
  readonly name: string
  readonly site: SiteDefinition
  readonly origin: string
}

export interface InteriorLetters {
  confirmed(trx: Db, of: HomeOfLetter & { readonly sum: Money }): Promise<void>
  /** Posts all letters that are due: when options become available, and seven days before a group closes. Returns the number of homes. */
  sweep(): Promise<number>
}

const daysBefore = 7
const max = 200

export const makeInteriorLetters = ({
  db,
  mails,
  originOf,
  now,
}: {
  readonly db: Db
  readonly mails: Pick<MailService, 'within'>
  /** Origin for letters that no request causes. */
  readonly originOf: (site: SiteDefinition) => string
  readonly now: () => number
}): InteriorLetters => {
  type Words =
    | { readonly kind: 'interiorConfirmed'; readonly amount: Money }
    | { readonly kind: 'interiorOpened'; readonly day: string }
    | { readonly kind: 'interiorStops'; readonly day: string; readonly list: readonly string[] }

  const write = async (trx: Db, { residenceId, name, site, origin }: HomeOfLetter, words: Words) => {
    const page = interiorAddress(site, residenceId) ?? site.routes.start
    const about = { residenceId, name, site, origin, page, words, now: now() }
    // Residents cannot opt out of the confirmation of an order.
    const kind = words.kind === 'interiorConfirmed' ? 'papers' : 'choices'
    await notifyPeople(trx, mails, { ...about, kind, type: 'Choices' })
  }

  /** Closing days in the future, of homes that have not received the letter about them. */
  const due = async () => {
    const day = dayIn(now(), 'SE')
    const rows = await sql<{
      residence_id: string
      site: Parameters<typeof siteByKey>[0]
      name: string
      last_day: string
      groups: readonly string[]
      occasion: string
    }>`with open as (
      select residences.id, residences.site, residences.home ->> 'name' as name, option_groups.last_day,
        jsonb_agg(option_groups.title order by option_groups.place) as groups,
        row_number() over (partition by residences.id order by option_groups.last_day) as place
      from residences join option_groups on option_groups.stage_id = residences.stage_id and not is_withdrawn
      where residences.left_on is null and not residences.is_succession and option_groups.last_day >= ${day}
        -- Who has the key has got what was chosen
        and coalesce((select earliest from residence_days where residence_id = residences.id and kind = 'moveIn'
          order by residence_days.id desc limit 1), residences.completed_on, 'infinity') > ${day}::date
      group by residences.id, option_groups.last_day)
    select id as residence_id, site, name, last_day, groups, occasion
    from open cross join lateral (values ('opened', place = 1),
      ('stops ' || last_day, last_day <= ${day}::date + ${daysBefore}::int)) as told (occasion, is_due)
    where is_due and not exists (select from interior_letters
      where interior_letters.residence_id = open.id and interior_letters.occasion = told.occasion)
    order by last_day, id limit ${max}`.execute(db)
    return rows.rows
  }

  return {
    confirmed: (trx, { sum, ...home }) => write(trx, home, { kind: 'interiorConfirmed', amount: sum }),

    sweep: async () => {
      const all = await due()
      for (const { residence_id: residenceId, site: key, name, last_day: day, groups, occasion } of all)
        await db.transaction().execute(async (trx) => {
          const first = await trx
            .insertInto('interior_letters')
            .values({ residence_id: residenceId, occasion, sent_at: new Date(now()).toISOString() })
            .onConflict((conflict) => conflict.doNothing())
            .returning('occasion')
            .executeTakeFirst()
          if (!first) return
          const site = siteByKey(key)
          const home = { residenceId, name, site, origin: originOf(site) }
          if (occasion === 'opened') await write(trx, home, { kind: 'interiorOpened', day })
          else await write(trx, home, { kind: 'interiorStops', day, list: groups })
        })
      return all.length
    },
  }
}
