// Selects and orders the interior of a home: by the rule of the domain, at the prices of the server, with optimistic locking by
// version.

import type { InteriorIssueKind, InteriorView } from '@husrum/domain'
import { interiorChoice, interiorSum, isInteriorClosed, isSameInterior } from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { addEvents } from '../../platform/events/add-events.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { AddToHome } from '../documents/index.ts'
import type { InteriorLetters } from './interior-letters.ts'
import type { InteriorRequest, OrderedOption, StoredInterior } from './read-interior.ts'
import { readInterior } from './read-interior.ts'
import { keepConfirmation } from './write-confirmation.ts'

/** A request: all selected options as shown to the user, and the version that was shown. */
export interface InteriorSent {
  readonly chosen: readonly string[]
  readonly version: number
}

export type InteriorChanged =
  | { readonly kind: 'done'; readonly interior: InteriorView }
  | { readonly kind: 'changedMeanwhile'; readonly interior: InteriorView }

/** Makes the payments of a home follow an order of options, in the transaction of the order. */
export type FollowOrder = (trx: Transaction<Schema>, residenceId: string) => Promise<void>

/** Throws `notFound`, or the reason of a refusal. */
export interface ChangeInterior {
  choose(of: Required<Omit<InteriorRequest, 'now'>>, sent: InteriorSent): Promise<InteriorChanged>
  confirm(
    of: Required<Omit<InteriorRequest, 'now'>> & { readonly origin: string },
    sent: InteriorSent,
  ): Promise<InteriorChanged>
}

/** An option that needs or excludes another one makes the choice incomplete. */
const refuse = (reason: InteriorIssueKind | 'incomplete' | 'over'): never => {
  throw new Problem(reason === 'needs' || reason === 'excludes' ? 'incomplete' : reason)
}

/** The ordered options at their current prices. */
const orderOf = (groups: InteriorView['groups'], chosen: readonly string[]): readonly OrderedOption[] =>
  groups.flatMap(({ title: group, options }) =>
    options
      .filter(({ id }) => chosen.includes(id))
      .map(({ id, title, price }) => ({ id, group, title, price })),
  )

export const makeChangeInterior = ({
  db,
  letters,
  addToHome,
  followOrder,
  now,
}: {
  readonly db: Kysely<Schema>
  readonly letters: InteriorLetters
  readonly addToHome: AddToHome
  readonly followOrder: FollowOrder
  readonly now: () => number
}): ChangeInterior => {
  type Of = Required<Omit<InteriorRequest, 'now'>>

  const change = (
    of: Of,
    { chosen, version }: InteriorSent,
    decide: (trx: Transaction<Schema>, kept: StoredInterior, chosen: readonly string[]) => Promise<boolean>,
  ): Promise<InteriorChanged> =>
    db.transaction().execute(async (trx) => {
      const found = await readInterior(trx, { ...of, now: now() })
      if (!found) throw new Problem('notFound')
      const { residenceId } = found.view
      // Changes run one at a time, each with its own time: a group may close while a request waits for the lock.
      await trx
        .selectFrom('residences')
        .select('id')
        .where('id', '=', residenceId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow()
      const asked = { ...of, id: residenceId, now: now() }
      const kept = await readInterior(trx, asked)
      if (!kept) throw new Problem('notFound')
      const { view, holding } = kept
      if (view.isOver) return refuse('over')
      if (view.version !== version) return { kind: 'changedMeanwhile', interior: view }
      const choice = interiorChoice(view.groups, { chosen, confirmed: holding, today: view.today })
      if (choice.kind === 'refused') return refuse(choice.issues[0]?.kind ?? 'unknown')
      const isNew = !isSameInterior(choice.chosen, view.chosen)
      if (isNew) {
        const facts = {
          version: version + 1,
          chosen: JSON.stringify(choice.chosen),
          changed_by: of.accountId,
          changed_at: new Date(now()).toISOString(),
        }
        await trx
          .insertInto('interior_choices')
          .values({ residence_id: residenceId, ...facts })
          .onConflict((conflict) => conflict.column('residence_id').doUpdateSet(facts))
          .execute()
      }
      const isOrdered = await decide(trx, kept, choice.chosen)
      if (!isNew && !isOrdered) return { kind: 'done', interior: view }
      const after = await readInterior(trx, asked)
      if (!after) throw new Problem('notFound')
      return { kind: 'done', interior: after.view }
    })

  return {
    choose: (of, sent) => change(of, sent, async () => false),

    confirm: (of, sent) =>
      change(of, sent, async (trx, { view, holding, orderNumber }, chosen) => {
        const { groups, today, residenceId, name } = view
        if (isInteriorClosed(groups, today)) return refuse('closed')
        const choice = interiorChoice(groups, { chosen, confirmed: holding, today })
        if (choice.issues.length > 0) return refuse('incomplete')
        if (orderNumber > 0 && isSameInterior(chosen, view.confirmed?.chosen ?? [])) return false
        const sum = interiorSum(groups, chosen)
        await trx
          .insertInto('interior_orders')
          .values({
            residence_id: residenceId,
            number: orderNumber + 1,
            options: JSON.stringify(orderOf(groups, chosen)),
            sum,
            ordered_by: of.accountId,
            ordered_at: new Date(now()).toISOString(),
          })
          .execute()
        await addEvents(trx, [{ type: 'interior.ordered', data: { residenceId, version: orderNumber + 1 } }])
        await followOrder(trx, residenceId)
        await keepConfirmation(trx, addToHome, { ...of, id: residenceId, now: now() })
        await letters.confirmed(trx, { residenceId, name, site: of.site, origin: of.origin, sum })
        return true
      }),
  }
}
