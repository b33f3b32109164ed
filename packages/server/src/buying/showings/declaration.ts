// The tables of showings, with their rules.
import { sql } from 'kysely'
import { byAccount } from '../../platform/modules/personal-data.ts'
import { inDays } from '../../platform/modules/retention-rule.ts'
import type { SubjectDeclaration } from '../../platform/modules/subject-declaration.ts'
import { showingLetters } from './letters.ts'
import { placesRetainedFor, visitorsRetainedFor } from './sweep-showings.ts'

export const showingsDeclaration: SubjectDeclaration = {
  subject: 'showings',
  letters: showingLetters,
  tables: {
    showings: {
      retention: 'publicContent',
      columnTypes: { kind: 'ShowingKind' },
    },
    showing_places: {
      retention: [
        {
          name: 'places at showings',
          what: 'Places of members at a showing',
          by: 'sweep',
          sweep: 'showings',
          after: 'the showing',
          since: sql`(select showings.ends_at from showings where showings.id = showing_places.showing_id)`,
          term: inDays(placesRetainedFor),
          because: ['minimal'],
        },
      ],
      person: { category: 'homes', of: byAccount('account_id'), fate: 'goes' },
      columnTypes: { site: 'SiteKey', state: 'ShowingPlaceState' },
    },
    showing_visitors: {
      retention: [
        {
          name: 'guests of showings',
          what: 'Guests of a showing without an account',
          by: 'sweep',
          sweep: 'showings',
          after: 'the showing',
          since: sql`(select showings.ends_at from showings where showings.id = showing_visitors.showing_id)`,
          term: inDays(visitorsRetainedFor),
          because: ['minimal'],
        },
      ],
    },
  },
  openLinks: {
    'showing tickets': sql`select showings.ends_at as ends from showing_places
    join showings on showings.id = showing_places.showing_id
    where showing_places.state = 'booked' and showings.called_off_at is null and showings.ends_at > now()`,
    'host codes': sql`select ends_at as ends from showings where called_off_at is null and ends_at > now()`,
  },
}
