// The tables of the company's catalogue records, with their rules.
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'

export const catalogueRecordsDeclaration: SubjectDeclaration = {
  subject: 'records',
  tables: {
    catalogue_records: {
      retention: 'publicContent',
      columnTypes: { record: 'CatalogueRecord', kind: 'CatalogueKind' },
    },
    catalogue_field_locks: {
      retention: 'publicContent',
      columnTypes: { kind: 'CatalogueKind' },
    },
  },
}
