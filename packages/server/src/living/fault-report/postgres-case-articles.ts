// Articles, and questions with their answers, sanitised as they are read (SEC-24).
import type { SiteDefinition } from '@husrum/domain'
import { organisationOf } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sanitiseHtml } from '../../content/pages/index.ts'
import type { Schema } from '../../platform/database/schema.ts'

export interface StoredArticle {
  readonly id: string
  readonly title: string
  /** Sanitised HTML. */
  readonly text: string
}

export interface StoredFaqItem {
  readonly question: string
  /** Sanitised HTML. */
  readonly answer: string
  readonly description?: string
  readonly videoUrl?: string
  readonly image?: string
  readonly files: readonly { readonly name: string; readonly url: string }[]
}

const isSafeAddress = (url: string): boolean => /^(?:\/(?![/\\])|https:\/\/)[^\s\\]*$/.test(url)

export type CaseArticles = ReturnType<typeof makeCaseArticles>

/** Both in the requested order, without missing ones. */
export const makeCaseArticles = (db: Kysely<Schema>) => {
  const rowsOf = async (ids: readonly string[], site: SiteDefinition) => {
    const wanted = [...new Set(ids)].slice(0, 50)
    if (wanted.length === 0) return []
    const rows = await db
      .selectFrom('case_articles')
      .selectAll()
      .where('organisation', '=', organisationOf(site))
      .where('id', 'in', wanted)
      .execute()
    return wanted.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  }
  return {
    articles: async (ids: readonly string[], site: SiteDefinition): Promise<readonly StoredArticle[]> =>
      (await rowsOf(ids, site)).map(({ id, title, text }) => ({ id, title, text: sanitiseHtml(text) })),

    faq: async (ids: readonly string[], site: SiteDefinition): Promise<readonly StoredFaqItem[]> =>
      (await rowsOf(ids, site)).map(({ title, text, description, video_url, image, files }) => ({
        question: title,
        answer: sanitiseHtml(text),
        ...(description !== '' && { description }),
        ...(isSafeAddress(video_url) && { videoUrl: video_url }),
        ...(isSafeAddress(image) && { image }),
        files: files.filter(({ url }) => isSafeAddress(url)),
      })),
  }
}
