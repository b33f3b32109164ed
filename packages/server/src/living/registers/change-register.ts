// Changes the registers: writes what a source sends, and all that follows from it, in one transaction.
import { isDeepStrictEqual } from 'node:util'
import type { AccountOrganisation, SiteDefinition } from '@husrum/domain'
import {
  canonicalPersonalNumber,
  caseVariantOf,
  catalogueIdOf,
  dayIn,
  detailWord,
  organisationOf,
  roomWord,
  siteById,
  withoutUndefined,
} from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { writeAssociationContacts } from '../../content/contacts/index.ts'
import type { IdentityVault } from '../../people/accounts/index.ts'
import {
  deleteAssociation,
  lookupsToWrite,
  settleSeats,
  writeAssociation,
} from '../../people/accounts/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { FieldProblem } from '../../platform/http/problem.ts'
import { Problem } from '../../platform/http/problem.ts'
import {
  deleteArticle,
  deletePlace,
  faultWords,
  writeArticle,
  writeAssociationFacts,
  writeLayout,
  writePlace,
} from '../fault-report/index.ts'
import {
  dayOfRegisters,
  endRegisteredResidence,
  placeBookedResidences,
  settleResidents,
  writeRegisteredResidence,
} from '../residences/index.ts'
import type {
  ExpectedPerson,
  RecordOf,
  RegisterKind,
  RegisterRecord,
  RegisterRow,
  SentPerson,
  SentRegister,
  StoredRecord,
} from './stored-register.ts'
import {
  deletePerson,
  deleteRecord,
  isArticleNamed,
  isAssociationNeeded,
  isPlaceNeeded,
  listOfKind,
  readNaming,
  readPeople,
  readRecords,
  registerId,
  registerKinds,
  setTarget,
  writePerson,
  writeRecord,
} from './stored-register.ts'

type Db = Kysely<Schema>

export interface ChangeRegisterOptions {
  readonly vault: Pick<IdentityVault, 'lookupOf' | 'lookupsOf'>
  readonly now: number
}

/** The site of a record, which has been checked. */
const siteOf = ({ siteId }: { readonly siteId: number }): SiteDefinition => {
  const site = siteById(siteId)
  if (!site) throw new Error(`There is no site ${siteId}`)
  return site
}

const recordsOf = (sent: SentRegister, kind: RegisterKind): readonly RegisterRecord[] =>
  sent[listOfKind[kind]] ?? []

/** Sites without login have no residents; those without fault reports have no rooms and texts. */
const isSiteOf = (kind: RegisterKind | 'person', siteId: number): boolean => {
  const site = siteById(siteId)
  if (!site?.features.login) return false
  return (kind !== 'layout' && kind !== 'article') || caseVariantOf(site) !== undefined
}

const repeated = (records: readonly { readonly externalId: string }[], list: string): FieldProblem[] => {
  const keys = new Set<string>()
  return records.flatMap(({ externalId }, at) => {
    const isRepeated = keys.has(externalId)
    keys.add(externalId)
    return isRepeated ? [{ field: `${list}.${at}.externalId`, key: 'invalid' } as const] : []
  })
}

const layoutProblems = ({ rooms, siteId }: RecordOf<'layout'>, at: number): FieldProblem[] => {
  const variant = isSiteOf('layout', siteId) ? caseVariantOf(siteOf({ siteId })) : undefined
  const words = variant && faultWords[variant]
  return [
    ...repeated(rooms, `layouts.${at}.rooms`),
    ...rooms.flatMap((room, place) => [
      ...repeated(room.parts ?? [], `layouts.${at}.rooms.${place}.parts`),
      ...(words && room.name === undefined && nameOfRoom(words, room.key) === undefined
        ? [{ field: `layouts.${at}.rooms.${place}.name`, key: 'required' } as const]
        : []),
      ...(room.parts ?? []).flatMap((part, number) =>
        words && part.name === undefined && detailWord(words, part.key) === undefined
          ? [{ field: `layouts.${at}.rooms.${place}.parts.${number}.name`, key: 'required' } as const]
          : [],
      ),
    ]),
  ]
}

const nameOfRoom = (words: (typeof faultWords)['SE'], key: string): string | undefined =>
  roomWord(words, 'YourApartment', key) ?? roomWord(words, 'CommonAreas', key)

const isReversed = (from: string | undefined, until: string | undefined): boolean =>
  from !== undefined && until !== undefined && until < from

/** Mistakes of the records themselves. None of them repeats a value. */
const problemsOf = (sent: SentRegister, knownPeople: ReadonlySet<string>): readonly FieldProblem[] => {
  const people = sent.people ?? []
  return [
    ...registerKinds.flatMap((kind) => [
      ...repeated(recordsOf(sent, kind), listOfKind[kind]),
      ...recordsOf(sent, kind).flatMap(({ siteId }, at) =>
        isSiteOf(kind, siteId)
          ? []
          : [{ field: `${listOfKind[kind]}.${at}.siteId`, key: 'unknownValue' } as const],
      ),
    ]),
    ...(sent.layouts ?? []).flatMap(layoutProblems),
    ...(sent.residences ?? []).flatMap(({ handedOverOn, leftOn }, at) =>
      isReversed(handedOverOn, leftOn) ? [{ field: `residences.${at}.leftOn`, key: 'invalid' } as const] : [],
    ),
    ...repeated(people, 'people'),
    ...people.flatMap(({ siteId, externalId, personalNumber, from, until }, at): FieldProblem[] => [
      ...(isSiteOf('person', siteId) ? [] : [{ field: `people.${at}.siteId`, key: 'unknownValue' } as const]),
      ...(personalNumber === undefined && !knownPeople.has(externalId)
        ? [{ field: `people.${at}.personalNumber`, key: 'required' } as const]
        : []),
      ...(isReversed(from, until) ? [{ field: `people.${at}.until`, key: 'invalid' } as const] : []),
    ]),
    ...(sent.end ?? []).flatMap(({ kind, externalId }, at): FieldProblem[] => {
      const others = kind === 'person' ? people : recordsOf(sent, kind)
      return others.some((other) => other.externalId === externalId)
        ? [{ field: `end.${at}.externalId`, key: 'invalid' }]
        : []
    }),
  ]
}

const organisationOfRecord = (record: { readonly siteId: number }): AccountOrganisation =>
  organisationOf(siteOf(record))

/** Makes the tables of other subjects agree with a record. */
const derive: {
  readonly [Kind in RegisterKind]: (trx: Db, source: string, stored: StoredRecord) => Promise<void>
} = {
  association: async (trx, source, { targetId, record }) => {
    const {
      name,
      isManaged,
      organisationNumber = '',
      boardEmail = '',
      contacts = [],
      ...rest
    } = record as RecordOf<'association'>
    await writeAssociation(trx, { id: targetId, organisation: organisationOfRecord(rest), name, isManaged })
    await writeAssociationFacts(trx, targetId, { organisationNumber, boardEmail })
    await writeAssociationContacts(
      trx,
      targetId,
      contacts.map(({ externalId, ...contact }) => ({ id: catalogueIdOf(source, externalId), ...contact })),
    )
  },
  article: async (trx, _source, { targetId, record }) => {
    const { title, text, description = '', videoUrl = '', ...rest } = record as RecordOf<'article'>
    await writeArticle(trx, {
      id: targetId,
      organisation: organisationOfRecord(rest),
      title,
      text,
      description,
      videoUrl,
    })
  },
  layout: async (trx, source, { targetId, record }) => {
    const { rooms, ...rest } = record as RecordOf<'layout'>
    const variant = caseVariantOf(siteOf(rest)) ?? 'SE'
    const words = faultWords[variant]
    await writeLayout(
      trx,
      targetId,
      rooms.map(({ externalId, key, name, parts = [] }) => {
        const id = registerId(source, 'room', JSON.stringify([rest.externalId, externalId]))
        return {
          id,
          key,
          name: name ?? nameOfRoom(words, key) ?? key,
          parts: parts.map((part) => ({
            id: registerId(source, 'part', JSON.stringify([id, part.externalId])),
            key: part.key,
            name: part.name ?? detailWord(words, part.key) ?? part.key,
            articleIds: (part.articles ?? []).map((article) => registerId(source, 'article', article)),
          })),
        }
      }),
    )
  },
  place: async (trx, source, { targetId, record }) => {
    const place = record as RecordOf<'place'>
    /** Two sources may use the same designation. */
    const ofSource = (key: string | undefined): string => (key === undefined ? '' : `${source}:${key}`)
    await writePlace(trx, {
      id: targetId,
      organisation: organisationOfRecord(place),
      kind: place.kind,
      associationId: place.association && registerId(source, 'association', place.association),
      propertyId: ofSource(place.property),
      buildingId: ofSource(place.building),
      stairwellId: ofSource(place.stairwell),
      stairwellName: place.stairwellName ?? '',
      name: place.name,
      address: place.address,
      postalCode: place.postalCode,
      city: place.city,
      nationalNumber: place.nationalNumber ?? '',
      objectType: place.objectType ?? '',
      isRental: place.isRental ?? false,
      layoutId: place.layout === undefined ? '' : registerId(source, 'layout', place.layout),
      completedOn: place.completedOn,
      objectId: place.home && catalogueIdOf(place.homeSource ?? source, place.home),
    })
  },
  residence: async (trx, source, stored) => {
    const { place, ...residence } = stored.record as RecordOf<'residence'>
    const id = await writeRegisteredResidence(trx, {
      ...residence,
      id: stored.targetId,
      site: siteOf(residence),
      placeId: registerId(source, 'place', place),
    })
    if (id !== undefined && id !== stored.targetId) await setTarget(trx, source, stored, id)
  },
}

/** Keys that records of a set name, by kind. */
const namedKeys = (record: RegisterRecord, kind: RegisterKind): readonly [RegisterKind, string][] => {
  if (kind === 'residence') return [['place', (record as RecordOf<'residence'>).place]]
  if (kind === 'layout')
    return (record as RecordOf<'layout'>).rooms.flatMap(({ parts = [] }) =>
      parts.flatMap(({ articles = [] }) => articles.map((key) => ['article', key] as [RegisterKind, string])),
    )
  if (kind !== 'place') return []
  const { association, layout } = record as RecordOf<'place'>
  return [
    ...(association === undefined ? [] : ([['association', association]] as [RegisterKind, string][])),
    ...(layout === undefined ? [] : ([['layout', layout]] as [RegisterKind, string][])),
  ]
}

const missingOf = async (
  trx: Db,
  source: string,
  named: readonly (readonly [RegisterKind, string])[],
): Promise<ReadonlySet<string>> => {
  const missing = new Set<string>()
  for (const kind of registerKinds) {
    const keys = [...new Set(named.flatMap(([of, key]) => (of === kind ? [key] : [])))]
    if (keys.length === 0) continue
    const found = new Set((await readRecords(trx, source, kind, keys)).map(({ externalId }) => externalId))
    for (const key of keys) if (!found.has(key)) missing.add(`${kind} ${key}`)
  }
  return missing
}

/** Writes the records of a kind that differ. */
const writeKind = async (trx: Db, sent: SentRegister, kind: RegisterKind, now: number) => {
  const { source } = sent
  const records = recordsOf(sent, kind)
  const keys = records.map(({ externalId }) => externalId)
  const known = new Map((await readRecords(trx, source, kind, keys)).map((row) => [row.externalId, row]))
  const rows: RegisterRow[] = []
  const changed: StoredRecord[] = []
  for (const record of records) {
    const { externalId } = record
    const before = known.get(externalId)
    const isSame = before !== undefined && isDeepStrictEqual(before.record, record)
    rows.push({ kind, externalId, result: isSame ? 'unchanged' : before ? 'changed' : 'created' })
    if (isSame) continue
    const targetId = before?.targetId ?? registerId(source, kind, externalId)
    changed.push({ kind, externalId, targetId, record })
    await writeRecord(trx, source, { kind, externalId, targetId, record }, now)
  }
  return { rows, changed }
}

/** Whether a record is still needed, so that it cannot end. */
const isNeeded = async (trx: Db, source: string, stored: StoredRecord, today: string): Promise<boolean> => {
  const { kind, externalId, targetId } = stored
  const isNamed = async (by: RegisterKind, field: string) =>
    (await readNaming(trx, source, { kind: by, field, keys: [externalId] })).length > 0
  switch (kind) {
    case 'association':
      return (await isNamed('place', 'association')) || isAssociationNeeded(trx, targetId)
    case 'article':
      return isArticleNamed(trx, source, externalId)
    case 'layout':
      return isNamed('place', 'layout')
    case 'place':
      return (await isNamed('residence', 'place')) || isPlaceNeeded(trx, targetId, today)
    case 'residence':
      return false
  }
}

const endTarget = async (trx: Db, { kind, targetId }: StoredRecord, today: string): Promise<void> => {
  if (kind === 'association') await deleteAssociation(trx, targetId)
  else if (kind === 'article') await deleteArticle(trx, targetId)
  else if (kind === 'layout') await writeLayout(trx, targetId, [])
  else if (kind === 'place') await deletePlace(trx, targetId)
  else await endRegisteredResidence(trx, targetId, today)
}

type Ending = NonNullable<SentRegister['end']>[number]

/** Ends records, those that name others first. */
const endRecords = async (
  trx: Db,
  source: string,
  endings: readonly Ending[],
  settle: () => Promise<void>,
  now: number,
): Promise<ReadonlyMap<Ending, RegisterRow['result']>> => {
  const results = new Map<Ending, RegisterRow['result']>()
  const today = dayOfRegisters(now)
  for (const ending of endings.filter(({ kind }) => kind === 'person')) {
    const [person] = await readPeople(trx, source, [ending.externalId])
    if (person) await deletePerson(trx, source, ending.externalId)
    results.set(ending, person ? 'ended' : 'unknown')
  }
  for (const kind of registerKinds.toReversed()) {
    for (const ending of endings.filter((each) => each.kind === kind)) {
      const [stored] = await readRecords(trx, source, kind, [ending.externalId])
      if (!stored) results.set(ending, 'unknown')
      else if (await isNeeded(trx, source, stored, today)) results.set(ending, 'inUse')
      else {
        await endTarget(trx, stored, today)
        await deleteRecord(trx, source, stored)
        results.set(ending, 'ended')
      }
    }
    // Homes that are left and people who are gone free their places and associations.
    if (kind === 'residence') await settle()
  }
  return results
}

/** The look-ups of the people of a set; those without a number have none. @throws Problem */
const lookupsOfPeople = async (
  trx: Db,
  people: readonly SentPerson[],
  { vault, now }: ChangeRegisterOptions,
): Promise<ReadonlyMap<SentPerson, Uint8Array>> => {
  const errors: FieldProblem[] = []
  const numbers = people.flatMap((person, at) => {
    if (person.personalNumber === undefined) return []
    const country = person.country ?? siteOf(person).country
    const number = canonicalPersonalNumber(person.personalNumber, country, dayIn(now, country))
    if (number === undefined) errors.push({ field: `people.${at}.personalNumber`, key: 'invalid' })
    return number === undefined ? [] : [{ person, number: { country, personalNumber: number } }]
  })
  if (errors.length > 0) throw new Problem('invalidRequest', { errors })
  const lookups = await lookupsToWrite(
    trx,
    vault,
    numbers.map(({ number }) => number),
  )
  return new Map(
    numbers.flatMap(({ person }, at) => {
      const lookup = lookups[at]
      return lookup ? [[person, lookup] as const] : []
    }),
  )
}

const sameBytes = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0

const writePeople = async (
  trx: Db,
  { source, people = [] }: SentRegister,
  options: ChangeRegisterOptions,
): Promise<readonly RegisterRow[]> => {
  const keys = people.map(({ externalId }) => externalId)
  const known = new Map((await readPeople(trx, source, keys)).map((row) => [row.externalId, row]))
  const lookups = await lookupsOfPeople(trx, people, options)
  const rows: RegisterRow[] = []
  for (const person of people) {
    const { externalId, siteId, role, of, from = null, until = null } = person
    const { id: _, ...before } = known.get(externalId) ?? { id: '' }
    const stored = 'lookup' in before ? (before as ExpectedPerson) : undefined
    const lookup = lookups.get(person) ?? stored?.lookup
    if (!lookup) throw new Error('A person without a look-up was not refused')
    const facts = { externalId, siteId, organisation: organisationOfRecord(person), role, of, from, until }
    const isSame =
      stored !== undefined &&
      sameBytes(stored.lookup, lookup) &&
      isDeepStrictEqual({ ...stored, lookup: undefined }, { ...facts, lookup: undefined })
    rows.push({ kind: 'person', externalId, result: isSame ? 'unchanged' : stored ? 'changed' : 'created' })
    if (!isSame) await writePerson(trx, source, { ...facts, lookup }, options.now)
  }
  return rows
}

/** Homes of the catalogue that several places claim to be. */
const homeProblems = async (
  trx: Db,
  sent: SentRegister,
  changed: readonly StoredRecord[],
): Promise<readonly FieldProblem[]> => {
  const ids = changed.map(({ targetId }) => targetId)
  if (ids.length === 0) return []
  const rows = await trx
    .selectFrom('case_places')
    .select('id')
    .where('id', 'in', ids)
    .where(
      sql<boolean>`exists (select from case_places as others where others.object_id = case_places.object_id
        and others.organisation = case_places.organisation and others.id <> case_places.id)`,
    )
    .execute()
  return rows.flatMap(({ id }) => {
    const key = changed.find(({ targetId }) => targetId === id)?.externalId
    const at = (sent.places ?? []).findIndex(({ externalId }) => externalId === key)
    return at < 0 ? [] : [{ field: `places.${at}.home`, key: 'invalid' as const }]
  })
}

/** Changes of the registers wait for each other, so that what follows from them is of one state. */
const takeTurnOfRegisters = (trx: Db) =>
  sql`select pg_advisory_xact_lock(hashtextextended('registers', 0))`.execute(trx)

/** Gives and takes access as the registers say today. */
export const settleAccess = async (trx: Db, now: number): Promise<void> => {
  await takeTurnOfRegisters(trx)
  await settleResidents(trx, dayOfRegisters(now))
  await settleSeats(trx, dayOfRegisters(now))
}

const uniqueByKey = (records: readonly StoredRecord[]): readonly StoredRecord[] => [
  ...new Map(records.map((stored) => [stored.externalId, stored])).values(),
]

/** @returns a row for each record of the set. @throws Problem with the wrong fields, none of which repeats a value. */
export const changeRegister = async (
  trx: Db,
  sent: SentRegister,
  options: ChangeRegisterOptions,
): Promise<readonly RegisterRow[]> => {
  const { source, people = [], end = [] } = sent
  const { now } = options
  await takeTurnOfRegisters(trx)
  const known = await readPeople(
    trx,
    source,
    people.map(({ externalId }) => externalId),
  )
  const errors = problemsOf(sent, new Set(known.map(({ externalId }) => externalId)))
  if (errors.length > 0) throw new Problem('invalidRequest', { errors })

  const rows: RegisterRow[] = []
  const changed: Record<RegisterKind, readonly StoredRecord[]> = {
    association: [],
    article: [],
    layout: [],
    place: [],
    residence: [],
  }
  for (const kind of registerKinds) {
    const written = await writeKind(trx, sent, kind, now)
    rows.push(...written.rows)
    changed[kind] = written.changed
  }
  const keysOf = (records: readonly StoredRecord[]) => records.map(({ externalId }) => externalId)
  for (const kind of ['association', 'article', 'layout'] as const)
    for (const stored of changed[kind]) await derive[kind](trx, source, stored)
  const places = uniqueByKey([
    ...(await readNaming(trx, source, {
      kind: 'place',
      field: 'association',
      keys: keysOf(changed.association),
    })),
    ...changed.place,
  ])
  for (const stored of places) await derive.place(trx, source, stored)
  const homes = await homeProblems(trx, sent, changed.place)
  if (homes.length > 0) throw new Problem('invalidRequest', { errors: homes })
  await placeBookedResidences(
    trx,
    places.map(({ targetId }) => targetId),
  )
  const residences = uniqueByKey([
    ...(await readNaming(trx, source, { kind: 'residence', field: 'place', keys: keysOf(places) })),
    ...changed.residence,
  ])
  for (const stored of residences) await derive.residence(trx, source, stored)
  rows.push(...(await writePeople(trx, sent, options)))

  const settle = () => settleAccess(trx, now)
  await settle()
  const ended = await endRecords(trx, source, end, settle, now)
  const endRows = end.map((ending) => ({
    kind: ending.kind,
    externalId: ending.externalId,
    result: ended.get(ending) ?? 'unknown',
  }))

  const named = new Map<RegisterRow, readonly (readonly [RegisterKind, string])[]>()
  const sentRecords = [...registerKinds.flatMap((kind) => recordsOf(sent, kind)), ...people]
  for (const [at, row] of rows.entries()) {
    const record = sentRecords[at]
    if (!record) continue
    named.set(
      row,
      row.kind === 'person'
        ? [[(record as SentPerson).role === 'board' ? 'association' : 'residence', (record as SentPerson).of]]
        : namedKeys(record as RegisterRecord, row.kind),
    )
  }
  const missing = await missingOf(trx, source, [...named.values()].flat())
  return [
    ...rows.map((row) => {
      const keys = (named.get(row) ?? []).flatMap(([kind, key]) =>
        missing.has(`${kind} ${key}`) ? [key] : [],
      )
      return { ...row, ...withoutUndefined({ missing: keys.length > 0 ? [...new Set(keys)] : undefined }) }
    }),
    ...endRows,
  ]
}
