// The tables of the platform, with their rules.
import { sql } from 'kysely'
import type { SubjectDeclaration } from './subject-declaration.ts'

export const platformDeclaration: SubjectDeclaration = {
  subject: 'modules',
  folders: ['modules', 'database', 'http', 'secrets', 'telemetry'],
  tables: {
    call_counts: {
      retention: [
        {
          name: 'counted calls',
          what: 'Keyed hashes of networks that limit calls',
          by: 'sweep',
          sweep: 'accounts',
          after: 'they no longer count',
          since: sql`empty_at`,
          term: { hours: 1 },
          because: ['security'],
        },
      ],
    },
    settings: {
      retention: 'counts',
    },
  },
}
