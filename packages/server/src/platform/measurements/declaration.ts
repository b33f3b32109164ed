// The tables of measurements, with their rules.
import type { SubjectDeclaration } from '../modules/subject-declaration.ts'

export const measurementsDeclaration: SubjectDeclaration = {
  subject: 'measurements',
  tables: {
    measurements: {
      retention: 'counts',
    },
  },
}
