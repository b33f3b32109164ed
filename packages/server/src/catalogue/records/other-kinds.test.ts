// A source sends premises, contacts and options; servers that are running show them.
import { catalogueIdOf, moneyOf } from '@husrum/domain'
import {
  aContactRecord,
  aHomeRecord,
  anOptionGroupRecord,
  aPremisesRecord,
  aStageRecord,
} from '@husrum/domain/testing'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../../platform/database/open-database.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { PremisesService } from '../premises/index.ts'
import { makePremisesService } from '../premises/premises-service.ts'
import { insertWorld } from '../search/insert-world.ts'
import { changeCatalogue, publishDueStages } from './change-catalogue.ts'
import type { ChangeSet } from './change-set.ts'
import { ChangeSetRefused } from './change-set.ts'

const now = Date.parse('2026-11-28T10:00:00Z')

let database: OpenDatabase
let service: PremisesService

const clear = async () => {
  await insertWorld(database.db, { homes: [], stages: [], tags: [] })
  for (const table of ['catalogue_records', 'former_premises', 'booking_options', 'option_groups'] as const)
    await database.db.deleteFrom(table).execute()
}

beforeAll(() => {
  database = openTestDatabase()
})
beforeEach(async () => {
  await clear()
  service = makePremisesService(database.db)
  await service.start()
  return () => service.close()
})
afterAll(() => database.close())

const options = (at: number) => ({
  now: at,
  guardsOf: async () => new Map(),
  noteHeldBack: async () => undefined,
})

const applied = async (set: Partial<ChangeSet>, at = now) => {
  const whole = {
    source: 'files',
    stages: [],
    homes: [],
    ended: [],
    replacedStages: [],
    maxEnded: 10,
    isQuiet: true,
    ...set,
  }
  const rows = await database.db.transaction().execute((trx) => changeCatalogue(trx, whole, options(at)))
  await service.refresh()
  return rows
}

const apply = async (set: Partial<ChangeSet>, at = now) =>
  (await applied(set, at)).map(({ externalId, result, missing }) =>
    [externalId, result, ...(missing ?? [])].join(' '),
  )

const refusal = async (set: Partial<ChangeSet>) => {
  const refused = await apply(set).catch((cause: unknown) => cause)
  if (!(refused instanceof ChangeSetRefused)) throw refused
  return refused.issues.map(({ list, at, field, key }) => `${list} ${at ?? ''} ${field} ${key}`)
}

const found = async () => {
  const filter = { siteId: 1, tags: [], types: [] }
  return (await service.find({ filter, sort: ['sortOrder:asc'], limit: 50 })).map(({ name }) => name)
}

describe('Premises', () => {
  const path = '/lokaler/kajgatan-4/'

  it('come into an empty catalogue: list, page and places have them', async () => {
    expect(await apply({ premises: [aPremisesRecord()] })).toEqual(['L-1 created'])
    expect(await found()).toEqual(['Kajgatan 4'])
    expect(await service.byPath(1, path)).toMatchObject({
      id: catalogueIdOf('files', 'L-1'),
      price: moneyOf(184_800),
      publishedAt: '2026-11-28',
      description: '',
      images: [],
    })
    expect(await service.places(1)).toEqual([
      { url: 'vastra-gotalands-lan', kind: 'county', name: 'Västra Götalands län', premises: 1 },
      { url: 'vastra-gotalands-lan/goteborg', kind: 'municipality', name: 'Göteborg', premises: 1 },
      { url: 'vastra-gotalands-lan/goteborg/lindholmen', kind: 'area', name: 'Lindholmen', premises: 1 },
    ])
  })

  it('change, keep their day of publication, and change nothing the second time', async () => {
    await apply({ premises: [aPremisesRecord()] })
    const later = now + 86_400_000
    const changed = aPremisesRecord({ area: 70 })
    expect(await apply({ premises: [changed] }, later)).toEqual(['L-1 changed'])
    expect(await service.byPath(1, path)).toMatchObject({ area: 70, publishedAt: '2026-11-28' })
    expect(await apply({ premises: [changed] }, later)).toEqual(['L-1 unchanged'])
  })

  it('that end or move leave their address, until others come there', async () => {
    await apply({ premises: [aPremisesRecord()] })
    expect(await apply({ ended: [{ kind: 'premises', externalId: 'L-1' }] })).toEqual(['L-1 ended'])
    expect(await found()).toEqual([])
    expect(await service.isFormer(1, path)).toBe(true)
    expect(await apply({ ended: [{ kind: 'premises', externalId: 'L-1' }] })).toEqual([])
    await apply({ premises: [aPremisesRecord({ externalId: 'L-2' })] })
    expect(await service.isFormer(1, path)).toBe(false)
    await apply({ premises: [aPremisesRecord({ externalId: 'L-2', slug: 'kontoret' })] })
    expect(await service.isFormer(1, path)).toBe(true)
    expect(await service.byPath(1, '/lokaler/kontoret/')).toMatchObject({ name: 'Kajgatan 4' })
    await apply({ premises: [aPremisesRecord({ externalId: 'L-2', siteId: 5, slug: 'kontoret' })] })
    expect(await service.isFormer(1, '/lokaler/kontoret/')).toBe(true)
    expect(await service.byPath(5, '/lokaler/kontoret/')).toMatchObject({ siteId: 5 })
  })

  it('may exchange their addresses', async () => {
    const two = (one: string, other: string) => [
      aPremisesRecord({ slug: one }),
      aPremisesRecord({ externalId: 'L-2', name: 'Torget 1', slug: other }),
    ]
    await apply({ premises: two('a', 'b') })
    await apply({ premises: two('b', 'a') })
    expect(await service.byPath(1, '/lokaler/a/')).toMatchObject({ name: 'Torget 1' })
    expect(await service.isFormer(1, '/lokaler/a/')).toBe(false)
  })

  it('are visible at their moment, and not as a draft', async () => {
    const publishAt = '2026-12-01T08:00:00+01:00'
    await apply({
      premises: [
        aPremisesRecord({ publishAt }),
        aPremisesRecord({ externalId: 'L-2', name: 'Torget 1', isDraft: true }),
      ],
    })
    expect(await found()).toEqual([])
    const due = (at: number) => database.db.transaction().execute((trx) => publishDueStages(trx, options(at)))
    expect(await due(now)).toBe(0)
    expect(await due(Date.parse(publishAt))).toBe(1)
    expect(await due(Date.parse(publishAt))).toBe(0)
    await service.refresh()
    expect(await found()).toEqual(['Kajgatan 4'])
  })

  it('are refused with all mistakes at once, together with those of stages', async () => {
    await apply({ premises: [aPremisesRecord()] })
    expect(
      await refusal({
        stages: [aStageRecord({ siteId: 99 })],
        premises: [
          aPremisesRecord({ externalId: 'L-2' }),
          aPremisesRecord({ externalId: 'L-3', siteId: 3 }),
          aPremisesRecord({ externalId: 'L-4', name: '–', geo: { lat: 11.9, lon: 57.7 } }),
          aPremisesRecord({ externalId: 'L-4', slug: 'fyra', disposalForm: 'condominium', leaseYears: 5 }),
        ],
      }),
    ).toEqual([
      'premises 3 externalId invalidInput',
      'premises 0 name invalidInput',
      'premises 1 siteId unknownValue',
      'premises 2 name invalidInput',
      'premises 2 geo.lat min',
      'premises 2 geo.lon max',
      'premises 3 leaseYears invalidInput',
      'stages 0 siteId unknownValue',
    ])
    expect(await found()).toEqual(['Kajgatan 4'])
  })
})

describe('A contact', () => {
  const stageContacts = async () => {
    const { details } = await database.db.selectFrom('stages').select('details').executeTakeFirstOrThrow()
    return details.contacts?.map(({ name }) => name)
  }
  const shopContacts = async () =>
    (await service.byPath(1, '/lokaler/kajgatan-4/'))?.contacts?.map(({ name }) => name)

  it('changes in all stages and premises that name it', async () => {
    const inline = { id: 'per', name: 'Per Ek', role: 'assistant' } as const
    expect(
      await apply({
        contacts: [aContactRecord()],
        stages: [aStageRecord({ contacts: ['anna', inline] })],
        homes: [aHomeRecord()],
        premises: [aPremisesRecord({ contacts: ['anna'] })],
      }),
    ).toEqual(['anna created', 'kajutan created', 'K-1203 created', 'L-1 created'])
    expect([await stageContacts(), await shopContacts()]).toEqual([['Anna Berg', 'Per Ek'], ['Anna Berg']])
    expect(await apply({ contacts: [aContactRecord({ name: 'Anna Lind' })] })).toEqual(['anna changed'])
    expect([await stageContacts(), await shopContacts()]).toEqual([['Anna Lind', 'Per Ek'], ['Anna Lind']])
    expect(await apply({ ended: [{ kind: 'contact', externalId: 'anna' }] })).toEqual(['anna ended'])
    expect([await stageContacts(), await shopContacts()]).toEqual([['Per Ek'], []])
  })

  it('may come later than what names it', async () => {
    expect(await apply({ stages: [aStageRecord({ contacts: ['anna'] })] })).toEqual([
      'kajutan created contacts.anna',
    ])
    await apply({ contacts: [aContactRecord()] })
    expect(await stageContacts()).toEqual(['Anna Berg'])
  })
})

const offerOf = async (stageId = 'files-kajutan') => {
  const groups = await database.db
    .selectFrom('option_groups')
    .selectAll()
    .where('stage_id', '=', stageId)
    .orderBy('place')
    .execute()
  const rows = await database.db
    .selectFrom('booking_options')
    .selectAll()
    .where('stage_id', '=', stageId)
    .orderBy('place')
    .orderBy('id')
    .execute()
  return groups.map(({ id, title, last_day, is_withdrawn }) => ({
    group: `${id} ${title} ${last_day ?? ''}${is_withdrawn ? ' over' : ''}`,
    options: rows
      .filter(({ option_group }) => option_group === id)
      .map((row) => `${row.id} ${Number(row.price) / 100}${row.is_withdrawn ? ' over' : ''}`),
  }))
}

describe('Options', () => {
  const kitchen = anOptionGroupRecord({
    externalId: 'kitchen',
    title: 'Kök',
    rule: 'any',
    sortOrder: 1,
    stages: ['kajutan', 'fyren'],
    options: [{ id: 'stone', title: 'Sten', price: moneyOf(9_000), needs: ['heating'] }],
  })

  it('belong to one stage or several, in their order', async () => {
    const stages = [aStageRecord(), aStageRecord({ externalId: 'fyren', name: 'Brf Fyren' })]
    const heating = anOptionGroupRecord({
      externalId: 'heat',
      title: 'Värme',
      stages: ['fyren', 'kajutan'],
      options: [{ id: 'heating', title: 'Golvvärme' }],
    })
    expect(await apply({ stages, optionGroups: [anOptionGroupRecord(), kitchen, heating] })).toEqual([
      'kajutan created',
      'fyren created',
      'floor created',
      'kitchen created',
      'heat created',
    ])
    expect(await offerOf()).toEqual([
      { group: 'kitchen Kök 2027-02-10', options: ['stone 9000'] },
      { group: 'floor Golv 2027-02-10', options: ['oak 0', 'herringbone 38000'] },
      { group: 'heat Värme 2027-02-10', options: ['heating 0'] },
    ])
    expect((await offerOf('files-fyren')).map(({ group }) => group.split(' ')[0])).toEqual([
      'kitchen',
      'heat',
    ])
  })

  it('wait for their stage, and are not offered without the option that they need', async () => {
    expect(await apply({ optionGroups: [kitchen] })).toEqual([
      'kitchen waiting stages.kajutan stages.fyren needs.heating',
    ])
    expect(await offerOf()).toEqual([{ group: 'kitchen Kök 2027-02-10', options: ['stone 9000 over'] }])
    const floor = anOptionGroupRecord({ options: [{ id: 'heating', title: 'Golvvärme' }] })
    await apply({ optionGroups: [floor] })
    expect((await offerOf())[0]?.options).toEqual(['stone 9000'])
  })

  it('that are left out or end are withdrawn, and come back', async () => {
    await apply({ stages: [aStageRecord()], optionGroups: [anOptionGroupRecord()] })
    const [oak] = anOptionGroupRecord().options
    expect(await apply({ optionGroups: [anOptionGroupRecord({ options: [oak!] })] })).toEqual([
      'floor changed',
    ])
    expect((await offerOf())[0]?.options).toEqual(['oak 0', 'herringbone 38000 over'])
    expect(await apply({ ended: [{ kind: 'optionGroup', externalId: 'floor' }] })).toEqual(['floor ended'])
    expect(await offerOf()).toEqual([
      { group: 'floor Golv 2027-02-10 over', options: ['oak 0 over', 'herringbone 38000 over'] },
    ])
    await apply({ optionGroups: [anOptionGroupRecord()] })
    expect((await offerOf())[0]?.options).toEqual(['oak 0', 'herringbone 38000'])
  })

  it('leave a stage that their group does not name any more', async () => {
    await apply({ optionGroups: [anOptionGroupRecord()] })
    await apply({ optionGroups: [anOptionGroupRecord({ stages: ['fyren'] })] })
    expect((await offerOf())[0]?.group).toContain('over')
    expect((await offerOf('files-fyren'))[0]?.options).toEqual(['oak 0', 'herringbone 38000'])
  })

  it('are refused if there are too many for one set', async () => {
    const many = Array.from({ length: 100 }, (_, at) => ({ id: `o${at}`, title: 'Tillval' }))
    const groups = [0, 1, 2, 3, 4].map((at) =>
      anOptionGroupRecord({
        externalId: `g${at}`,
        stages: Array.from({ length: 50 }, (_, stage) => `s${at}-${stage}`),
        options: many,
      }),
    )
    expect(await refusal({ optionGroups: groups })).toEqual(['optionGroups   max'])
    expect(await apply({ optionGroups: groups.slice(0, 1) })).toHaveLength(1)
  })

  it('are refused with their mistakes', async () => {
    await apply({ optionGroups: [anOptionGroupRecord()] })
    expect(
      await refusal({
        optionGroups: [
          anOptionGroupRecord({ externalId: 'other', options: [{ id: 'oak', title: 'Ek' }] }),
          anOptionGroupRecord({
            externalId: 'wrong',
            options: [
              { id: 'a', title: 'A', isStandard: true, needs: ['a'] },
              { id: 'b', title: 'B', isStandard: true, needs: ['c'], excludes: ['c'] },
              { id: 'a', title: 'A' },
            ],
          }),
        ],
      }),
    ).toEqual([
      'optionGroups 0 options.0.id invalidInput',
      'optionGroups 1 options.2.id invalidInput',
      'optionGroups 1 options.1.isStandard invalidInput',
      'optionGroups 1 options.0.needs invalidInput',
      'optionGroups 1 options.1.excludes invalidInput',
    ])
  })
})

/** Everything that visitors and buyers see, without the numbers of rows. */
const shown = async () => ({
  premises: await service.find({
    filter: { siteId: 1, tags: [], types: [] },
    sort: ['sortOrder:asc'],
    limit: 50,
  }),
  places: await service.places(1),
  offers: [await offerOf(), await offerOf('files-fyren')],
})

it('Any order of any sets gives the same premises and options as one set', async () => {
  const whole = {
    contacts: [aContactRecord(), aContactRecord({ externalId: 'per', name: 'Per Ek' })],
    stages: [aStageRecord({ contacts: ['per'] })],
    premises: [
      aPremisesRecord({ contacts: ['anna', 'per'] }),
      aPremisesRecord({ externalId: 'L-2', name: 'Torget 1', areaName: 'Kajen', contacts: ['anna'] }),
      aPremisesRecord({ externalId: 'L-3', name: 'Torget 2', municipality: 'Mölndal', sortOrder: 2 }),
    ],
    optionGroups: [
      anOptionGroupRecord({ stages: ['kajutan', 'fyren'] }),
      anOptionGroupRecord({
        externalId: 'kitchen',
        sortOrder: 4,
        options: [
          { id: 'stone', title: 'Sten', needs: ['heating'] },
          { id: 'hob', title: 'Häll', needs: ['stone'] },
        ],
      }),
      anOptionGroupRecord({ externalId: 'heat', options: [{ id: 'heating', title: 'Golvvärme' }] }),
    ],
  }
  await apply(whole)
  const expected = await shown()
  const parts: readonly Partial<ChangeSet>[] = Object.entries(whole).flatMap(([list, records]) =>
    records.map((record) => ({ [list]: [record] })),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(
        parts.map((_, at) => at),
        { minLength: parts.length },
      ),
      fc.integer({ min: 0, max: parts.length - 1 }),
      async (order, again) => {
        await clear()
        for (const at of [...order, again]) await apply(parts[at] ?? {})
        expect(await shown()).toEqual(expected)
      },
    ),
    { numRuns: 8 },
  )
})
