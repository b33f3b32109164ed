// The tables of fault report, with their rules.
import type { SiteDefinition } from '@husrum/domain'
import { caseDraftLifetime } from '@husrum/domain'
import { sql } from 'kysely'
import { byAccount } from '../../platform/modules/personal-data.ts'
import type { KeyedRow } from '../../platform/modules/sealed-column.ts'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import { deletedWith } from '../../platform/modules/subject-declaration.ts'
import { contextOfDraft } from './postgres-case-drafts.ts'

const id = (row: KeyedRow): string => row.id ?? ''

export const faultReportDeclaration: SubjectDeclaration = {
  subject: 'fault-report',
  tables: {
    case_reports: {
      retention: deletedWith('cases'),
      person: { category: 'errands', of: byAccount('account_id'), fate: 'goes' },
      sealed: {
        'reports of faults': {
          purpose: 'case-report',
          column: 'sealed',
          key: ['case_id'],
          contextOf: ({ case_id = '' }) => case_id,
        },
      },
    },
    case_drafts: {
      retention: [
        {
          name: 'drafts of errands',
          what: 'Drafts of reports, with files',
          by: 'sweep',
          sweep: 'case drafts',
          after: `${caseDraftLifetime.value} hours after they were last changed`,
          since: sql`expires_at`,
          term: {},
          because: ['minimal'],
        },
      ],
      person: { category: 'errands', of: byAccount('account_id'), fate: 'goes' },
      sealed: {
        'drafts of reports': {
          purpose: 'case-draft',
          column: 'sealed',
          key: ['id'],
          facts: ['account_id', 'site_id'],
          contextOf: ({ account_id = '', site_id, ...row }) =>
            contextOfDraft(id(row), account_id, { siteId: Number(site_id) as SiteDefinition['siteId'] }),
        },
      },
      columnTypes: { case_type: 'CaseType' },
    },
    case_submissions: {
      retention: [
        {
          name: 'sent errands',
          what: 'Idempotency keys of reports',
          by: 'sweep',
          sweep: 'case drafts',
          after: 'it was sent',
          since: sql`created_at`,
          term: { days: 1 },
          because: ['service'],
        },
      ],
      person: { category: 'errands', of: byAccount('account_id'), fate: 'goes' },
      columnTypes: { case_type: 'CaseType' },
    },
    case_articles: {
      retention: 'publicContent',
      columnTypes: {
        organisation: 'AccountOrganisation',
        files: 'readonly { readonly name: string; readonly url: string }[]',
      },
    },
    case_assets: {
      retention: 'publicContent',
    },
    case_places: {
      retention: 'publicContent',
      columnTypes: { kind: "CaseBuildingType | 'home'", organisation: 'AccountOrganisation' },
    },
    case_rooms: {
      retention: 'publicContent',
    },
    case_vendor_ids: {
      retention: 'publicContent',
      columnTypes: {
        name: "'otherApartmentPlace' | 'otherApartmentProperty' | 'otherApartmentObjectType' | 'skippedObjectType'",
        organisation: 'AccountOrganisation',
      },
    },
    association_facts: {
      retention: 'associations',
    },
  },
  beforeDeletion: {
    cases: async (trx, ids) => {
      await trx.deleteFrom('case_reports').where('case_id', 'in', ids).execute()
    },
  },
}
