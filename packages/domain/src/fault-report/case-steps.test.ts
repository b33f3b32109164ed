// The steps of each kind of report.
import { describe, expect, test } from 'vitest'
import { caseFieldsOf, caseStepOf, caseStepOrder, caseViews } from './case-steps.ts'

describe('The steps', () => {
  test('are in the order of FAULT-9', () => {
    expect(caseStepOrder).toEqual({
      boardMember: [
        'acceptTerms',
        'contactDetails',
        'searchResidence',
        'problemArea',
        'problemAreaDetails',
        'appliances',
        'description',
        'summary',
      ],
      boardMemberNoManagement: [
        'acceptTerms',
        'contactDetails',
        'compound',
        'estateAddress',
        'problemArea',
        'problemAreaDetails',
        'appliances',
        'description',
        'summaryWithoutManagement',
      ],
      resident: [
        'acceptTerms',
        'contactDetailsWithoutManagement',
        'residentResidenceSelection',
        'problemArea',
        'problemAreaDetails',
        'appliances',
        'description',
        'residentSummary',
      ],
    })
  })

  test('have 21 views, seven of which are not part of any case type', () => {
    expect(caseViews).toHaveLength(21)
    const used = new Set<string>(Object.values(caseStepOrder).flat())
    expect(caseViews.filter((view) => !used.has(view))).toEqual([
      'selectResidence',
      'publicProblemArea',
      'faq',
      'residenceProblemArea',
      'residenceProblemAreaWithoutManagement',
      'residenceProblemAreaDetails',
      'residenceProblemAreaDetailsWithoutManagement',
    ])
  })

  test.each([
    ['compound', {}],
    ['summary', {}],
    ['acceptTerms', { hideShell: true, doNotCount: true }],
    ['appliances', { doNotCount: true, optional: true, hasOwnButtons: true }],
  ] as const)('have at %s the shell %o', (view, facts) => {
    const ordinary = { hideShell: false, doNotCount: false, optional: false, hasOwnButtons: false }
    expect(caseStepOf(view)).toEqual({ view, ...ordinary, ...facts })
  })

  test('have their own fields', () => {
    const contact = [
      'firstName',
      'lastName',
      'email',
      'phone',
      'other',
      'otherFirstName',
      'otherLastName',
      'otherEmail',
      'otherPhone',
    ]
    const home = ['selectedApartment', 'selectedApartmentId']
    const area = ['problemArea', 'problemAreaName', 'publicAreaProblem']
    const details = ['problemAreaDetails', 'problemAreaDetailsName']
    expect(caseFieldsOf).toEqual({
      acceptTerms: ['acceptTerms'],
      contactDetails: [...contact, 'boardEmail'],
      contactDetailsWithoutManagement: contact,
      searchResidence: [...home, 'searchString', 'fullBuilding'],
      compound: ['compoundName', 'compoundNumber', 'isMember'],
      estateAddress: ['address', 'zipCode', 'city', 'object'],
      residentResidenceSelection: ['type', ...home, 'address', 'zipCode', 'city'],
      problemArea: area,
      problemAreaDetails: details,
      appliances: [],
      description: ['description', 'files', 'sendCopy', 'shareWithBoard'],
      summary: [],
      summaryWithoutManagement: [],
      residentSummary: [],
      selectResidence: home,
      publicProblemArea: area,
      faq: [],
      residenceProblemArea: area,
      residenceProblemAreaWithoutManagement: area,
      residenceProblemAreaDetails: details,
      residenceProblemAreaDetailsWithoutManagement: details,
    })
  })
})
