// The tables of events, with their rules.
import { sql } from 'kysely'
import type { SubjectDeclaration } from '../modules/subject-declaration.ts'
import { deletedWith } from '../modules/subject-declaration.ts'
import { connectionLetters } from './letters.ts'
import { contextOfWebhook } from './webhooks.ts'

export const eventsDeclaration: SubjectDeclaration = {
  subject: 'events',
  letters: connectionLetters,
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
    webhook_endpoints: {
      retention: 'integrationKeys',
      sealed: {
        'secrets of connections': {
          purpose: 'webhook',
          column: 'secrets_sealed',
          key: ['id'],
          contextOf: ({ id = '' }) => contextOfWebhook(id),
        },
      },
      columnTypes: { state: "'on' | 'off' | 'gone'" },
    },
    webhook_waiting: { retention: deletedWith('outbound_events') },
    webhook_attempts: {
      retention: [
        {
          what: 'How other systems answered events',
          by: 'retention',
          after: 'the attempt',
          since: sql`at`,
          term: { days: 30 },
          because: ['minimal'],
        },
      ],
    },
  },
}
