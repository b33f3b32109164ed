// The tables of events, with their rules.
import { sql } from 'kysely'
import type { SubjectDeclaration } from '../modules/subject-declaration.ts'

export const eventsDeclaration: SubjectDeclaration = {
  subject: 'events',
  tables: {
    outbound_events: {
      retention: [
        {
          what: 'Events for other systems: ids and statuses of what happened',
          by: 'retention',
          after: 'the event',
          since: sql`at`,
          term: { days: 30 },
          because: ['minimal'],
        },
      ],
      person: 'Ids and statuses only: the deeds themselves are in the archive',
    },
    event_feed: { retention: 'counts' },
  },
}
