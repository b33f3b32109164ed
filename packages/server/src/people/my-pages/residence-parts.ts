// Homes in the overview, with the current dates of each.
import { interiorDayOf, withoutUndefined } from '@husrum/domain'
import { interiorStopsOf } from '../../living/residences/index.ts'
import { overviewPart } from './overview-part.ts'

/** The newest row of a kind applies; older ones are its history. */
export const residencesPart = overviewPart({
  name: 'residences',
  operation: 'myResidence',
  ask: (db, { accountId, site }) =>
    db
      .selectFrom('residences')
      .innerJoin('residence_people', 'residence_people.residence_id', 'residences.id')
      .leftJoin('residence_days', 'residence_days.residence_id', 'residences.id')
      .select(['residence_days.kind', 'residence_days.earliest', 'residence_days.latest'])
      .select(['residences.id', 'residences.home', interiorStopsOf.as('interior_stops')])
      .where('residence_people.account_id', '=', accountId)
      .where('residences.site', '=', site.key)
      .where('residences.left_on', 'is', null)
      .distinctOn(['residences.id', 'residence_days.kind'])
      .orderBy('residences.id')
      .orderBy('residence_days.kind')
      .orderBy('residence_days.id', 'desc')
      .limit(100),
  facts: ({ id, home, kind, earliest, latest, interior_stops }) => {
    const { name, address, image } = home
    const own = { kind: 'home' as const, id, name, address, ...(image !== '' && { image }) }
    // A home without dates has one row, without a kind.
    if (kind === null || earliest === null) return [own]
    const span = withoutUndefined({ earliest, latest: latest ?? undefined })
    return [
      own,
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
