// The tables of render, with their rules.
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'

export const renderDeclaration: SubjectDeclaration = {
  subject: 'render',
  tables: {
    web_assets: {
      retention: 'publicContent',
    },
  },
}
