// Homes in the overview: the current dates of each.
import { interiorDayOf, withoutUndefined } from '@husrum/domain'
import { interiorStopsOf } from '../../living/residences/index.ts'
import { overviewPart } from './overview-part.ts'

/** The newest row of a kind applies; older ones are its history. */
export const residencesPart = overviewPart({
  name: 'residences',
  operation: 'myResidence',
  ask: (db, { accountId, site }) =>
    db
      .selectFrom('residence_days')
      .innerJoin('residences', 'residences.id', 'residence_days.residence_id')
      .innerJoin('residence_people', 'residence_people.residence_id', 'residences.id')
      .select(['residence_days.kind', 'residence_days.earliest', 'residence_days.latest'])
      .select(['residences.id', 'residences.home', interiorStopsOf.as('interior_stops')])
      .where('residence_people.account_id', '=', accountId)
      .where('residences.site', '=', site.key)
      .where('residences.left_on', 'is', null)
      .distinctOn(['residence_days.residence_id', 'residence_days.kind'])
      .orderBy('residence_days.residence_id')
      .orderBy('residence_days.kind')
      .orderBy('residence_days.id', 'desc')
      .limit(100),
  facts: ({ id, home, kind, earliest, latest, interior_stops }) => {
    const span = withoutUndefined({ earliest, latest: latest ?? undefined })
    return [
      {
        kind: 'day',
        id: `${id} ${kind}`,
        residenceId: id,
        home: home.name,
        what: kind,
        ...(kind === 'interior' ? withoutUndefined(interiorDayOf(span, interior_stops)) : span),
      },
    ]
  },
})
