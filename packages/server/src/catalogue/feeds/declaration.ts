// The table of the files that servers fetch, with its rules.
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import { feedLetters } from './letters.ts'

export const catalogueFeedsDeclaration: SubjectDeclaration = {
  subject: 'feeds',
  letters: feedLetters,
  tables: { catalogue_feeds: { retention: 'publicContent' } },
}
