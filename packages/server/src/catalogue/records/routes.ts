// Other systems send the company's records; no browser calls these endpoints.
import type { Answer, RequestOf, ResponseOf } from '@husrum/contract'
import { endpoints } from '@husrum/contract'
import type {
  CatalogueKind,
  CatalogueRecord,
  ContactRecord,
  HomeRecord,
  Money,
  OptionGroupRecord,
  PremisesRecord,
  StageRecord,
} from '@husrum/domain'
import { isMoney, moneyOf, wholeUnitsOf, withoutUndefined } from '@husrum/domain'
import type { Hono } from 'hono'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts'
import type { FieldProblem } from '../../platform/http/problem.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Catalogue, GuardsOf } from '../search/index.ts'
import type { ChangeCatalogueOptions } from './change-catalogue.ts'
import { makeChange } from './change-catalogue.ts'
import type { CatalogueChange, ChangedRow, ChangeSet, SetIssue } from './change-set.ts'
import { ChangeSetRefused, withIssues } from './change-set.ts'
import type { Placed } from './place-records.ts'
import { placeRecords } from './place-records.ts'
import { isKnownSource, isStageRecord, readPage } from './stored-records.ts'

/** A change set in whole units of the currency, with positions in degrees or metres. */
export type SentSet = RequestOf<typeof endpoints.changeCatalogue>
type SentHome = NonNullable<SentSet['homes']>[number]
type SentPremises = NonNullable<SentSet['premises']>[number]
type SentGroup = NonNullable<SentSet['optionGroups']>[number]

/** Amounts in whole units of the currency become `Money`. */
const homeRecordOf = ({
  price,
  totalPrice,
  monthlyFee,
  financingFee,
  purchaseCosts,
  ...facts
}: Placed<SentHome>): HomeRecord => ({
  ...facts,
  ...withoutUndefined({
    price: moneyOf(price),
    totalPrice: moneyOf(totalPrice),
    monthlyFee: moneyOf(monthlyFee),
    financingFee: moneyOf(financingFee),
    purchaseCosts: moneyOf(purchaseCosts),
  }),
})

const wholeUnits = (amount: Money | undefined): number | undefined =>
  amount === undefined ? undefined : wholeUnitsOf(amount)

/** A record as it was sent. */
const sentHomeOf = ({
  price,
  totalPrice,
  monthlyFee,
  financingFee,
  purchaseCosts,
  ...facts
}: HomeRecord): Answer<SentHome> => ({
  ...facts,
  ...withoutUndefined({
    price: wholeUnits(price),
    totalPrice: wholeUnits(totalPrice),
    monthlyFee: wholeUnits(monthlyFee),
    financingFee: wholeUnits(financingFee),
    purchaseCosts: wholeUnits(purchaseCosts),
  }),
})

const premisesRecordOf = ({ price, ...facts }: Placed<SentPremises>): PremisesRecord => ({
  ...facts,
  ...withoutUndefined({ price: moneyOf(price) }),
})

const sentPremisesOf = ({ price, ...facts }: PremisesRecord): Answer<SentPremises> => ({
  ...facts,
  ...withoutUndefined({ price: wholeUnits(price) }),
})

const optionGroupRecordOf = ({ options, ...facts }: SentGroup): OptionGroupRecord => ({
  ...facts,
  options: options.map(({ price, ...option }) => ({
    ...option,
    ...withoutUndefined({ price: moneyOf(price) }),
  })),
})

const sentGroupOf = ({ options, ...facts }: OptionGroupRecord): Answer<SentGroup> => ({
  ...facts,
  options: options.map(({ price, ...option }) => ({
    ...option,
    ...withoutUndefined({ price: wholeUnits(price) }),
  })),
})

/** The lists of a set whose records have a position in WGS 84. */
interface PlacedLists {
  readonly stages: readonly StageRecord[]
  readonly homes: readonly Placed<SentHome>[]
  readonly premises: readonly Placed<SentPremises>[]
}

/** A change set as it was sent, with the defaults. */
const changeSetOf = (
  { source, optionGroups = [], contacts = [], end = [], replaceStages = [], maxEnded = 10, quiet }: SentSet,
  { stages, homes, premises }: PlacedLists,
  { isKnown }: { readonly isKnown: boolean },
): ChangeSet => ({
  source,
  stages,
  homes: homes.map(homeRecordOf),
  premises: premises.map(premisesRecordOf),
  optionGroups: optionGroups.map(optionGroupRecordOf),
  contacts,
  ended: end,
  replacedStages: replaceStages,
  maxEnded,
  isQuiet: quiet ?? !isKnown,
})

/** A change set as it was sent, and the positions in it that cannot be read. */
export const readSet = async (
  db: Catalogue,
  sent: SentSet,
  { isKnown }: { readonly isKnown: boolean },
): Promise<{ readonly set: ChangeSet; readonly issues: readonly SetIssue[] }> => {
  const { issues, ...placed } = await placeRecords(db, sent)
  return { set: changeSetOf(sent, placed, { isKnown }), issues }
}

/** A record as it was sent, of any kind. */
export const sentRecordOf = (kind: CatalogueKind, record: CatalogueRecord): object => {
  if (kind === 'home') return sentHomeOf(record as HomeRecord)
  if (kind === 'premises') return sentPremisesOf(record as PremisesRecord)
  return kind === 'optionGroup' ? sentGroupOf(record as OptionGroupRecord) : record
}

const listNames = { replacedStages: 'replaceStages' } as const

const fieldOf = ({ list, at, field }: SetIssue): string =>
  [list in listNames ? listNames[list as keyof typeof listNames] : list, at, field]
    .filter((part) => part !== undefined && part !== '')
    .join('.')

export const problemsOf = ({ issues }: ChangeSetRefused): readonly FieldProblem[] =>
  issues.map((issue) => ({ field: fieldOf(issue), key: issue.key }))

/** Names of the fields that are amounts. */
const amounts: readonly string[] = ['price', 'totalPrice', 'monthlyFee', 'financingFee', 'purchaseCosts']

export const sentValue = (value: unknown, field: string): unknown => {
  if (field === 'options' && Array.isArray(value))
    return (value as OptionGroupRecord['options']).map(({ price, ...option }) => ({
      ...option,
      ...withoutUndefined({ price: wholeUnits(price) }),
    }))
  return amounts.includes(field) && isMoney(value) ? wholeUnitsOf(value) : value
}

/** A row in whole units of the currency. */
export const sentRow = (row: ChangedRow) => ({
  ...row,
  changes: row.changes.map(({ field, before, after }) => ({
    field,
    ...withoutUndefined({ before: sentValue(before, field), after: sentValue(after, field) }),
  })),
})

/** The numbers of a change, and its rows. */
export const resultOf = (
  rows: readonly ChangedRow[],
): Answer<ResponseOf<typeof endpoints.changeCatalogue>> => {
  const count = (result: ChangedRow['result']): number => rows.filter((row) => row.result === result).length
  return {
    created: count('created'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    ended: count('ended'),
    waiting: count('waiting'),
    heldBack: rows.filter(({ heldBack, locked }) => heldBack.length > 0 || locked).length,
    rows: rows.map(sentRow),
  }
}

/** Ends the transaction of a preview. */
class OnlyPreview extends Error {
  readonly rows: readonly ChangedRow[]

  constructor(rows: readonly ChangedRow[]) {
    super('A preview changes nothing')
    this.rows = rows
  }
}

export interface CatalogueRecordsOptions {
  readonly db: Kysely<Schema>
  readonly guardsOf: GuardsOf
  readonly noteHeldBack: ChangeCatalogueOptions['noteHeldBack']
  readonly isAllowedAddress?: (address: string) => boolean
  /** Makes this server's search read catalogue changes now. */
  readonly refresh: () => Promise<void>
  readonly now: () => number
  /** Keeps an applied set, in its transaction, so that it can be undone. */
  readonly keepChange?: KeepChange
}

/** Keeps an applied set in the history of the catalogue. */
export type KeepChange = (
  db: Catalogue,
  kept: {
    readonly source: string
    readonly change: CatalogueChange
    readonly keyName: string
    /** Of an edit by staff: why. It is kept although no record changed as its source sends it. */
    readonly reason?: string
  },
) => Promise<void>

/** Applies a set as it was sent, or rolls it back. @throws ChangeSetRefused */
export const applySet = async (
  { db, now, keepChange, ...options }: Omit<CatalogueRecordsOptions, 'refresh'>,
  sent: SentSet,
  { isPreview, keyName }: { readonly isPreview: boolean; readonly keyName: string },
): Promise<readonly ChangedRow[]> => {
  try {
    return await db.transaction().execute(async (trx) => {
      const { set, issues } = await readSet(trx, sent, { isKnown: await isKnownSource(trx, sent.source) })
      const change = await withIssues(issues, () => makeChange(trx, set, { ...options, now: now() }))
      if (isPreview) throw new OnlyPreview(change.rows)
      await keepChange?.(trx, { source: sent.source, change, keyName })
      return change.rows
    })
  } catch (cause) {
    if (cause instanceof OnlyPreview) return cause.rows
    throw cause
  }
}

export const catalogueRecordsRoutes = (app: Hono<AppEnv>, options: CatalogueRecordsOptions): void => {
  const apply = async (sent: SentSet, isPreview: boolean, { keyName }: { readonly keyName: string }) => {
    try {
      const rows = await applySet(options, sent, { isPreview, keyName })
      if (!isPreview) await options.refresh()
      return resultOf(rows)
    } catch (cause) {
      if (cause instanceof ChangeSetRefused)
        throw new Problem('invalidRequest', { errors: problemsOf(cause) })
      throw cause
    }
  }
  bindEndpoint(app, endpoints.changeCatalogue, (sent, context) => apply(sent, false, context))
  bindEndpoint(app, endpoints.previewCatalogue, (sent, context) => apply(sent, true, context))
  bindEndpoint(app, endpoints.listCatalogueRecords, async ({ source, kind, after }) => {
    const { records, next } = await readPage(options.db, { source, kind, after })
    const of = <Record>(wanted: typeof kind): readonly Record[] =>
      kind === wanted ? (records as readonly unknown[] as readonly Record[]) : []
    return {
      stages: records.filter(isStageRecord),
      homes: of<HomeRecord>('home').map(sentHomeOf),
      premises: of<PremisesRecord>('premises').map(sentPremisesOf),
      optionGroups: of<OptionGroupRecord>('optionGroup').map(sentGroupOf),
      contacts: of<ContactRecord>('contact'),
      ...withoutUndefined({ next }),
    }
  })
}
