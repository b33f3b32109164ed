import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { siteByKey, sites } from '../sites/sites.ts'
import {
  authFlows,
  defaultLoginMethods,
  flowOfLogin,
  isBoardLogin,
  isCaseLogin,
  loginTypes,
  signInWaysOf,
  userBases,
  userTypes,
} from './auth-flows.ts'
import { authResultOn, authResults, ongoingBusinessRoutes } from './auth-results.ts'
import { afterLogin, afterLogout, afterRegistration } from './destinations.ts'
import { errorPageCauses, errorPageKindOf, errorPageKindOfCause, errorPageKinds } from './error-pages.ts'
import { fallbackLoginModal, loginModalOf, missingIdentityModals } from './identity-modals.ts'
import { faultReportModalOf, withoutManagement } from './no-management.ts'

const anyValue = fc.oneof(
  fc.string(),
  fc.constantFrom(null, undefined, 0, true, {}, [], Symbol('odd'), '__proto__', 'constructor'),
)
const sweden = siteByKey('sweden')
const norway = siteByKey('norway')
const finland = siteByKey('finland')

describe('Sign-in methods', () => {
  test('have the flows, login types, user types and bases of PLAT-64 and PLAT-69', () => {
    expect(authFlows).toEqual(['login', 'loginBoardMember', 'register', 'update', 'booking'])
    expect(loginTypes).toEqual(['private', 'privateCase', 'boardMember', 'boardMemberCase'])
    expect(userTypes).toEqual(['email', 'bankIdentity'])
    expect(userBases).toEqual({ standard: 0, vip: 1 })
  })

  test.each([
    ['private', false, false, 'login'],
    ['privateCase', false, true, 'login'],
    ['boardMember', true, false, 'loginBoardMember'],
    ['boardMemberCase', true, true, 'loginBoardMember'],
  ] as const)('have for type %s: board tab %s, fault report %s, flow %s', (type, board, report, flow) => {
    expect([isBoardLogin(type), isCaseLogin(type), flowOfLogin(type)]).toEqual([board, report, flow])
  })

  test.each([
    ['sweden', ['bank_id', 'email']],
    ['sweden-english', []],
    ['norway', ['eident', 'email']],
    ['finland', ['signicat', 'email']],
    ['senior', ['bank_id', 'email']],
    ['cooperative', ['bank_id', 'email']],
    ['contractor', []],
  ] as const)('on %s are %j', (key, ways) => {
    expect(signInWaysOf(siteByKey(key))).toEqual(ways)
  })

  test('default to the bank identity in Sweden; Norway and Finland have another provider', () => {
    expect(defaultLoginMethods).toEqual({ SE: 'bank_id', NO: 'eident', FI: 'signicat' })
  })
})

describe('Result codes', () => {
  test.each([
    ['Ok', 200, 'storeToken', undefined, undefined],
    ['InvalidInput', 400, 'markFields', 'InvalidInput', undefined],
    ['InvalidEmailLoginInput', 401, 'focusPassword', 'InvalidEmailLoginInput', undefined],
    ['MustLoginWithBankId', 409, 'switchToElectronicIdentity', 'MustLoginWithBankId', undefined],
    ['SsnNotFound', 404, 'offerCreateAccount', 'SsnNotFound', undefined],
    ['UserAlreadyExists', 409, 'linkToLogin', 'UserAlreadyExists', 'userexists'],
    ['InvalidCampaignCode', 400, 'markCampaignCode', 'InvalidCampaignCode', undefined],
    ['Pending', 202, 'keepPolling', undefined, undefined],
    ['Cancelled', 200, 'backToMethods', 'RFA6', 'cancel'],
    ['MustActivatePid', 409, 'verifyIdentity', 'MustActivatePid', 'usernopid'],
    ['ChooseBoardMember', 200, 'selectAssociation', 'ChooseBoardMember', undefined],
    ['NoBoardMember', 403, 'linkToNoManagement', 'NoBoardMember', undefined],
    ['Error', 500, 'offerRetry', 'Error', 'loginfailed'],
    ['HasOngoingBusiness', 409, 'listBlocking', 'HasOngoingBusiness', undefined],
  ] as const)('have for %s: status %d, %s and %s', (code, status, outcome, message, errorPage) => {
    const result = authResultOn(sweden, code)
    expect(result.code).toBe(code)
    expect(result.status).toBe(status)
    expect(result.outcome).toBe(outcome)
    expect(result.message).toBe(message)
    expect(result.errorPage).toBe(errorPage)
    expect(authResults[code]).toEqual([status, outcome])
  })

  test('are fourteen', () => {
    expect(Object.keys(authResults)).toHaveLength(14)
  })

  test.each([
    [sweden, 'MustActivatePid', 'update-bank-id-modal'],
    [norway, 'MustActivatePid', 'add-bank-identity-modal'],
    [finland, 'MustActivatePid', 'add-bank-identity-modal'],
    [sweden, 'ChooseBoardMember', 'select-association-modal'],
    [norway, 'ChooseBoardMember', 'select-association-modal'],
    [sweden, 'Ok', undefined],
    [norway, 'Error', undefined],
  ] as const)('open on $name for %s the modal %s', (site, code, modal) => {
    expect(authResultOn(site, code).modal).toBe(modal)
  })

  test.each(['ok', 'Teapot', '', 'constructor', '__proto__', null, undefined, 7, {}])(
    'treat the unknown code %j as Error',
    (value) => {
      expect(authResultOn(sweden, value).code).toBe('Error')
      expect(authResultOn(sweden, value).status).toBe(500)
    },
  )

  test('are parsed without exceptions, and every result has a row', () => {
    fc.assert(fc.property(anyValue, (value) => Object.hasOwn(authResults, authResultOn(sweden, value).code)))
  })

  test('have a page for every matter in progress', () => {
    expect(ongoingBusinessRoutes).toEqual({
      booking: 'residences',
      document: 'documents',
      payment: 'payments',
      refund: 'payments',
      plan: 'payments',
      home: 'residences',
      errand: 'errands',
    })
  })
})

describe('Error pages', () => {
  test('do not match a list that contains a known name', () => {
    expect(errorPageKindOfCause(['holdLost'])).toBe('general')
    expect(authResultOn(sweden, ['Ok']).code).toBe('Error')
  })

  const kinds = [
    'userssnnomatch',
    'purchaseobjecterror',
    'acceptterms',
    'purchase',
    'general',
    'notfound',
    'unauthorizedid',
    'cancel',
    'inprogress',
    'timeout',
    'browsererror',
    'bankidinvalid',
    'loginfailed',
    'usernopid',
    'userexists',
  ] as const

  test('have fifteen kinds', () => {
    expect(errorPageKinds).toEqual(kinds)
    expect(errorPageKinds).toHaveLength(15)
  })

  test.each(kinds)('have the kind %s', (kind) => {
    expect(errorPageKindOf(kind)).toBe(kind)
  })

  test.each(['', 'Cancel', 'nothing', null, undefined, 0, ['cancel']])(
    'fall back from the unknown kind %j to purchase',
    (value) => {
      expect(errorPageKindOf(value)).toBe('purchase')
    },
  )

  test('have a kind for every cause', () => {
    const table = {
      userssnnomatch: ['signedByAnother'],
      purchaseobjecterror: ['holdLost', 'homeSold', 'notBookable'],
      acceptterms: ['termsNotAccepted', 'documentNotRead'],
      purchase: [],
      general: [],
      notfound: ['bookingUnknown', 'homeUnknown'],
      unauthorizedid: ['identityTooWeak', 'foreignIdentity', 'membershipMissing'],
      cancel: ['userCancel', 'cancelled', 'access_denied', 'Cancelled'],
      inprogress: ['alreadyInProgress', 'RP06', 'BANKIDONGOING'],
      timeout: ['startFailed', 'expiredTransaction', 'pollLimitReached', 'TM01'],
      browsererror: ['otherBrowser', 'cookiesBlocked', 'appNotStarted'],
      bankidinvalid: ['certificateErr', 'notSupportedByUserApp', 'transactionRiskBlocked'],
      loginfailed: ['signInRefused', 'Error'],
      usernopid: ['MustActivatePid'],
      userexists: ['UserAlreadyExists'],
    }
    expect(errorPageCauses).toEqual(table)
    for (const [kind, causes] of Object.entries(table))
      for (const cause of causes) expect(errorPageKindOfCause(cause)).toBe(kind)
    expect(errorPageKindOfCause('holdLost')).toBe('purchaseobjecterror')
    expect(errorPageKindOfCause('homeUnknown')).toBe('notfound')
  })

  test.each(['userDeclinedCall', 'flood', '', 'toString', null, undefined, 3])(
    'treat the cause %j as general',
    (value) => {
      expect(errorPageKindOfCause(value)).toBe('general')
    },
  )

  test('have a kind for any value, without exceptions', () => {
    fc.assert(
      fc.property(
        anyValue,
        (value) =>
          errorPageKinds.includes(errorPageKindOf(value)) &&
          errorPageKinds.includes(errorPageKindOfCause(value)),
      ),
    )
  })
})

describe('Modals', () => {
  test('for a user without an identity are those of the country', () => {
    expect(missingIdentityModals).toEqual({
      SE: 'update-bank-id-modal',
      NO: 'add-bank-identity-modal',
      FI: 'add-bank-identity-modal',
    })
  })

  test.each([
    ['private', 'login-form'],
    ['privateCase', 'login-form-case-management'],
    ['boardMember', 'login-form'],
    ['boardMemberCase', 'login-form-case-management'],
  ] as const)('for the login type %s are %s', (type, modal) => {
    expect(loginModalOf(type)).toBe(modal)
  })

  test.each([
    ['SE', 'login', 'private', undefined],
    ['SE', 'register', undefined, undefined],
    ['NO', 'login', 'private', 'login-form-email'],
    ['NO', 'login', undefined, 'login-form-email'],
    ['NO', 'login', 'privateCase', 'login-form-case-management'],
    ['NO', 'loginBoardMember', 'boardMember', 'login-form-email'],
    ['NO', 'loginBoardMember', 'boardMemberCase', 'login-form-case-management'],
    ['NO', 'register', undefined, 'login-form-email'],
    ['NO', 'update', undefined, undefined],
    ['NO', 'booking', 'privateCase', undefined],
    ['FI', 'login', 'private', 'login-form-email'],
    ['FI', 'booking', undefined, undefined],
    ['FI', 'update', undefined, undefined],
  ] as const)('after an error in %s, flow %s, login type %s, are %s', (country, flow, loginType, modal) => {
    expect(fallbackLoginModal({ country, flow, loginType })).toBe(modal)
  })
})

describe('The destination', () => {
  const user = { hasConsent: true, hasPersonalIdentifier: true, isBoardMember: false }

  test('after signing in is the safe path, else My Pages', () => {
    expect(afterLogin({ site: sweden, user, safeReturn: '/bostader/goteborg/' })).toEqual({
      kind: 'page',
      path: '/bostader/goteborg/',
    })
    expect(afterLogin({ site: norway, user, safeReturn: undefined })).toEqual({
      kind: 'page',
      path: '/mine-sider/',
    })
  })

  test('without consent for the site is first the consent page, then the actual one', () => {
    expect(
      afterLogin({
        site: finland,
        user: { ...user, hasConsent: false, hasPersonalIdentifier: false },
        safeReturn: '/sivuni/uutiset/',
      }),
    ).toEqual({ kind: 'consent', path: '/suostumus/', next: '/sivuni/uutiset/' })
    expect(afterLogin({ site: sweden, user: { ...user, hasConsent: false }, safeReturn: undefined })).toEqual(
      { kind: 'consent', path: '/samtycke/', next: '/mina-sidor/' },
    )
  })

  test.each([
    [sweden, '/mina-sidor/', 'update-bank-id-modal'],
    [norway, '/mine-sider/', 'add-bank-identity-modal'],
    [finland, '/sivuni/', 'add-bank-identity-modal'],
  ] as const)('on $name has a modal for a private person without an identifier', (site, path, modal) => {
    expect(
      afterLogin({ site, user: { ...user, hasPersonalIdentifier: false }, safeReturn: undefined }),
    ).toEqual({ kind: 'verifyIdentity', path, modal })
  })

  test('has no modal for a board member without an identifier', () => {
    expect(
      afterLogin({
        site: sweden,
        user: { hasConsent: true, hasPersonalIdentifier: false, isBoardMember: true },
        safeReturn: undefined,
      }),
    ).toEqual({ kind: 'page', path: '/mina-sidor/' })
  })

  test('is the consent page for board members too', () => {
    expect(
      afterLogin({
        site: sweden,
        user: { hasConsent: false, hasPersonalIdentifier: true, isBoardMember: true },
        safeReturn: undefined,
      }).kind,
    ).toBe('consent')
  })

  test('on a site without a consent page or My Pages is one that it has', () => {
    const bare = { country: 'SE', routes: { start: '/en/' } } as const
    expect(afterLogin({ site: bare, user: { ...user, hasConsent: false }, safeReturn: undefined })).toEqual({
      kind: 'page',
      path: '/en/',
    })
    expect(afterRegistration({ site: bare, hasConsent: false, hasUnpaidVip: true })).toEqual({
      kind: 'page',
      path: '/en/',
    })
  })

  test.each([
    [sweden, true, '/mina-sidor/betalningar/'],
    [sweden, false, '/mina-sidor/'],
    [norway, true, '/mine-sider/betalinger/'],
    [finland, true, '/sivuni/'],
  ] as const)('after registration on $name with unpaid VIP %s is %s', (site, hasUnpaidVip, path) => {
    expect(afterRegistration({ site, hasConsent: true, hasUnpaidVip })).toEqual({ kind: 'page', path })
  })

  test('after registration without consent is the consent page before payments', () => {
    expect(afterRegistration({ site: sweden, hasConsent: false, hasUnpaidVip: true })).toEqual({
      kind: 'consent',
      path: '/samtycke/',
      next: '/mina-sidor/betalningar/',
    })
  })

  test('after signing out is the start page of every site', () => {
    expect(sites.map((site) => afterLogout(site))).toEqual(['/', '/en/', '/', '/', '/', '/', '/'])
  })
})

describe('Continuing without technical management', () => {
  test.each([
    ['sweden', 'case-management-sweden'],
    ['senior', 'case-management-sweden'],
    ['cooperative', 'case-management-sweden'],
    ['norway', 'case-management-norway'],
    ['finland', undefined],
    ['contractor', undefined],
    ['sweden-english', undefined],
  ] as const)('uses on %s the wizard %s', (key, modal) => {
    expect(faultReportModalOf(siteByKey(key))).toBe(modal)
  })

  test('shows a signed-in board member in Norway a wizard that an outside click does not close', () => {
    expect(withoutManagement({ site: norway, loginType: 'boardMember', isSignedIn: true })).toEqual({
      kind: 'report',
      modal: 'case-management-norway',
      closesOutside: false,
    })
  })

  test('lets an anonymous board member in Norway sign in as a private person first', () => {
    expect(withoutManagement({ site: norway, loginType: 'boardMemberCase', isSignedIn: false })).toEqual({
      kind: 'signIn',
      loginType: 'privateCase',
      modal: 'login-form-case-management-private',
    })
  })

  test('is not offered to others', () => {
    for (const site of sites)
      for (const loginType of loginTypes)
        for (const isSignedIn of [true, false])
          expect(withoutManagement({ site, loginType, isSignedIn }) !== undefined).toBe(
            site.key === 'norway' && ['boardMember', 'boardMemberCase'].includes(loginType),
          )
  })
})
