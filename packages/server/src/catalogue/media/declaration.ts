// The tables of pictures, with their rules.
import { sql } from 'kysely'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import { keptUnusedDays } from './remove-unused.ts'

export const mediaDeclaration: SubjectDeclaration = {
  subject: 'media',
  tables: {
    media: {
      retention: [
        {
          name: 'unused pictures',
          what: 'Pictures of homes that no record names',
          by: 'sweep',
          sweep: 'media',
          after: 'no record named them any more',
          since: sql`unused_since`,
          term: { days: keptUnusedDays },
          because: ['minimal'],
        },
      ],
      columnTypes: { type: 'MediaType' },
    },
    media_links: {
      retention: [
        {
          name: 'unused picture addresses',
          what: 'Addresses and file names of pictures that no record names',
          by: 'sweep',
          sweep: 'media',
          after: 'no record named them any more',
          since: sql`unused_since`,
          term: { days: keptUnusedDays },
          because: ['minimal'],
        },
      ],
      columnTypes: { problem: 'MediaProblem' },
    },
    media_uses: { retention: 'publicContent', columnTypes: { kind: 'CatalogueKind' } },
  },
}
