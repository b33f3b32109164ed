// Smoke assertions for homes: the built package, through its public names.
/** @param {any} domain @param {(name: string, actual: unknown, expected: unknown) => void} is */
export const homes = (
  {
    countsAsSold,
    customerTypes,
    emptyId,
    numberOfWord,
    priceHome,
    priceOf,
    priceRange,
    projectPhaseTransition,
    projectStageOf,
    projectStatusOf,
    residenceStatusTransition,
    residenceStatuses,
    stagePriceRange,
    statusColour,
    vipWindow,
    wordIn,
    wordOfNumber,
  },
  is,
) => {
  is('direction 6 is south-west', wordOfNumber('compassDirection', 6), 'southWest')
  is('phase 10 is completed', wordOfNumber('projectPhase', 10), 'completed')
  is('a rental lot is number 3', numberOfWord('plotOwnership', 'rentalLot'), 3)
  is('there is no project type 11', wordOfNumber('projectType', 11) ?? null, null)
  is('a status is read however it is written', wordIn(residenceStatuses, 'Pre-selling'), 'preSelling')
  is('a customer type is read in any case', wordIn(customerTypes, 'BOARD_MEMBER'), 'BoardMember')
  is('the empty id is all zeros', emptyId, '00000000-0000-0000-0000-000000000000')
  is('booked is red in Norway', statusColour('booked', 'NO'), 'red')
  is('booked is orange in Sweden', statusColour('booked', 'SE'), 'orange')
  is('sold out is red', statusColour('soldOut', 'SE'), 'red')
  is('booked counts as sold in Norway', countsAsSold('booked', 'NO'), true)
  is('a building site has begun in phase 5', projectStageOf('buildStart'), 'constructionStart')
  is('nothing left is sold out', projectStatusOf('salesStart', ['sold', 'sold'], 'SE'), 'soldOut')
  is('phases go forward', projectPhaseTransition('planned', 'moveIn', { by: 'schedule' }), {
    kind: 'allowed',
  })
  is('phases go back with a reason', projectPhaseTransition('moveIn', 'planned', { by: 'staff' }), {
    kind: 'reason-missing',
  })
  is('a buyer reserves', residenceStatusTransition('forSale', 'reserved', { by: 'buyer' }), {
    kind: 'allowed',
  })
  is('a buyer sells nothing', residenceStatusTransition('forSale', 'sold', { by: 'buyer' }), {
    kind: 'not-permitted',
  })
  is(
    'a reservation ends where it began',
    residenceStatusTransition('reserved', 'forSale', { by: 'expiry', previous: 'preSelling' }),
    { kind: 'not-previous' },
  )
  is(
    'Finland shows the price with the share of loans',
    priceOf({ price: 120000, totalPrice: 320000 }, 'FI'),
    {
      kind: 'totalPrice',
      amount: 320000,
      price: 120000,
    },
  )
  is('a span with equal ends is one price', priceRange([2000000, 2000000]), {
    kind: 'single',
    amount: 2000000,
  })
  is('a stage without prices is on request', stagePriceRange({ minPrice: 0 }, 'SE'), { kind: 'onRequest' })
  is('options add up', priceHome({ price: 3895000, options: [{ id: 'parquet', price: 42000 }] }).sum, 3937000)
  is(
    'the last VIP day is open',
    vipWindow({ vipStart: '2026-11-10', vipEnd: '2026-11-20' }, '2026-11-20'),
    'open',
  )
}
