// Contacts that stages and premises name by their keys.
import type { ContactOf } from '@husrum/domain'
import { contactsByKey, withoutUndefined } from '@husrum/domain'
import { findPicturesOf } from '../media/index.ts'
import type { Catalogue } from '../search/index.ts'
import type { ChangeSet } from './change-set.ts'
import type { OtherPlan } from './other-records.ts'
import { changedRecords, endedRow, endingKeys, readOthers, rowOfRecord } from './other-records.ts'
import { repeatedKeys } from './plan-change.ts'

export interface ContactsPlan extends OtherPlan {
  /** The contacts as they will be. */
  readonly contactOf: ContactOf
  /** Keys of contacts that came, changed or ended. */
  readonly touched: readonly string[]
}

export const planContacts = async (
  db: Catalogue,
  { source, contacts = [], ended }: ChangeSet,
): Promise<ContactsPlan> => {
  const stored = await readOthers(db, source, 'contact')
  const ending = endingKeys(ended, 'contact', stored)
  const changed = changedRecords(contacts, stored)
  const outcome = new Map([...stored, ...contacts.map((record) => [record.externalId, record] as const)])
  for (const { externalId } of ending) outcome.delete(externalId)
  const pictureOf = await findPicturesOf(
    db,
    source,
    [...outcome.values()].map(({ image }) => image),
  )
  const shown = [...outcome.values()].map(({ image, ...record }) => ({
    ...record,
    ...withoutUndefined({ image: pictureOf(image) }),
  }))
  return {
    issues: repeatedKeys('contacts', contacts),
    rows: [
      ...contacts.map((record) =>
        rowOfRecord(source, { kind: 'contact', record, was: stored.get(record.externalId) }),
      ),
      ...ending.map((key) => endedRow(source, key)),
    ],
    before: stored,
    changed: changed.map((record) => ({ kind: 'contact', siteId: 0, record })),
    ended: ending,
    contactOf: contactsByKey(source, shown),
    touched: [...changed, ...ending].map(({ externalId }) => externalId),
  }
}
