// The company's own texts of papers in the database. A version never changes, so that a paper can always be written again.
import type { DisposalForm, Locale, PaperKind, PaperSources, SiteDefinition } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Template } from '../paper-texts/index.ts'
import { parseTemplate } from '../paper-texts/index.ts'
import type { Templates } from './write-document.ts'

type Db = Kysely<Schema>

/** What a text is for. */
export interface TemplatePlace {
  readonly siteId: number
  readonly kind: PaperKind
  readonly language: Locale
  /** Absent: every form of disposal that has no text of its own. */
  readonly tenure?: DisposalForm | undefined
}

export interface SentTemplate extends TemplatePlace {
  /** Absent: the built-in text applies again. */
  readonly text?: string | undefined
}

export interface StoredTemplate extends TemplatePlace {
  readonly id: string
  readonly version: number
  /** Epoch milliseconds. */
  readonly storedAt: number
  /** Name of the key. */
  readonly storedBy: string
  readonly isEnded: boolean
  /** Bookings that began with it. */
  readonly bookings: number
}

export type StoreResult = 'created' | 'changed' | 'unchanged' | 'ended'

export interface TemplateStore {
  /** The texts that a booking began with. */
  of(
    db: Db,
    booking: { readonly paperSources?: PaperSources; readonly site: SiteDefinition },
  ): Promise<Templates>
  /** Stores a new version for each text that differs from the newest one. In the caller's transaction. */
  store(
    trx: Db,
    sent: readonly SentTemplate[],
    by: { readonly name: string; readonly now: number },
  ): Promise<readonly { readonly version: number; readonly result: StoreResult }[]>
  /** All versions of a site, the newest first. */
  list(db: Db, siteId: number): Promise<readonly StoredTemplate[]>
  /** Undefined if there is no such version, or if it ended the text. */
  read(db: Db, id: string): Promise<string | undefined>
  /** The text that a booking would begin with. */
  current(db: Db, place: TemplatePlace): Promise<string | undefined>
}

/** Parsed texts in memory; they are small, and a company has few. */
const maxRemembered = 200

export const makeTemplateStore = (): TemplateStore => {
  const remembered = new Map<string, Template>()

  const parsed = async (db: Db, ids: readonly string[]): Promise<void> => {
    const missing = ids.filter((id) => !remembered.has(id))
    if (missing.length === 0) return
    const rows = await db
      .selectFrom('paper_templates')
      .select(['id', 'text'])
      .where('id', '=', sql<string>`any(${missing}::uuid[])`)
      .execute()
    if (remembered.size + rows.length > maxRemembered) remembered.clear()
    for (const { id, text } of rows) remembered.set(id, parseTemplate(text ?? '').template)
  }

  const latest = (db: Db, { siteId, kind, language, tenure = '' as DisposalForm }: TemplatePlace) =>
    db
      .selectFrom('paper_templates')
      .select(['version', 'text'])
      .where('site_id', '=', siteId)
      .where('kind', '=', kind)
      .where('language', '=', language)
      .where('tenure', '=', tenure)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()

  return {
    of: async (db, { paperSources }) => {
      const named = Object.entries(paperSources?.templates ?? {}) as [`${PaperKind}.${Locale}`, string][]
      if (named.length === 0) return new Map()
      const ids = named.map(([, id]) => id)
      await parsed(db, ids)
      return new Map(
        named.map(([key, id]) => {
          const template = remembered.get(id)
          // Writing the built-in text instead would be another agreement.
          if (!template) throw new Error(`The text ${id} of a booking's papers does not exist`)
          return [key, template] as const
        }),
      )
    },
    store: async (trx, sent, { name, now }) => {
      await sql`lock table paper_templates in share row exclusive mode`.execute(trx)
      const results = []
      for (const template of sent) {
        const { siteId, kind, language, tenure, text } = template
        const before = await latest(trx, template)
        if ((before?.text ?? null) === (text ?? null)) {
          results.push({ version: before?.version ?? 0, result: 'unchanged' as const })
          continue
        }
        const version = (before?.version ?? 0) + 1
        await trx
          .insertInto('paper_templates')
          .values({
            site_id: siteId,
            kind,
            language,
            tenure: tenure ?? '',
            version,
            text: text ?? null,
            stored_by: name,
            stored_at: new Date(now).toISOString(),
          })
          .execute()
        const result = text === undefined ? 'ended' : before?.text == null ? 'created' : 'changed'
        results.push({ version, result } as const)
      }
      return results
    },
    list: async (db, siteId) => {
      const rows = await db
        .selectFrom('paper_templates')
        .select((eb) => [
          'id',
          'kind',
          'language',
          'tenure',
          'version',
          'stored_at',
          'stored_by',
          eb('text', 'is', null).as('is_ended'),
          sql<number>`(select count(*)::int from bookings
            where bookings.paper_sources -> 'templates' ->> (paper_templates.kind || '.' || paper_templates.language)
              = paper_templates.id::text)`.as('bookings'),
        ])
        .where('site_id', '=', siteId)
        .orderBy('kind')
        .orderBy('language')
        .orderBy('tenure')
        .orderBy('version', 'desc')
        .execute()
      return rows.map(({ tenure, stored_at, stored_by, is_ended, ...row }) => ({
        ...row,
        siteId,
        ...(tenure !== '' && { tenure: tenure as DisposalForm }),
        storedAt: Date.parse(stored_at),
        storedBy: stored_by,
        isEnded: Boolean(is_ended),
      }))
    },
    read: async (db, id) => {
      const row = await db
        .selectFrom('paper_templates')
        .select('text')
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.text ?? undefined
    },
    current: async (db, place) =>
      ((place.tenure && (await latest(db, place))?.text) ||
        (await latest(db, { ...place, tenure: undefined }))?.text) ??
      undefined,
  }
}
