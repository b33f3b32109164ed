// Smoke assertions for fault reports: the built package, through its public names.
/** @param {any} domain @param {(name: string, actual: unknown, expected: unknown) => void} is */
export const faultReport = (
  {
    caseAreaOf,
    caseDraftOf,
    caseFailureOf,
    caseRule,
    caseStepOrder,
    caseUpdateRule,
    caseVariantOf,
    caseViews,
    caseWizardView,
    detailNotices,
    emptyCaseForm,
    fallbackDetails,
    isNameReadOnly,
    mayStartCase,
    stepCase,
    publicSpaceProblems,
    readCaseCookie,
    readCaseDraft,
    showsNewErrand,
    siteByKey,
    startCase,
    writeCaseCookie,
  },
  is,
) => {
  const person = { isSignedIn: true, hasIdentity: true, isBoardMember: false, hasManagement: false }
  is('Norway has its variant', caseVariantOf(siteByKey('norway')), 'NO')
  is('Finland has no wizard', mayStartCase(person, siteByKey('finland'), 'resident'), { kind: 'notHere' })
  is('a person with identity may start', mayStartCase(person, siteByKey('sweden'), 'resident').kind, 'start')
  is('names are read-only in Norway', isNameReadOnly('boardMember', 'NO'), true)
  is('there are 21 views', caseViews.length, 21)
  is('a resident meets eight steps', caseStepOrder.resident.length, 8)
  is('there are 13 problems of public spaces', publicSpaceProblems.length, 13)
  is('a storage room has doors', fallbackDetails('YourApartment', 'storage').includes('doors'), true)
  is(
    'appliances in a kitchen call for a notice',
    detailNotices({
      area: 'YourApartment',
      room: 'kitchen',
      detail: 'appliances',
      rentalBuilding: false,
      objectTypeId: '',
    }),
    ['appliances'],
  )
  is('413 is about size', caseFailureOf(413), 'fileSize')
  is('a whole building is a common area', caseAreaOf({ type: '', fullBuilding: true }), 'CommonAreas')
  is(
    'another address is not shown among the errands',
    showsNewErrand('resident', { ...emptyCaseForm, selectedApartmentId: 'other' }),
    false,
  )
  is(
    'a cookie is read back',
    readCaseCookie(writeCaseCookie({ kind: 'draft', id: 'd-1', step: 'compound' })),
    { kind: 'draft', id: 'd-1', step: 'compound' },
  )
  is('an update needs a description', caseUpdateRule([]).check({}).kind, 'invalid')

  const profile = {
    firstName: 'Anna',
    lastName: 'Berg',
    email: 'anna@example.se',
    phoneNumber: '070-123 45 67',
    boardEmail: '',
  }
  const start = {
    draftId: 'd-1',
    caseType: 'resident',
    variant: 'SE',
    siteId: 1,
    profile,
    isNewCase: false,
    isSwitched: false,
  }
  const answers = {
    acceptTerms: true,
    type: 'apartment',
    selectedApartmentId: 'other',
    address: 'Storgatan 4',
    zipCode: '411 01',
    city: 'Göteborg',
    problemArea: 'kitchen',
    problemAreaDetails: 'water',
    description: 'Varför läcker kranen?',
  }
  const first = startCase(start)
  const stuck = stepCase(first, { kind: 'next' })
  is(
    'the terms must be accepted',
    [stuck.state.view, caseWizardView(stuck.state).errors],
    ['acceptTerms', [{ key: 'required', path: ['acceptTerms'] }]],
  )
  let state = stepCase(first, { kind: 'setFields', fields: answers }).state
  is('the report is well', caseRule(start).check(state.form).kind, 'valid')
  const numbers = []
  for (let step = 0; step < 6; step += 1) {
    state = stepCase(state, { kind: 'next' }).state
    numbers.push(caseWizardView(state).number)
  }
  is('the numbers advance by one', numbers, [1, 2, 3, 4, 5, 6])
  is('the bar counts one more than the steps', caseWizardView(state).progress, 6 / 7)
  is(
    'a draft is read back',
    readCaseDraft(JSON.parse(JSON.stringify(caseDraftOf(state)))),
    caseDraftOf(state),
  )
  const submitted = stepCase(state, { kind: 'submit' })
  is(
    'the report is sent',
    submitted.effects.map(({ kind }) => kind),
    ['submitCase'],
  )
  is('under the key of its draft', submitted.effects[0].idempotencyKey, 'd-1.2')
  is(
    'with a failure it goes back to editing',
    stepCase(submitted.state, { kind: 'failed', status: 413 }).state.failure,
    'fileSize',
  )
  is('a reset gives the beginning', stepCase(state, { kind: 'reset' }).state, first)
}
