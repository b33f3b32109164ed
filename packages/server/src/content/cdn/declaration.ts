// The tables of cdn, with their rules.
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'

export const cdnDeclaration: SubjectDeclaration = {
  subject: 'cdn',
  tables: {
    page_purges: {
      retention: 'counts',
    },
  },
}
