// The company's own seal under evidence, made anew: of what holds, and of nothing else.
import { contextOfEvidence, makeEvidenceStore } from '../documents/evidence.ts'
import { bookingThing, documentThing } from '../documents/signed-thing.ts'
import { verifySignatures } from '../documents/verify-booking.ts'
import { makeSeal } from '../secrets/seal.ts'
import type { MakesAnew } from './make-anew.ts'
import { throughAll, unlessInTheWay, untilNoneIsLeft } from './make-anew.ts'

/**
 * Whoever knew the old secret could write the old seal: what gets a new one was verified whole, with the documents and the
 * bank's own signature (`npm run verify-signatures` looks at the same). What does not hold keeps the old one, and is told.
 */
export const companySealsAnew: MakesAnew = {
  'the company’s seals on evidence': (workshop) => {
    const { db, keys, newKeys, isDry } = workshop
    const store = makeEvidenceStore(keys)
    const own = makeEvidenceStore(newKeys)
    const { open } = makeSeal(keys.keysFor('evidence'))
    const read = (after: { readonly id: string } | undefined, limit: number) =>
      db
        .selectFrom('booking_signatures')
        .select(['id', 'booking_id', 'residence_document_id', 'evidence_sealed', 'seal', 'seal_key'])
        .$if(after !== undefined, (query) => query.where('id', '>', after?.id ?? ''))
        .orderBy('id')
        .limit(limit)
        .execute()
    type Row = Awaited<ReturnType<typeof read>>[number]

    const holds = async ({ id, booking_id, residence_document_id }: Row): Promise<boolean> => {
      const thing =
        booking_id === null ? documentThing(residence_document_id ?? '') : bookingThing(booking_id)
      const found = (await verifySignatures(thing, { db, keys })).find((each) => each.id === id)
      return found?.problems.length === 0
    }
    const write = ({ id, evidence_sealed, seal }: Row, written: string) =>
      unlessInTheWay(db, async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('booking_signatures')
          .set(store.sealed(id, written))
          .where('id', '=', id)
          .where('evidence_sealed', '=', evidence_sealed)
          .where('seal', '=', seal)
          .executeTakeFirstOrThrow()
        return numUpdatedRows === 1n
      })
    return untilNoneIsLeft(() =>
      throughAll(workshop, read, async (row) => {
        if (own.isOwnKey(row.seal_key)) return 'new'
        const written = open(row.evidence_sealed, contextOfEvidence(row.id))
        if (written === undefined || !(await holds(row))) return 'lost'
        if (isDry) return 'made'
        return (await write(row, written)) ? 'made' : 'left'
      }),
    )
  },
}
