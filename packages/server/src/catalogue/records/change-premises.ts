// What a set does to premises.
import type { PremisesRecord, SiteDefinition } from '@husrum/domain'
import {
  catalogueIdOf,
  dayIn,
  derivePremises,
  isPublished,
  namedContacts,
  premisesRecordIssues,
  siteById,
  withoutUndefined,
} from '@husrum/domain'
import { findPicturesOf } from '../media/index.ts'
import type { PremisesWrite } from '../premises/index.ts'
import { readPremises, takenPremisesPaths } from '../premises/index.ts'
import type { Catalogue } from '../search/index.ts'
import type { ContactsPlan } from './change-contacts.ts'
import type { ChangeSet, SetIssue } from './change-set.ts'
import type { OtherPlan } from './other-records.ts'
import {
  endedRow,
  endingKeys,
  keysNaming,
  missingContacts,
  readOthers,
  rowOfRecord,
} from './other-records.ts'
import { isSame, repeatedKeys } from './plan-change.ts'
import { keysOfKind } from './stored-records.ts'

export interface PremisesPlan extends OtherPlan {
  readonly write: PremisesWrite
}

/** A site that has premises of its own. */
const siteWithPremises = (siteId: number): SiteDefinition | undefined => {
  const site = siteById(siteId)
  return site?.catalogueSiteId === siteId && site.routes.premises !== undefined ? site : undefined
}

export const planPremises = async (
  db: Catalogue,
  set: ChangeSet,
  { contactOf, touched, now }: Pick<ContactsPlan, 'contactOf' | 'touched'> & { readonly now: number },
): Promise<PremisesPlan> => {
  const { source, premises: sent = [], ended } = set
  const naming = await keysNaming(db, source, { kind: 'premises', list: 'contacts', names: touched })
  const keys = [...sent.map(({ externalId }) => externalId), ...keysOfKind(ended, 'premises'), ...naming]
  const stored = await readOthers(db, source, 'premises', keys)
  const ending = endingKeys(ended, 'premises', stored)
  const idOf = ({ externalId }: { readonly externalId: string }): string => catalogueIdOf(source, externalId)
  const outcome = new Map<string, PremisesRecord>([
    ...stored,
    ...sent.map((record) => [record.externalId, record] as const),
  ])
  for (const { externalId } of ending) outcome.delete(externalId)

  const pictureOf = await findPicturesOf(
    db,
    source,
    [...outcome.values()].flatMap(({ images = [], floorPlan }) => [...images, floorPlan]),
  )
  const withPictures = ({ images = [], floorPlan, ...record }: PremisesRecord): PremisesRecord => ({
    ...record,
    images: images.flatMap((name) => pictureOf(name) ?? []),
    ...withoutUndefined({ floorPlan: pictureOf(floorPlan, { isPlan: true }) }),
  })
  const present = await readPremises(db, [...outcome.values()].map(idOf))
  const visible = [...outcome.values()].flatMap((record) => {
    const site = siteWithPremises(record.siteId)
    if (!site || !isPublished(record, now)) return []
    const publishedAt = present.get(idOf(record))?.publishedAt ?? dayIn(now, site.country)
    return [derivePremises(withPictures(record), { source, site, publishedAt, contactOf })]
  })
  const taken = await takenPremisesPaths(db, {
    paths: visible.map(({ premises: { path } }) => path),
    exceptIds: [...[...outcome.values()].map(idOf), ...ending.map(idOf)],
  })
  const pathKey = ({ siteId, path }: { readonly siteId: number; readonly path: string }) =>
    `${siteId} ${path}`
  const byPath = Map.groupBy(visible, ({ premises }) => pathKey(premises))
  const addressIssue = (record: PremisesRecord, at: number): readonly SetIssue[] => {
    const derived = visible.find(({ premises: { id } }) => id === idOf(record))
    if (!derived) return []
    const key = pathKey(derived.premises)
    const isDouble = taken.has(key) || (byPath.get(key)?.length ?? 0) > 1
    const field = record.slug === undefined ? 'name' : 'slug'
    return isDouble ? [{ list: 'premises', at, field, key: 'invalidInput' }] : []
  }
  return {
    issues: [
      ...repeatedKeys('premises', sent),
      ...sent.flatMap((record, at): readonly SetIssue[] => {
        const issues = premisesRecordIssues(record, siteWithPremises(record.siteId))
        return issues.length > 0
          ? issues.map((issue) => ({ ...issue, list: 'premises', at }) as const)
          : addressIssue(record, at)
      }),
    ],
    rows: [
      ...sent.map((record) =>
        rowOfRecord(
          source,
          { kind: 'premises', record, was: stored.get(record.externalId) },
          { missing: missingContacts(namedContacts(record), (key) => contactOf(key) !== undefined) },
        ),
      ),
      ...ending.map((key) => endedRow(source, key)),
    ],
    before: stored,
    // Those whose moment has come are the same as before.
    changed: sent
      .filter((record) => record.publishAt !== undefined || !isSame(stored.get(record.externalId), record))
      .map((record) => ({ kind: 'premises', siteId: record.siteId, record })),
    ended: ending,
    write: {
      premises: visible,
      endedIds: [
        ...ending.map(idOf),
        ...[...outcome.values()]
          .map(idOf)
          .filter((id) => !visible.some(({ premises }) => premises.id === id)),
      ],
    },
  }
}
