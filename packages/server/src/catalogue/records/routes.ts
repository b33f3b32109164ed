// Other systems send the company's stages and homes; no browser calls these endpoints.
import type { Answer, RequestOf, ResponseOf } from '@husrum/contract'
import { endpoints } from '@husrum/contract'
import type { HomeRecord, Money } from '@husrum/domain'
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
import { ChangeSetRefused } from './change-set.ts'
import { isKnownSource, readPage } from './stored-records.ts'

type SentSet = RequestOf<typeof endpoints.changeCatalogue>
type SentHome = NonNullable<SentSet['homes']>[number]

/** Amounts in whole units of the currency become `Money`. */
export const homeRecordOf = ({
  price,
  totalPrice,
  monthlyFee,
  financingFee,
  purchaseCosts,
  ...facts
}: SentHome): HomeRecord => ({
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
export const sentHomeOf = ({
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

/** A change set as it was sent, with the defaults. */
export const changeSetOf = (
  { source, stages = [], homes = [], end = [], replaceStages = [], maxEnded = 10, quiet }: SentSet,
  { isKnown }: { readonly isKnown: boolean },
): ChangeSet => ({
  source,
  stages,
  homes: homes.map(homeRecordOf),
  ended: end,
  replacedStages: replaceStages,
  maxEnded,
  isQuiet: quiet ?? !isKnown,
})

const listNames = { replacedStages: 'replaceStages' } as const

const fieldOf = ({ list, at, field }: SetIssue): string =>
  [list in listNames ? listNames[list as keyof typeof listNames] : list, at, field]
    .filter((part) => part !== undefined && part !== '')
    .join('.')

const problemsOf = ({ issues }: ChangeSetRefused): readonly FieldProblem[] =>
  issues.map((issue) => ({ field: fieldOf(issue), key: issue.key }))

/** Names of the fields that are amounts. */
const amounts: readonly string[] = ['price', 'totalPrice', 'monthlyFee', 'financingFee', 'purchaseCosts']

const sentValue = (value: unknown, field: string): unknown =>
  amounts.includes(field) && isMoney(value) ? wholeUnitsOf(value) : value

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
    heldBack: rows.filter(({ heldBack }) => heldBack.length > 0).length,
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
  /** Makes this server's search read catalogue changes now. */
  readonly refresh: () => Promise<void>
  readonly now: () => number
  /** Keeps an applied set, in its transaction, so that it can be undone. */
  readonly keepChange?: KeepChange
}

/** Keeps an applied set in the history of the catalogue. */
export type KeepChange = (
  db: Catalogue,
  kept: { readonly source: string; readonly change: CatalogueChange; readonly keyName: string },
) => Promise<void>

/** Applies a set as it was sent, or rolls it back. @throws ChangeSetRefused */
export const applySet = async (
  { db, guardsOf, noteHeldBack, now, keepChange }: Omit<CatalogueRecordsOptions, 'refresh'>,
  sent: SentSet,
  { isPreview, keyName }: { readonly isPreview: boolean; readonly keyName: string },
): Promise<readonly ChangedRow[]> => {
  try {
    return await db.transaction().execute(async (trx) => {
      const set = changeSetOf(sent, { isKnown: await isKnownSource(trx, sent.source) })
      const change = await makeChange(trx, set, { now: now(), guardsOf, noteHeldBack })
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
    return {
      stages: records.flatMap((record) => ('stage' in record ? [] : [record])),
      homes: records.flatMap((record) => ('stage' in record ? [sentHomeOf(record)] : [])),
      ...withoutUndefined({ next }),
    }
  })
}
