// The events that other systems have been told in a test: each by its schema, and without what people typed.
import type { EventDto, EventType } from '@husrum/contract'
import { eventSchemaOf, z } from '@husrum/contract'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Schema } from '../platform/database/schema.ts'
import { makeEventFeed } from '../platform/events/event-feed.ts'
import { declarations } from '../subjects.ts'

const readAll = async (db: Kysely<Schema>): Promise<readonly EventDto[]> => {
  const feed = makeEventFeed(db)
  const events: EventDto[] = []
  for (let after = 0, hasMore = true; hasMore; ) {
    const page = await feed.read({ after, limit: 500 })
    if (page === 'expired') throw new Error('The feed has a gap')
    events.push(...page.events)
    after = page.next
    hasMore = page.hasMore
  }
  return events
}

/** Columns with what people typed, or how to reach them. */
const isPersonal = (column: string): boolean =>
  /name|mail|phone|address|city|postal|text|description|message|subject|quote|note|contact|problem|info/.test(
    column,
  ) && !/_(?:id|key|at|hash|lookup)$/.test(column)

/** Every text in such columns of tables that belong to a person. */
const personalTexts = async (db: Kysely<Schema>): Promise<ReadonlySet<string>> => {
  const texts = new Set<string>()
  for (const { tables } of declarations)
    for (const [table, { person }] of Object.entries(tables)) {
      if (typeof person !== 'object') continue
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)
      for (const row of rows)
        for (const [column, value] of Object.entries(row))
          if (isPersonal(column) && typeof value === 'string' && value.length > 3) texts.add(value)
    }
  return texts
}

const isIdOrWord = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && /^[\w.:-]{1,60}$/.test(value))

/** The types of all events, after a check of each. */
export const toldEvents = async (db: Kysely<Schema>): Promise<readonly EventType[]> => {
  const events = await readAll(db)
  const texts = await personalTexts(db)
  for (const event of events) {
    const { type, subject, data } = event
    const schema = eventSchemaOf(type)
    const strict = z.strictObject({
      ...schema.def.shape,
      data: z.strictObject(schema.def.shape.data.def.shape),
    })
    expect([type, z.safeParse(strict, event).error?.issues]).toEqual([type, undefined])
    const values = [...Object.values(data), ...subject.split('/')]
    expect([type, values.filter((value) => !isIdOrWord(value))]).toEqual([type, []])
    expect([type, values.filter((value) => texts.has(String(value)))]).toEqual([type, []])
  }
  return [...new Set(events.map(({ type }) => type))]
}
