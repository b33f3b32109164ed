// Reads the overview of My Pages in one database query; if that fails, each part by itself.
import type { MyPagesOverview, OverviewFact, OverviewPartName, PermissionVerdict } from '@husrum/domain'
import { hasConsentFor, mayDo, overviewOf } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Logger } from 'pino'
import type { ResidenceService } from '../../catalogue/search/index.ts'
import { outageOf } from '../../platform/database/database-outage.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { bookingsPart, membershipsPart, notificationsPart, placesPart } from './booking-parts.ts'
import { errandFigures, errandsPart } from './errand-parts.ts'
import { favouritesPart, searchesPart } from './list-parts.ts'
import { newsPart, showingsPart } from './news-parts.ts'
import type { Looking, OverviewPart } from './overview-part.ts'
import { choicesPart, documentsPart, paymentsPart } from './own-home-parts.ts'
import { residencesPart } from './residence-parts.ts'

/** Modules add their part of the overview here. */
const parts: readonly OverviewPart[] = [
  bookingsPart,
  placesPart,
  errandsPart,
  membershipsPart,
  notificationsPart,
  residencesPart,
  choicesPart,
  documentsPart,
  paymentsPart,
  showingsPart,
  newsPart,
  favouritesPart,
]

export interface OverviewRead extends MyPagesOverview {
  readonly hasErrands: boolean
  readonly board?: { readonly open: number; readonly late: number }
  readonly isIdentityMissing: boolean
  readonly failed: readonly OverviewPartName[]
}

/** Verdicts that permit a part, for the caller's own data. `join` is for callers without membership. */
const shown: readonly PermissionVerdict[] = ['yes', 'own', 'ownApartment', 'ownAssociation', 'join']

type Rows = Readonly<Partial<Record<OverviewPartName, readonly unknown[]>>>
interface Figures {
  readonly all: number
  readonly open: number
  readonly late: number
}

/** The rows that were read, and the parts that failed. */
interface Read {
  readonly rows: Rows
  readonly figures: Figures | undefined
  readonly failed: readonly OverviewPartName[]
}

const figuresName = 'figures'

/** For PostgreSQL only: a connection prepares each statement once. */
const readRows = async (
  db: Kysely<Schema>,
  who: Looking,
  asked: readonly OverviewPart[],
): Promise<{ readonly rows: Rows; readonly figures: Figures | undefined }> => {
  const mayErrands = asked.some(({ name }) => name === 'errands')
  const columns = asked.flatMap((part) => {
    const query = part.ask(db, who)
    return query ? [jsonArrayFrom(query).as(part.name)] : []
  })
  if (columns.length === 0) return { rows: {}, figures: undefined }
  const figures =
    mayErrands && who.site.features.caseManagement
      ? [jsonObjectFrom(errandFigures(db, who)).as(figuresName)]
      : []
  const row = (await db.selectNoFrom([...columns, ...figures]).executeTakeFirstOrThrow()) as Record<
    string,
    unknown
  >
  const { [figuresName]: counted, ...rows } = row
  return { rows: rows as Rows, figures: (counted ?? undefined) as Figures | undefined }
}

export interface OverviewOptions {
  readonly db: Kysely<Schema>
  readonly log: Pick<Logger, 'error'>
  readonly now: () => number
  readonly residences: Pick<ResidenceService, 'homesByIds' | 'tagsByUrl'>
  /** The parts of all modules if absent. */
  readonly parts?: readonly OverviewPart[]
}

export const makeReadOverview = ({
  db,
  log,
  now,
  residences,
  parts: all = [...parts, searchesPart(residences)],
}: OverviewOptions) => {
  const readAll = async (who: Looking, asked: readonly OverviewPart[]): Promise<Read> => {
    try {
      return { ...(await readRows(db, who, asked)), failed: [] }
    } catch (cause) {
      // An unreachable database is unreachable for every part.
      if (outageOf(cause) === 'away' || asked.length < 2) throw cause
      log.error({ reason: String(cause) }, 'The overview query failed; each part is read separately')
    }
    const each = await Promise.all(
      asked.map((part) =>
        readRows(db, who, [part]).catch((cause: unknown) => {
          log.error({ part: part.name, reason: String(cause) }, 'The query for a part of the overview failed')
          return undefined
        }),
      ),
    )
    const failed = asked.filter((_, at) => each[at] === undefined).map(({ name }) => name)
    if (failed.length === asked.length) throw new Problem('serviceUnavailable')
    return {
      rows: Object.assign({}, ...each.map((read) => read?.rows)) as Rows,
      figures: each.find((read) => read?.figures)?.figures,
      failed,
    }
  }

  /** A row that cannot be converted makes only its own part fail. */
  const factsOf = async (
    part: OverviewPart,
    { rows }: Read,
    who: Looking,
  ): Promise<readonly OverviewFact[] | undefined> => {
    try {
      return (await Promise.all((rows[part.name] ?? []).map((row) => part.facts(row, who)))).flat()
    } catch (cause) {
      log.error({ part: part.name, reason: String(cause) }, 'A part of the overview could not be read')
      return undefined
    }
  }

  return async ({ caller, site }: Pick<Visitor, 'caller' | 'site'>): Promise<OverviewRead> => {
    const { session, user, principal } = signedInOf(caller)
    if (!site.routes.myPages || !site.features.login) throw new Problem('notFound')
    const person = await user()
    if (!person.association && !hasConsentFor(person, site))
      throw new Problem('forbidden', { errors: [{ field: 'consent', key: 'consentMissing' }] })
    const kind = await principal()
    const who: Looking = {
      accountId: session.accountId,
      associationId: session.associationId,
      site,
      now: now(),
    }
    const asked = all.filter(({ operation }) => shown.includes(mayDo(kind, operation)))
    const read: Read =
      asked.length === 0 ? { rows: {}, figures: undefined, failed: [] } : await readAll(who, asked)
    const facts = await Promise.all(
      asked.map(async (part) => [part.name, await factsOf(part, read, who)] as const),
    )
    const { figures } = read
    return {
      ...overviewOf(
        facts.flatMap(([, found]) => found ?? []),
        { site, now: who.now },
      ),
      hasErrands: (figures?.all ?? 0) > 0,
      ...(session.associationId !== undefined &&
        figures && { board: { open: figures.open, late: figures.late } }),
      isIdentityMissing: kind === 'privateWithoutIdentity',
      failed: [...read.failed, ...facts.flatMap(([name, found]) => (found ? [] : [name]))],
    }
  }
}
