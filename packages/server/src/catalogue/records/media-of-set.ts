// The pictures that a change set names: which have come, which cannot be named, and what records named before.
import type { FindMedia, HomeRecord, StageRecord } from '@husrum/domain'
import { isMediaAddress, isMediaId } from '@husrum/domain'
import { findMediaOf, forgetMediaUses, noteMediaUses, wantAddresses } from '../media/index.ts'
import type { Catalogue } from '../search/index.ts'
import type { ChangeSet, RecordKey, SetIssue } from './change-set.ts'
import type { StoredRecords } from './stored-records.ts'
import { keysOfKind } from './stored-records.ts'

/** Finds the pictures of a set, and of all homes that it touches. */
export const findMediaOfSet = (
  db: Catalogue,
  { source, stages, homes }: ChangeSet,
  stored: StoredRecords,
): Promise<FindMedia> =>
  findMediaOf(db, source, [
    ...stages,
    ...homes,
    ...[...stored.stages.values()].map(({ record }) => record),
    ...stored.homes.values(),
  ])

/** Uploads that are not there, and addresses that are never fetched. */
export const mediaIssues = (
  { stages, homes }: Pick<ChangeSet, 'stages' | 'homes'>,
  find: FindMedia,
  isAllowedAddress: (address: string) => boolean,
): readonly SetIssue[] =>
  (['stages', 'homes'] as const).flatMap((list) =>
    (list === 'stages' ? stages : homes).flatMap(({ media = [] }, at) =>
      media.flatMap(({ media: name }, place): readonly SetIssue[] => {
        const field = `media.${place}.media`
        if (isMediaId(name) && find(name) === undefined) return [{ list, at, field, key: 'unknownValue' }]
        if (isMediaAddress(name) && !isAllowedAddress(name)) return [{ list, at, field, key: 'invalidInput' }]
        return []
      }),
    ),
  )

/** Notes what the written records name, and queues the addresses of the whole set. */
export const noteMediaOfSet = async (
  db: Catalogue,
  { source, stages, homes }: ChangeSet,
  {
    changedStages,
    changedHomes,
    ended,
  }: {
    readonly changedStages: readonly StageRecord[]
    readonly changedHomes: readonly HomeRecord[]
    readonly ended: readonly RecordKey[]
  },
  now: number,
): Promise<void> => {
  await noteMediaUses(db, source, { stages: changedStages, homes: changedHomes })
  for (const kind of ['stage', 'home'] as const)
    await forgetMediaUses(db, source, kind, keysOfKind(ended, kind))
  await wantAddresses(db, [...stages, ...homes], now)
}
