// The content's tables as Kysely sees them, and how they are made.
import type { ColumnType, Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { FrameFile, PageFile } from './content-file.ts'

/** Written as JSON text, read as the thing itself: both drivers parse `jsonb`. */
type Json<Value> = ColumnType<Value, string, string>

export interface ContentPagesTable {
  site_id: number
  /** With slashes at both ends. */
  path: string
  /** Pages of several sites with one key are translations of each other. */
  page_key: string | null
  details: Json<PageFile>
}

export interface ContentFramesTable {
  site_id: number
  details: Json<FrameFile>
}

/** One row: how often the content has changed, and from which files it came. */
export interface ContentStateTable {
  only_row: boolean
  revision: number
  fingerprint: string
}

export interface ContentRedirectsTable {
  site_id: number
  /** With slashes at both ends. */
  path: string
  target: string
  permanent: boolean
}

export interface ContentTables {
  content_pages: ContentPagesTable
  content_frames: ContentFramesTable
  content_redirects: ContentRedirectsTable
  content_state: ContentStateTable
}

const statements = [
  sql`create table content_pages (
    site_id integer not null,
    path text not null,
    page_key text,
    details jsonb not null,
    primary key (site_id, path)
  )`,
  sql`create table content_frames (site_id integer primary key, details jsonb not null)`,
  sql`create table content_state (
    only_row boolean primary key default true check (only_row),
    revision integer not null,
    fingerprint text not null
  )`,
  sql`insert into content_state (revision, fingerprint) values (0, '')`,
]

export const contentMigration: Migration = {
  up: async (db: Kysely<never>) => {
    for (const statement of statements) await statement.execute(db)
  },
  down: async (db: Kysely<never>) => {
    await sql`drop table content_pages, content_frames, content_state`.execute(db)
  },
}

export const redirectsMigration: Migration = {
  up: async (db: Kysely<never>) => {
    await sql`create table content_redirects (
      site_id integer not null,
      path text not null,
      target text not null,
      permanent boolean not null,
      primary key (site_id, path)
    )`.execute(db)
  },
  down: async (db: Kysely<never>) => {
    await sql`drop table content_redirects`.execute(db)
  },
}
