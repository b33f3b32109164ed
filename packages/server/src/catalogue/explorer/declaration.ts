// The tables of explorer, with their rules.
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'

export const explorerDeclaration: SubjectDeclaration = {
  subject: 'explorer',
  tables: {
    explorer_data: {
      retention: 'publicContent',
    },
    explorer_pictures: {
      retention: 'publicContent',
    },
  },
}
