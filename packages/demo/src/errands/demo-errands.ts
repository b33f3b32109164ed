// Errands of the demo company, in every group and status.
import type { CountryCode, ErrandStatusKey, SiteDefinition } from '@husrum/domain'
import { mulberry32 } from '../random.ts'
import type {
  SeededErrand,
  SeededErrandPicture,
  SeededErrandStep,
  SeededErrands,
  SeededRound,
} from './errand-seed.ts'
import type { ErrandCountry, FaultKey } from './errand-words.ts'
import { errandWords, faultKeys, faults } from './errand-words.ts'

const photo = (room: string, name: string, seed: string): SeededErrandPicture => ({
  id: `int-${room}-errand.${seed}`,
  name,
})

const faultAt = (
  country: ErrandCountry,
  key: FaultKey,
  { stairs, home }: { readonly stairs: 4 | 6; readonly home: string },
) => {
  const words = errandWords[country]
  const { room, problem, isCommon } = faults[key]
  const { room: roomType, problem: problemWords, description } = words.faults[key]
  const building = `kajutan-${stairs}`
  const number = country === 'NO' ? `H${home.replace(/^1/, '0')}` : home
  return {
    association: words.association,
    area: isCommon ? ('CommonAreas' as const) : ('YourApartment' as const),
    type: 'management' as const,
    placeId: isCommon ? `${building}-a` : `${building}-${home}`,
    propertyId: 'kajutan',
    buildingId: building,
    objectName: isCommon ? words.property : `${words.home} ${number}`,
    objectAddress: `${words.street} ${stairs}`,
    buildingPartName: `${words.stairs} ${stairs}`,
    roomKey: room,
    roomType,
    problemKey: problem,
    problem: problemWords,
    description,
    pictures: [],
  }
}

/** The course of an errand up to its status, with its times. */
const stepsTo = (
  status: ErrandStatusKey,
  country: ErrandCountry,
  { staff, days }: { readonly staff: number; readonly days: number },
): readonly SeededErrandStep[] => {
  const words = errandWords[country]
  if (status === 'registered') return []
  if (status === 'cancelledByCustomer') return [{ after: days, do: 'close' }]
  const [name, phone] = words.staff[staff % words.staff.length] ?? ['', '']
  const begun: SeededErrandStep = { after: Math.min(0.2, days / 3), do: 'assign', name, phone }
  const said: SeededErrandStep = { after: begun.after, do: 'expect', inDays: 7 }
  if (status === 'ongoing') return [begun, said]
  if (status === 'infoFromCustomer') return [begun, { after: days, do: 'ask', question: words.question }]
  if (status === 'customerBooked') return [begun, { after: days, do: 'book', inDays: 2, hour: 8 }]
  const done: SeededErrandStep = { after: days, do: 'move', status: 'executed', text: words.done }
  if (status === 'executed') return [begun, done]
  if (status === 'completed')
    return [begun, { ...done, after: days / 2 }, { after: days, do: 'move', status }]
  return [begun, said, { after: days, do: 'move', status, text: words.material }]
}

const ofResident = (country: ErrandCountry): readonly SeededErrand[] => {
  const words = errandWords[country]
  const at = { stairs: 4, home: '1203' } as const
  const mine = (
    key: FaultKey,
    reportedDaysAgo: number,
    steps: readonly SeededErrandStep[],
    pictures: readonly SeededErrandPicture[] = [],
  ): SeededErrand => ({
    ...faultAt(country, key, at),
    reporter: 'resident',
    isForBoard: false,
    reportedDaysAgo,
    steps,
    pictures,
  })
  const to = (status: ErrandStatusKey, days: number, staff = 0) => stepsTo(status, country, { staff, days })
  return [
    mine('tap', 0.1, to('registered', 0), [
      photo('kitchen', country === 'SE' ? 'kran.jpg' : 'kran.jpg', 'tap'),
      photo('kitchen', country === 'SE' ? 'skåpet.jpg' : 'skapet.jpg', 'cupboard'),
    ]),
    mine('dishwasher', 2, [
      ...to('infoFromCustomer', 1.5),
      { after: 0.5, do: 'say', text: words.asked, picture: photo('kitchen', 'e15.jpg', 'e15') },
    ]),
    mine('radiator', 3, [...to('customerBooked', 2.5, 1), { after: 2.6, do: 'write', text: words.coming }]),
    mine('window', 9, [
      ...to('waitingOnMaterial', 6, 2),
      { after: 6.5, do: 'share' },
      { after: 7, do: 'boardSay', text: words.boardWrote },
    ]),
    mine('fan', 12, to('waitingOnSubcontractor', 8, 1)),
    mine('balcony', 16, to('ongoing', 15, 2)),
    // Executed three days ago: can be rated and reopened.
    mine(
      'tap',
      8,
      [
        { after: 1, do: 'say', text: words.asked },
        { after: 1.2, do: 'write', text: words.coming },
        ...to('executed', 5),
      ],
      [photo('bathroom', 'badrum.jpg', 'bathroom')],
    ),
    mine('floor', 12, to('completed', 7, 1)),
    // Completed twenty days ago: too late to reopen.
    mine('tiles', 40, [...to('completed', 20, 2), { after: 20.5, do: 'rate', rating: 5, text: words.good }]),
    mine('fan', 60, [...to('completed', 31), { after: 31.5, do: 'rate', rating: 2, text: '' }]),
    mine('dishwasher', 25, to('cancelledByCustomer', 1)),
    mine('balcony', 33, to('otherSeason', 4, 1)),
    mine('radiator', 6, to('notResponding', 4, 1)),
    mine('window', 50, to('reference', 9, 2)),
  ]
}

/** Distribution of the errands of an association. */
const spread: readonly (readonly [ErrandStatusKey, number])[] = [
  ['registered', 6],
  ['ongoing', 10],
  ['infoFromCustomer', 4],
  ['customerBooked', 5],
  ['waitingOnMaterial', 4],
  ['waitingOnSubcontractor', 4],
  ['waitingOnDecision', 3],
  ['otherSeason', 2],
  ['executed', 9],
  ['completed', 15],
  ['cancelledByCustomer', 4],
]

const ofAssociation = (country: ErrandCountry): readonly SeededErrand[] => {
  const random = mulberry32(country === 'SE' ? 4711 : 4712)
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value
  const common = faultKeys.filter((key) => faults[key].isCommon)
  const lateLift: SeededErrand = {
    ...faultAt(country, 'lift', { stairs: 4, home: '1101' }),
    type: 'management',
    reporter: 'boardOne',
    isForBoard: true,
    reportedDaysAgo: 9,
    pictures: [],
    steps: stepsTo('waitingOnMaterial', country, { staff: 1, days: 2 }),
  }
  const others = spread.flatMap(([status, count]) =>
    Array.from({ length: count }, (_, place): SeededErrand => {
      const isForBoard = place % 3 !== 0
      const stairs = pick([4, 6] as const)
      const key = isForBoard ? pick(common) : pick(faultKeys)
      const home = `1${1 + Math.floor(random() * 3)}0${1 + Math.floor(random() * 2)}`
      // Open errands are between hours and a month old, so that some are late.
      const isOpen = !['executed', 'completed', 'cancelledByCustomer'].includes(status)
      const reportedDaysAgo = isOpen ? 0.2 + random() * (place % 4 === 0 ? 30 : 5) : 20 + random() * 150
      const days = isOpen ? reportedDaysAgo * (0.3 + random() * 0.5) : 0.5 + random() * 14
      return {
        ...faultAt(country, key, { stairs, home }),
        type: pick(['management', 'management', 'management', 'managementOther', 'warranty', 'inspection']),
        reporter: isForBoard ? 'boardOne' : 'buyer',
        isForBoard,
        reportedDaysAgo,
        pictures: place === 1 ? [photo('livingRoom', 'bild.jpg', 'board')] : [],
        steps: stepsTo(status, country, { staff: place, days }),
      }
    }),
  )
  return [lateLift, ...others]
}

const roundsOf = (country: ErrandCountry): readonly SeededRound[] => {
  const { association, rounds, points } = errandWords[country]
  return rounds.map(([title, status], place) => ({
    association,
    title,
    status,
    inDays: [-39, -180, 24][place] ?? 0,
    // A planned one has none yet.
    controlPoints:
      place === 2
        ? []
        : points.slice(place).map(([text, outcome, comment], at) => ({
            text,
            status: outcome,
            comment,
            ...(comment !== '' && at > 0 && { picture: photo('balcony', 'punkt.jpg', 'point') }),
          })),
  }))
}

const errandsIn = (country: CountryCode): SeededErrands =>
  country === 'FI'
    ? { errands: [], rounds: [] }
    : { errands: [...ofResident(country), ...ofAssociation(country)], rounds: roundsOf(country) }

export const demoErrands = {
  of: ({ country }: Pick<SiteDefinition, 'country'>): SeededErrands => errandsIn(country),
} as const
