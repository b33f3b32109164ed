import { describe, expect, test } from 'vitest'
import { siteByKey } from '../sites/sites.ts'
import { robotsOf } from './robots.ts'
import type { PageTemplateKind } from './template-kinds.ts'
import { pageTemplateKinds } from './template-kinds.ts'

const sweden = siteByKey('sweden')
const indexed = { robots: 'index,follow', canonical: 'self' }
const hidden = { robots: 'noindex,nofollow', canonical: 'self' }
const pointing = (canonical: string) => ({ robots: 'noindex,follow', canonical })

describe('The robots directives', () => {
  test.each([
    ['/boka/', 'campaign'],
    ['/logga-in/', 'login'],
    ['/mina-sidor/x/', 'faq'],
    ['/om-oss/sok/?s=a', 'corporateSearch'],
  ] as const)('hide %s by its path', (path, template) => {
    expect(robotsOf(sweden, { path, template })).toEqual(hidden)
  })

  test('hide these templates, do not index these missing pages, and index all others', () => {
    const hiddenKinds: readonly PageTemplateKind[] = [
      'buyResidenceInfo',
      'buyResidenceSuccess',
      'buyResidenceError',
      'clickToBuyContract',
      'clickToBuyComplete',
      'purchaseNotification',
      'orderForm',
      'paymentPage',
      'clickToBuy',
      'bookingWithdrawal',
      'login',
      'forgotPassword',
      'setPassword',
      'changeEmail',
      'identificationReturn',
      'corporateSearch',
      'searchAlert',
      'caseWizard',
      'developerSandbox',
      'myPages',
      'myPagesResidences',
      'myPagesObject',
      'myPagesResidenceNews',
      'myPagesSettings',
      'myPagesNewsList',
      'myPagesDocuments',
      'myPagesDocumentsAction',
      'myPagesDocumentsDone',
      'myPagesPayment',
      'myPagesErrands',
      'myPagesTimeline',
      'myPagesVip',
      'myPagesVipShowing',
      'myPagesSavedSearches',
      'myPagesContact',
      'myPagesBoardMember',
      'myPagesContactBoardMember',
      'showingQr',
      'showingForm',
      'reportList',
    ]
    const missing: readonly PageTemplateKind[] = [
      'notFound',
      'notFoundObject',
      'notFoundStage',
      'notFoundPremises',
      'error',
    ]
    for (const template of pageTemplateKinds) {
      const answer = robotsOf(sweden, { path: '/okand/', template })
      if (hiddenKinds.includes(template)) expect([template, answer]).toEqual([template, hidden])
      else if (missing.includes(template)) expect([template, answer]).toEqual([template, pointing('self')])
      else expect([template, answer]).toEqual([template, indexed])
    }
  })

  test.each([
    ['no filter', {}, indexed],
    ['a county', { tagKinds: ['county'] }, indexed],
    ['a municipality', { tagKinds: ['municipality'] }, indexed],
    ['a residence type', { residenceTypes: 1 }, indexed],
    ['an area', { tagKinds: ['area'] }, pointing('search')],
    ['two municipalities', { tagKinds: ['municipality', 'municipality'] }, pointing('place')],
    ['a municipality and an area', { tagKinds: ['area', 'municipality'] }, pointing('place')],
    ['a municipality and a type', { tagKinds: ['municipality'], residenceTypes: 1 }, pointing('place')],
    ['an area and a type', { tagKinds: ['area'], residenceTypes: 1 }, pointing('residenceType')],
    ['two types', { residenceTypes: 2 }, pointing('search')],
    ['a type and a price', { residenceTypes: 1, otherFilters: 1 }, pointing('residenceType')],
    ['a county and a price', { tagKinds: ['county'], otherFilters: 1 }, pointing('place')],
    ['a price', { otherFilters: 1 }, pointing('search')],
    ['an order', { isSorted: true }, pointing('search')],
    ['a county in an order', { tagKinds: ['county'], isSorted: true }, pointing('place')],
  ] as const)('handle a search for %s', (_, change, answer) => {
    const search = { tagKinds: [], residenceTypes: 0, otherFilters: 0, isSorted: false, ...change }
    expect(robotsOf(sweden, { path: '/sok-bostad/', template: 'search', search })).toEqual(answer)
  })
})
