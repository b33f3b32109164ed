// The tables of pages, with their rules.
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import { pageLetters } from './letters.ts'

export const pagesDeclaration: SubjectDeclaration = {
  subject: 'pages',
  letters: pageLetters,
  tables: {
    content_frames: {
      retention: 'publicContent',
    },
    content_pages: {
      retention: 'publicContent',
    },
    content_redirects: {
      retention: 'publicContent',
    },
    content_state: {
      retention: 'publicContent',
    },
    content_stories: {
      retention: 'publicContent',
    },
    content_versions: {
      retention: 'publicContent',
    },
  },
}
