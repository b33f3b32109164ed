// The tables of the catalogue's history, with their rules.
import { sql } from 'kysely'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import { deletedWith } from '../../platform/modules/subject-declaration.ts'

export const catalogueImportsDeclaration: SubjectDeclaration = {
  subject: 'imports',
  tables: {
    catalogue_sources: { retention: 'publicContent' },
    catalogue_imports: {
      retention: [
        {
          name: 'imports not applied',
          what: 'Imports of the catalogue that were compared and not applied',
          by: 'retention',
          after: 'the import was sent',
          since: sql`created_at`,
          term: { days: 30 },
          of: sql`state in ('checked', 'stale')`,
          because: ['minimal'],
        },
        {
          what: 'Imports of the catalogue, with their reports and what was there before',
          by: 'retention',
          after: 'the import was sent',
          since: sql`created_at`,
          term: { years: 1 },
          because: ['minimal'],
        },
      ],
      columnTypes: {
        origin: "'file' | 'changes' | 'undo' | 'edit' | 'pull'",
        state: "'refused' | 'checked' | 'stale' | 'applying' | 'applied' | 'partly' | 'failed'",
      },
    },
    catalogue_import_parts: {
      retention: deletedWith('catalogue_imports'),
      columnTypes: { state: "'waiting' | 'applied' | 'refused'" },
    },
  },
}
