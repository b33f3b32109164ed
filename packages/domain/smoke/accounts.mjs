// Smoke assertions for accounts: the built package, through its public names.
/** @param {any} domain @param {(name: string, actual: unknown, expected: unknown) => void} is */
export const accounts = (
  {
    associationForm,
    blockingBusiness,
    createEmailAccountForm,
    emailLoginForm,
    hasBookingOn,
    hasBookingWithPage,
    hasConsentFor,
    hasUnpaidVip,
    interestRule,
    isUnpaidStatus,
    isVip,
    mayDo,
    mergeFavourites,
    principalFactsOf,
    principalOf,
    contactDetailsForm,
    publicUser,
    savedSearchRule,
    setPasswordForm,
    showsFavouriteNotice,
    siteByKey,
    toggleFavourite,
    userBrandOf,
    userBrands,
    userErrandRole,
    userName,
    userPaymentStatuses,
    verifyEmailForm,
  },
  is,
) => {
  const sweden = siteByKey('sweden')
  const norway = siteByKey('norway')
  const user = publicUser({
    id: 'u',
    firstName: 'Anna',
    lastName: 'Lindqvist',
    email: 'anna@example.com',
    newsletter: false,
    hasAccount: true,
    isFirstIdentityLogin: false,
    securityNumber: '191212121212',
    pid: 'p',
    vipMemberships: [{ site: 'main' }],
    consents: [{ site: 'main', accepted: true }],
    payments: [{ site: 'main', status: 'Reminder1' }],
    bookings: [{ objectId: 'o', siteId: 1, objectPageExists: false }],
    favourites: [],
    interests: [],
    purchases: [],
    showings: [],
  })
  const member = { ...user, association: { id: 'a', name: 'Brf Kajutan', activeFinancialManagement: false } }

  is('a personal number never leaves the server', JSON.stringify(user).includes('191212121212'), false)
  is('that there is one may be told', user.hasPersonalIdentifier, true)
  is('there are five brands', userBrands, ['main', 'cooperative', 'senior', 'norway', 'finland'])
  is('the English subsite is of the main brand', userBrandOf(siteByKey('sweden-english')), 'main')
  is('the contractor has no accounts', userBrandOf(siteByKey('contractor')) ?? null, null)
  is('a member is a VIP on the sites of the brand', isVip(user, sweden), true)
  is('and on no other', isVip(user, norway), false)
  is('a reminded payment is owed', hasUnpaidVip(user, sweden), true)
  is(
    'three of the statuses are unpaid',
    userPaymentStatuses.filter((/** @type {string} */ status) => isUnpaidStatus(status)),
    ['NotPaid', 'NotPaidSent', 'Reminder1'],
  )
  is('consent is per site', [hasConsentFor(user, sweden), hasConsentFor(user, norway)], [true, false])
  is('bookings are per site', [hasBookingOn(user, sweden), hasBookingOn(user, norway)], [true, false])
  is('a booking may lack a page', hasBookingWithPage(user, sweden), false)
  is('a private person is a resident', userErrandRole(user), 'RESIDENT')
  is('a board may lack management', userErrandRole(member), 'BOARD_MEMBER_NO_MANAGEMENT')
  is('the header shows the association', [userName(user), userName(member)], ['Anna', 'Brf Kajutan'])
  is('the matrix hears of a membership', principalFactsOf(user, sweden), {
    hasPersonalIdentifier: true,
    isVip: true,
  })
  is('a home is marked at the front', toggleFavourite(['a'], 'b'), ['b', 'a'])
  is('a home is marked once', toggleFavourite(['a'], 'a'), [])
  is('favourites merge without doubles', mergeFavourites(['x', 'a'], ['a', 'b']), ['x', 'a', 'b'])
  is(
    'the notice comes once',
    [true, false].map((wasShown) => showsFavouriteNotice({ isSignedIn: false, favourites: 1, wasShown })),
    [false, true],
  )
  is('an interest names a home or a stage', interestRule.check({}).issues.at(0).path, ['firstName'])
  is('settings need no address', contactDetailsForm.check({ phone: '070-174 06 05' }).value, {
    phone: '070-174 06 05',
    newsletter: false,
  })
  is(
    'a saved search stays on its site',
    ['/sok-bostad/?minRooms=3', '/logga-ut/', '/sok-bostad/../logga-ut/'].map(
      (address) => savedSearchRule(sweden).check({ name: 'x', address, rhythm: 'daily' }).kind,
    ),
    ['valid', 'invalid', 'invalid'],
  )
  is(
    'an open errand holds an account back',
    blockingBusiness([
      { kind: 'errand', id: 'e', title: 'Kran', isOpen: true },
      { kind: 'document', id: 'd', title: 'Avtal', isSigned: true },
    ]),
    [{ kind: 'errand', id: 'e', title: 'Kran' }],
  )

  is('a caller without an account is anonymous', principalOf(undefined, sweden), 'anonymous')
  is(
    'a board member with management',
    principalOf(
      { hasPersonalIdentifier: true, isVip: true, association: { hasTechnicalManagement: true } },
      sweden,
    ),
    'boardWithManagement',
  )
  is('board members see no notifications', mayDo('boardWithManagement', 'notifications'), 'no')
  is('favourites of visitors stay on the device', mayDo('anonymous', 'favourites'), 'local')
  is('what the matrix does not know is refused', mayDo('vip', 'erase'), 'no')

  is('e-mail and password', emailLoginForm.check({ email: ' a@B.se ', password: ' p ' }), {
    kind: 'valid',
    value: { email: 'a@b.se', password: ' p ' },
  })
  is(
    'two passwords that differ',
    setPasswordForm.check({ password: 'kaj och båt', repeatedPassword: 'x' }).issues[0].key,
    'passwordNoMatch',
  )
  is('an account needs a lot', createEmailAccountForm.check({}).issues.length, 7)
  is('a code has six digits', verifyEmailForm.check({ code: '12 34 56' }).value, { code: '123456' })
  is(
    'an association is required',
    associationForm([{ id: 'a', name: 'Brf' }]).check({}).issues[0].key,
    'required',
  )
}
