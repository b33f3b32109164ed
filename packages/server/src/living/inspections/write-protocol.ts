// The protocol of a closed inspection: the appointment, and every remark.
import type { ResidenceDocumentKind } from '@husrum/domain'
import { dayIn, formatDate, formatDateTime, siteByKey, wallClockOf } from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Block, WrittenDocument } from '../../buying/documents/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { inspectionWords } from './inspection-words.ts'
import { protocolTexts } from './protocol-texts.ts'

/** Undefined if the inspection does not exist, or its protocol is still open. */
export const writeProtocol = async (
  db: Kysely<Schema>,
  inspectionId: string,
): Promise<WrittenDocument<ResidenceDocumentKind> | undefined> => {
  const found = await db
    .selectFrom('inspections')
    .innerJoin('residences', 'residences.id', 'inspections.residence_id')
    .selectAll('inspections')
    .select(['residences.site', 'residences.home'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('inspection_remarks as remarks')
          .innerJoin('cases', 'cases.id', 'remarks.case_id')
          .select([
            'remarks.number',
            'remarks.room',
            'remarks.text',
            'remarks.added_by',
            'remarks.dispute',
            'cases.handler_name',
            'cases.done_by',
          ])
          .select(
            sql<number>`(select count(*)::int from case_files where case_files.case_id = remarks.case_id
              and message_id is null)`.as('photos'),
          )
          .whereRef('remarks.inspection_id', '=', 'inspections.id')
          .orderBy('number'),
      ).as('remarks'),
    )
    .where('inspections.id', '=', inspectionId)
    .executeTakeFirst()
  if (!found || found.closed_at === null) return undefined
  const { home, remarks, kind, place, inspector, starts_at: startsAt, closed_at: closedAt } = found
  const site = siteByKey(found.site)
  const { country, locale, formats } = site
  const words = protocolTexts[locale]
  const moment = (at: string): string =>
    formatDateTime(wallClockOf(new Date(at).toISOString(), country) ?? Number.NaN, formats)
  const remarkOf = (remark: (typeof remarks)[number]): readonly Block[] => {
    const rows = [
      [words.remark, remark.text],
      [words.notedBy, remark.added_by === 'buyer' ? words.buyer : inspector],
      [words.responsible, remark.handler_name ?? ''],
      [
        words.due,
        remark.done_by === null ? '' : formatDate(dayIn(Date.parse(remark.done_by), country), formats),
      ],
      [words.dispute, remark.dispute ?? ''],
      [words.photos, remark.photos === 0 ? '' : String(remark.photos)],
    ] as const
    return [
      { kind: 'heading', text: `${remark.number}. ${remark.room}` },
      { kind: 'facts', rows: rows.filter(([, value]) => value !== '') },
    ]
  }
  return {
    id: 'inspectionProtocol',
    title: words.title(
      inspectionWords[country === 'SE' && locale === 'en' ? 'SE-en' : country][kind].toLowerCase(),
    ),
    language: locale,
    subtitle: `${site.name} · ${home.name}`,
    blocks: [
      {
        kind: 'facts',
        rows: [
          [words.home, home.name],
          [words.address, home.address],
          [words.when, moment(startsAt)],
          [words.place, place],
          [words.inspector, inspector],
          [words.closed, moment(closedAt)],
        ],
      },
      { kind: 'heading', text: words.remarks },
      ...(remarks.length === 0
        ? [{ kind: 'paragraph' as const, text: words.noRemarks }]
        : remarks.flatMap(remarkOf)),
      { kind: 'paragraph', text: words.note },
    ],
    footer: words.page,
  }
}
