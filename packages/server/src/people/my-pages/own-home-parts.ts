// Tasks of residents for their homes, in the overview: payments, signatures and choices.
import type { Money } from '@husrum/domain'
import { dayIn } from '@husrum/domain'
import { sql } from 'kysely'
import { overviewPart } from './overview-part.ts'

/** Open payments of their homes that have a due date. */
export const paymentsPart = overviewPart({
  name: 'payments',
  operation: 'myResidence',
  ask: (db, { accountId, site }) =>
    db
      .selectFrom('residence_payments')
      .innerJoin('residences', 'residences.id', 'residence_payments.residence_id')
      .innerJoin('residence_people', 'residence_people.residence_id', 'residences.id')
      .select(['residence_payments.id', 'residence_payments.kind'])
      .select(['residence_payments.amount', 'residence_payments.due_on'])
      .select('residences.home')
      .where('residence_people.account_id', '=', accountId)
      .where('residences.site', '=', site.key)
      .where('residences.left_on', 'is', null)
      .where('residence_payments.status', '=', 'open')
      .where('residence_payments.due_on', 'is not', null)
      .orderBy('residence_payments.due_on')
      .limit(50),
  facts: ({ id, kind: part, amount, due_on: day, home }) =>
    day === null ? [] : [{ kind: 'due', id, home: home.name, part, amount: Number(amount) as Money, day }],
})

/** Documents of their homes that wait for their own signature, without those of homes that are sold on. */
export const documentsPart = overviewPart({
  name: 'documents',
  operation: 'myResidence',
  ask: (db, { accountId, site }) =>
    db
      .selectFrom('residence_document_signers')
      .innerJoin('residence_documents', 'residence_documents.id', 'residence_document_signers.document_id')
      .innerJoin('residences', 'residences.id', 'residence_documents.residence_id')
      .select(['residence_documents.id', 'residence_documents.title', 'residence_documents.sign_by'])
      .select('residences.home')
      .where('residence_document_signers.account_id', '=', accountId)
      .where('residence_document_signers.signed_at', 'is', null)
      .where('residences.site', '=', site.key)
      .where('residences.left_on', 'is', null)
      .where('residences.is_succession', '=', false)
      .orderBy('residence_documents.made_at', 'desc')
      .limit(20),
  facts: ({ id, title, sign_by: lastDay, home }) => [
    { kind: 'document', id, home: home.name, title, ...(lastDay !== null && { lastDay }) },
  ],
})

/** Homes whose interior can be selected and whose selection is not confirmed, with the day on which the first group closes. */
export const choicesPart = overviewPart({
  name: 'choices',
  operation: 'myResidence',
  ask: (db, { accountId, site, now }) =>
    db
      .selectFrom('residences')
      .innerJoin('residence_people', 'residence_people.residence_id', 'residences.id')
      .innerJoin('option_groups', 'option_groups.stage_id', 'residences.stage_id')
      .select(['residences.id', 'residences.home'])
      .select(({ fn }) => fn.min('option_groups.last_day').as('last_day'))
      .where('residence_people.account_id', '=', accountId)
      .where('residences.site', '=', site.key)
      .where('residences.left_on', 'is', null)
      .where('option_groups.is_withdrawn', '=', false)
      .where('option_groups.last_day', '>=', dayIn(now, site.country))
      // After the handover of the keys the interior is final.
      .where(
        sql<boolean>`coalesce((select coalesce(latest, earliest) from residence_days
          where residence_days.residence_id = residences.id and kind = 'moveIn' order by residence_days.id desc limit 1),
          residences.completed_on, 'infinity') > ${dayIn(now, site.country)}::date`,
      )
      .where(
        sql<boolean>`(select source <> 'estimate' and earliest <= ${dayIn(now, site.country)}::date from residence_days
          where residence_days.residence_id = residences.id and kind = 'interior' order by residence_days.id desc limit 1)`,
      )
      .where(
        sql<boolean>`not exists (select 1 from interior_orders left join interior_choices using (residence_id)
          where interior_orders.residence_id = residences.id
          and (interior_choices.changed_at is null or interior_choices.changed_at <= interior_orders.ordered_at))`,
      )
      .groupBy(['residences.id', 'residences.home'])
      .limit(20),
  facts: ({ id, home, last_day: lastDay }) => [
    { kind: 'choice', id, home: home.name, ...(lastDay && { lastDay }) },
  ],
})
