import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageTemplateKinds, reportedErrorOf, templateFamilies, templateKindOf } from './template-kinds.ts'

describe('The kinds of template', () => {
  test.each([
    ['search', 'search searchAlert textSearch corporateSearch premises succession'],
    [
      'residence',
      'area stage object premisesObject rental rentalProject successionStage soldOut residenceExplorer notFoundObject notFoundStage notFoundPremises interest favourites compare',
    ],
    [
      'marketing',
      'start seoCounty seoMunicipality rentalStart referenceProjects referenceProject campaign newsRoom pressRelease faq blog inspiration career sustainability investorRelations customerService testimonial cookies privacy content',
    ],
    [
      'booking',
      'buyResidenceInfo buyResidenceSuccess buyResidenceError clickToBuyContract clickToBuyComplete purchaseNotification orderForm paymentPage clickToBuy bookingWithdrawal',
    ],
    ['identity', 'consent login register forgotPassword setPassword changeEmail identificationReturn'],
    [
      'myPages',
      'myPages myPagesResidences myPagesObject myPagesResidenceNews myPagesSettings myPagesNewsList myPagesDocuments myPagesDocumentsAction myPagesDocumentsDone myPagesPayment myPagesErrands myPagesTimeline myPagesVip myPagesVipShowing myPagesSavedSearches myPagesContact myPagesBoardMember myPagesContactBoardMember showingQr showingForm reportList',
    ],
    ['faultReport', 'faultReport caseWizard'],
    ['system', 'notFound error developerSandbox'],
  ] as const)('of the family %s are exactly these', (family, kinds) => {
    expect(templateFamilies[family]).toEqual(kinds.split(' '))
    for (const kind of templateFamilies[family]) expect(templateKindOf(kind)).toBe(kind)
  })

  test('occur once each, in the order of the families', () => {
    expect(pageTemplateKinds).toEqual(Object.values(templateFamilies).flat())
    expect(new Set(pageTemplateKinds).size).toBe(pageTemplateKinds.length)
    expect(Object.keys(templateFamilies)).toHaveLength(8)
  })

  test.each(['', 'Start', ' start', 'toString', '__proto__', undefined, null, 404, {}, ['start']])(
    'do not include %j',
    (value) => {
      expect(templateKindOf(value)).toBeUndefined()
    },
  )

  test('never throw for any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect([undefined, value]).toContain(templateKindOf(value))
      }),
    )
  })

  test('report only 404 and 500 to analytics', () => {
    const reported = pageTemplateKinds.flatMap((kind) => {
      const error = reportedErrorOf(kind)
      return error === undefined ? [] : [[kind, error]]
    })
    expect(reported).toEqual([
      ['notFound', 404],
      ['error', 500],
    ])
  })
})
