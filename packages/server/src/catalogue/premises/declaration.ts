// The tables of premises, with their rules.
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'

export const premisesDeclaration: SubjectDeclaration = {
  subject: 'premises',
  tables: {
    premises: {
      retention: 'publicContent',
      columnTypes: { details: 'PremisesDetails', places: 'PlacesOfPremises' },
    },
    former_premises: {
      retention: 'publicContent',
    },
  },
}
