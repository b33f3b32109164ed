// The company's own seal under evidence, recreated only where the evidence is valid.
import {
  bookingThing,
  contextOfEvidence,
  documentThing,
  makeEvidenceStore,
  verifySignatures,
} from '../../buying/documents/index.ts'
import { makeSeal } from '../secrets/seal.ts'
import type { MakesAnew } from './make-anew.ts'
import { throughAll, unlessLocked, untilDone } from './make-anew.ts'

/**
 * The old seal can be forged with the old secret: a new one is only added after complete verification, with the documents and the
 * bank's own signature (as in `npm run verify-signatures`). Invalid evidence keeps the old seal, and is reported.
 */
export const companySealsAnew: MakesAnew = {
  'company seals on evidence': (workshop) => {
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
      unlessLocked(db, (trx) => {
        return store.sealAgain(trx, { id, evidence_sealed, seal }, written)
      })
    return untilDone(() =>
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
