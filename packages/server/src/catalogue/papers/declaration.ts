// The table of the company's PDF papers, with its rules.
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'

export const cataloguePapersDeclaration: SubjectDeclaration = {
  subject: 'papers',
  tables: {
    catalogue_papers: {
      retention: 'publicContent',
      columnTypes: {
        kind: 'HomePaperKind',
        subject: 'CatalogueKind',
        titles: 'Partial<Record<Locale, string>>',
        visibility: 'PaperVisibility',
      },
    },
  },
}
