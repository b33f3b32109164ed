// The tables of status, with their rules.
import type { SubjectDeclaration } from '../modules/subject-declaration.ts'

export const statusDeclaration: SubjectDeclaration = {
  subject: 'status',
  tables: {
    servers: {
      retention: 'counts',
    },
  },
}
