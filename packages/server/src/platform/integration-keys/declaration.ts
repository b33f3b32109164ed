// The tables of integration keys, with their rules.
import type { SubjectDeclaration } from '../modules/subject-declaration.ts'

export const integrationKeysDeclaration: SubjectDeclaration = {
  subject: 'integration-keys',
  tables: {
    integration_keys: {
      retention: 'integrationKeys',
    },
  },
}
