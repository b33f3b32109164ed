// The tables of search, with their rules.
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'

export const searchDeclaration: SubjectDeclaration = {
  subject: 'search',
  tables: {
    homes: {
      retention: 'publicContent',
      columnTypes: { details: 'HomeDetails' },
    },
    home_search: {
      retention: 'publicContent',
    },
    home_changes: {
      retention: 'publicContent',
      columnTypes: { after: 'HomeChange', before: 'HomeChange', changed_by: "StatusChanger | 'catalogue'" },
    },
    home_changes_due: {
      retention: 'publicContent',
    },
    former_homes: {
      retention: 'publicContent',
    },
    former_stages: {
      retention: 'publicContent',
    },
    stages: {
      retention: 'publicContent',
      columnTypes: { details: 'StageDetails' },
    },
    tags: {
      retention: 'publicContent',
      columnTypes: { details: 'Tag', kind: 'TagKind' },
    },
    catalogue_columns: {
      retention: 'publicContent',
    },
    catalogue_state: {
      retention: 'publicContent',
    },
  },
}
