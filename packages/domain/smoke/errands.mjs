// Smoke assertions for errands: the built package, through its public names.
/** @param {any} domain @param {(name: string, actual: unknown, expected: unknown) => void} is */
export const errands = (
  {
    actOnErrand,
    customerActions,
    defaultErrandOrder,
    errandAccess,
    errandListOf,
    errandReopeningWindow,
    errandStatuses,
    errandStatusesIn,
    errandStatusIdOf,
    errandStatusKeys,
    errandStatusOf,
    formatOtherResidentInfo,
    moveErrand,
    ongoingErrandsTicked,
    parseOtherResidentInfo,
    readErrandAddress,
    readErrandStatusId,
    sortErrands,
    toggleErrandStatus,
    toggleErrandType,
    untouchedErrandFilter,
    withControlPoints,
    writeErrandAddress,
  },
  is,
) => {
  is('there are 23 statuses', errandStatusKeys.length, 23)
  is(
    'all ids are distinct',
    new Set(
      errandStatusKeys.flatMap((/** @type {string} */ key) =>
        ['SE', 'NO'].map((country) => errandStatusIdOf(key, country)),
      ),
    ).size,
    44,
  )
  is('registered errands are blue', errandStatuses.registered.colour, 'blue')
  is('executed in Norway is shown as ongoing', errandStatuses.executedNo.group, 'ongoing')
  is(
    'reference weighs 400 among the ongoing',
    [errandStatuses.reference.group, errandStatuses.reference.weight],
    ['ongoing', 400],
  )
  is('eighteen statuses are ongoing', errandStatusesIn('ongoing').length, 18)
  is(
    'an id is read in whatever case',
    readErrandStatusId('412D8E38-4FAE-5CB5-AE2A-ABED2460A79B'),
    'registered',
  )
  is('an unknown id is neutral', errandStatusOf(readErrandStatusId('899310002')).group, 'other')
  is(
    'closing sets the Norwegian id in Norway',
    errandStatusIdOf('cancelledByCustomer', 'NO'),
    'a8e49c58-3837-506b-8ed0-a927f6ffe4d2',
  )
  is('staff may complete what is executed', moveErrand('executed', 'completed'), {
    kind: 'moved',
    status: 'completed',
  })
  is('a shredded errand cannot be moved', moveErrand('shredded', 'ongoing'), {
    kind: 'statusConflict',
    status: 'shredded',
  })
  is('customers close what is registered', actOnErrand({ status: 'registered' }, 'close', 0), {
    kind: 'moved',
    status: 'cancelledByCustomer',
  })
  is(
    'reopening lasts 14 days',
    customerActions({ status: 'executed', statusSince: 0 }, errandReopeningWindow),
    ['reopen'],
  )
  is('and no longer', customerActions({ status: 'executed', statusSince: 0 }, errandReopeningWindow + 1), [])
  is('a failed list is not empty', errandListOf(undefined), { kind: 'failed' })
  is(
    'rounds have control points',
    withControlPoints([{ nrOfCaseControlPoints: 0 }, { nrOfCaseControlPoints: 1 }]).length,
    1,
  )
  is(
    'the newest stands first',
    sortErrands(
      [
        { id: 'a', creationDate: 1 },
        { id: 'b', creationDate: 2 },
      ],
      defaultErrandOrder,
    ).map((/** @type {{ id: string }} */ { id }) => id),
    ['b', 'a'],
  )
  const ongoing = toggleErrandStatus(untouchedErrandFilter, 'ongoing')
  is(
    'ongoing takes its sub-statuses along',
    [ongoing.statuses.length, ongoingErrandsTicked(ongoing)],
    [18, 'all'],
  )
  is('management takes the other along', toggleErrandType(untouchedErrandFilter, 'management').types, [
    'management',
    'managementOther',
  ])
  const address = { filter: ongoing, order: { by: 'status', descending: false }, errandId: 'e1' }
  is('the address gives the list back', readErrandAddress(writeErrandAddress(address)), address)
  const place = { address: 'Storgatan 4, B', zipCode: '411 01', city: 'Göteborg', governmentObjectId: '1203' }
  is(
    'the place of another resident is read back',
    parseOtherResidentInfo(formatOtherResidentInfo(place)),
    place,
  )
  is(
    'residents do not see public areas',
    errandAccess(
      { kind: 'resident', userId: 'a', hasIdentity: true },
      {
        reporterId: 'a',
        role: 'RESIDENT',
        associationId: '',
        area: 'CommonAreas',
        isOtherAddress: false,
        isSharedWithBoard: false,
      },
    ),
    'none',
  )
}
