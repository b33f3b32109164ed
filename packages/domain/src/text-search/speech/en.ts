// English vocabulary of searches for a home.
import type { QuerySpeech } from './query-speech.ts'

const anyHouse = ['townHouse', 'semiDetachedHouse', 'detachedHouse', 'house'] as const

export const en: QuerySpeech = {
  numbers: 'one, two, three, four, five, six, seven, eight',
  roomUnits: 'room, rooms, roomed, roomer, rok',
  bedroomUnits: 'bedroom, bedrooms, bed, beds, bedroomed',
  afterRooms: 'and kitchen',
  homesByRooms: ['studio, studios, one roomer'],
  areaUnits: 'm2, sqm, square metres, square meters, square metre, square meter, sq m, sq metres, kvm',
  amounts: {
    kr: 1,
    kronor: 1,
    sek: 1,
    k: 1_000,
    thousand: 1_000,
    m: 1_000_000,
    mil: 1_000_000,
    million: 1_000_000,
    millions: 1_000_000,
    msek: 1_000_000,
    mkr: 1_000_000,
  },
  perMonth: 'per month, a month, monthly, pcm, month',
  atMost:
    'under, below, max, maximum, at most, up to, no more than, less than, cheaper than, not over, within',
  atLeast: 'over, above, min, minimum, at least, from, more than, larger than, bigger than',
  orMore: 'or more, or larger, or bigger, and up, upwards, plus, +',
  orLess: 'or less, or fewer, or smaller',
  rangeWords: '-, to, and, or',
  meanings: [
    ['apartment*, flat, flats, condo, condos, condominium apartment*', { residenceType: ['apartment'] }],
    [
      'townhouse*, town house, town houses, terraced house*, terraced, row house*',
      { residenceType: ['townHouse'] },
    ],
    [
      'semi-detached*, semi detached house*, semi detached, semidetached*, duplex',
      { residenceType: ['semiDetachedHouse'] },
    ],
    ['detached house*, detached, villa, villas, single family house*', { residenceType: ['detachedHouse'] }],
    ['linked house*, link detached', { residenceType: ['house'] }],
    ['house, houses', { residenceType: [...anyHouse] }],
    ['plot, plots, building plot*', { residenceType: ['plot'] }],
    ['condominium*, tenant owned, bostadsrätt', { disposalForm: ['condominium'] }],
    ['freehold*', { disposalForm: ['ownership'] }],
    ['rent, to rent, rental, rentals, for rent, tenancy', { disposalForm: ['tenancy'] }],
    ['french balcony, french balconies', { outdoorArea: ['frenchBalcony'] }],
    ['balcony, balconies, glazed balcony', { outdoorArea: ['balcony'] }],
    ['roof terrace*, rooftop*, roof top*', { outdoorArea: ['roofTop'] }],
    ['terrace, terraces, deck', { outdoorArea: ['terrace'] }],
    ['patio, patios', { outdoorArea: ['patio'] }],
    ['porch, porches, veranda', { outdoorArea: ['porch'] }],
    ['sauna, saunas', { outdoorArea: ['sauna'] }],
    ['walk in closet, walk-in closet, walk in wardrobe, dressing room', { outdoorArea: ['walkInCloset'] }],
    [
      'evening sun, evening sunshine, sun in the evening, sun in the evenings, sunset*',
      { sun: ['eveningSun'] },
    ],
    ['morning sun, morning sunshine, sun in the morning, sun in the mornings', { sun: ['morningSun'] }],
    ['afternoon sun, afternoon sunshine, sun in the afternoon', { sun: ['afternoonSun'] }],
    ['lift, lifts, with lift, elevator*', { accessibility: ['lift'] }],
    ['no lift, without lift, without a lift, no elevator, without elevator', {}],
    [
      'step free, step free entrance, step free access, no steps, no steps to the entrance, without steps, no stairs, without stairs, level access, level entrance',
      { accessibility: ['stepFree'] },
    ],
    [
      'wheelchair*, wheelchair accessible, wheelchair friendly, accessible, disabled access',
      { accessibility: ['stepFree', 'turning13'] },
    ],
    [
      'turning circle, turning circle 1.3, turning circle 1.3 m, turning space, room to turn, 1.3 m to turn',
      { accessibility: ['turning13'] },
    ],
    ['turning circle 1.5, turning circle 1.5 m, 1.5 m to turn', { accessibility: ['turning15'] }],
    [
      'move in ready, ready to move in, move-in ready, ready to move into',
      { projectStatus: ['moveInReady'] },
    ],
    ['coming projects, upcoming projects, planned', { projectStatus: ['planned'] }],
    ['available now, move in now, immediately, right away', { inhabitDate: 0 }],
    ['within six months, within 6 months, in six months, within half a year', { inhabitDate: 1 }],
    ['within a year, within one year, within 1 year, within 12 months', { inhabitDate: 2 }],
    [
      'viewing this week, viewings this week, viewing this weekend, viewing soon, viewing within seven days, viewing within 7 days',
      { viewing: 'inSevenDays' },
    ],
    ['viewing within 30 days, viewing this month', { viewing: 'in30Days' }],
    ['viewing, viewings, open house, with viewing', { viewing: 'hasAny' }],
  ],
  fillers:
    'in, or, at, on, by, with, and, a, an, the, to, for, sale, near, close, without, that, has, i, we, want, looking, need, buy, please, home, homes, new, newly, built, price, cost, costs, nice, good, of, is, are, any, some, my, me, find, show, search, around',
}
