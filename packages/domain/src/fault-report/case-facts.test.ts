import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { siteByKey, sites } from '../sites/sites.ts'
import { caseCompletionText, caseFailureOf, detailsOrFailure, showsNewErrand } from './case-completion.ts'
import { caseDraftLifetime, readCaseCookie, readCaseDraft, writeCaseCookie } from './case-draft.ts'
import type { CaseForm } from './case-form.ts'
import { emptyCaseForm } from './case-form.ts'
import { boardEmailChange, casePayload, caseUpdatePayload, profileChanges } from './case-payload.ts'
import type { CaseTerms } from './case-rules.ts'
import { caseRule } from './case-rules.ts'
import { caseFieldsOf, caseStepOf, caseStepOrder, caseViews } from './case-steps.ts'
import { caseRoles, caseVariantOf, isNameReadOnly, mayStartCase } from './case-types.ts'
import { aCaseForm, aSelectedApartment } from './fault-report.testing.ts'
import {
  apartmentRooms,
  caseBuildingTypes,
  detailNotices,
  detailsOfRoom,
  errandAreaCodes,
  fallbackDetails,
  fallbackRooms,
  fetchedRooms,
  publicSpaceProblems,
  roomDetails,
} from './problem-areas.ts'

describe('case types', () => {
  test('are three, with their roles in the contract', () => {
    expect(caseRoles).toEqual({
      resident: 'RESIDENT',
      boardMember: 'BOARD_MEMBER',
      boardMemberNoManagement: 'BOARD_MEMBER_NO_MANAGEMENT',
    })
  })

  test.each([
    ['resident', 'SE', true],
    ['resident', 'NO', true],
    ['boardMember', 'SE', false],
    ['boardMember', 'NO', true],
    ['boardMemberNoManagement', 'SE', true],
    ['boardMemberNoManagement', 'NO', true],
  ] as const)('of %s in %s have read-only names: %s', (caseType, variant, readOnly) => {
    expect(isNameReadOnly(caseType, variant)).toBe(readOnly)
  })

  test('exist where the site has the wizard, in its country’s variant', () => {
    const variants = Object.fromEntries(sites.map((site) => [site.key, caseVariantOf(site)]))
    expect(variants).toMatchObject({
      sweden: 'SE',
      norway: 'NO',
      finland: undefined,
      'sweden-english': undefined,
      senior: 'SE',
      cooperative: 'SE',
    })
    const finland = siteByKey('finland')
    expect(
      caseVariantOf({ country: 'FI', features: { ...finland.features, caseManagement: true } }),
    ).toBeUndefined()
  })
})

describe('who may start a report', () => {
  const guest = { isSignedIn: false, hasIdentity: false, isBoardMember: false, hasManagement: false }
  const person = { isSignedIn: true, hasIdentity: true, isBoardMember: false, hasManagement: false }
  const unverified = { ...person, hasIdentity: false }
  const managed = { ...person, isBoardMember: true, hasManagement: true }
  const unmanaged = { ...person, isBoardMember: true }
  const sweden = siteByKey('sweden')
  const norway = siteByKey('norway')

  test.each([
    ['a guest', guest, 'resident', { kind: 'signIn', loginType: 'privateCase' }],
    ['a guest', guest, 'boardMember', { kind: 'signIn', loginType: 'boardMemberCase' }],
    ['a guest', guest, 'boardMemberNoManagement', { kind: 'signIn', loginType: 'privateCase' }],
    ['a person', person, 'resident', { kind: 'start', caseType: 'resident', variant: 'SE' }],
    ['a person', person, 'boardMember', { kind: 'signIn', loginType: 'boardMemberCase' }],
    [
      'a person',
      person,
      'boardMemberNoManagement',
      { kind: 'start', caseType: 'boardMemberNoManagement', variant: 'SE' },
    ],
    ['a person without identity', unverified, 'resident', { kind: 'verifyIdentity' }],
    ['a person without identity', unverified, 'boardMemberNoManagement', { kind: 'verifyIdentity' }],
    [
      'a person without identity',
      unverified,
      'boardMember',
      { kind: 'signIn', loginType: 'boardMemberCase' },
    ],
    ['a board member', managed, 'resident', { kind: 'start', caseType: 'boardMember', variant: 'SE' }],
    ['a board member', managed, 'boardMember', { kind: 'start', caseType: 'boardMember', variant: 'SE' }],
    [
      'a board member',
      managed,
      'boardMemberNoManagement',
      { kind: 'start', caseType: 'boardMember', variant: 'SE' },
    ],
    [
      'a board member without identity',
      { ...managed, hasIdentity: false },
      'boardMember',
      { kind: 'verifyIdentity' },
    ],
    [
      'a board member without management',
      unmanaged,
      'resident',
      { kind: 'switchToNoManagement', variant: 'SE' },
    ],
    [
      'a board member without management',
      unmanaged,
      'boardMember',
      { kind: 'switchToNoManagement', variant: 'SE' },
    ],
    [
      'a board member without management',
      unmanaged,
      'boardMemberNoManagement',
      { kind: 'start', caseType: 'boardMemberNoManagement', variant: 'SE' },
    ],
    [
      'a board member without either',
      { ...unmanaged, hasIdentity: false },
      'boardMember',
      { kind: 'verifyIdentity' },
    ],
  ] as const)('%s: %o asking for %s gets %o', (_, reporter, asked, admission) => {
    expect(mayStartCase(reporter, sweden, asked)).toEqual(admission)
  })

  test('a resident’s report is what is asked for by default, and Norway has its variant', () => {
    expect(mayStartCase(guest, norway)).toEqual({ kind: 'signIn', loginType: 'privateCase' })
    expect(mayStartCase(person, norway)).toEqual({ kind: 'start', caseType: 'resident', variant: 'NO' })
    expect(mayStartCase(unmanaged, norway)).toEqual({ kind: 'switchToNoManagement', variant: 'NO' })
  })

  test('nobody does in Finland', () => {
    for (const reporter of [guest, person, managed])
      expect(mayStartCase(reporter, siteByKey('finland'), 'resident')).toEqual({ kind: 'notHere' })
  })
})

describe('the steps', () => {
  test('come in the order of the specification', () => {
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

  test('are of 21 views, seven of which stand in no row', () => {
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
  ] as const)('have their shell at %s: %o', (view, facts) => {
    const ordinary = { hideShell: false, doNotCount: false, optional: false, hasOwnButtons: false }
    expect(caseStepOf(view)).toEqual({ view, ...ordinary, ...facts })
  })

  test('own their fields', () => {
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
      description: ['description', 'files', 'sendCopy'],
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

describe('problem areas', () => {
  test('have the lists of the specification', () => {
    expect(publicSpaceProblems).toEqual([
      'elevator',
      'lights',
      'grass',
      'yard',
      'facade',
      'doors',
      'ventilation',
      'subCentral',
      'trash',
      'garage',
      'fire',
      'post',
      'other',
    ])
    expect(apartmentRooms).toEqual([
      'bathroom',
      'livingRoom',
      'kitchen',
      'bedroom',
      'hallway',
      'balcony',
      'storage',
      'full',
      'other',
    ])
    expect(roomDetails).toEqual([
      'heating',
      'ventilation',
      'water',
      'lights',
      'floor',
      'walls',
      'windows',
      'doors',
      'ceiling',
      'tv',
      'fire',
      'appliances',
      'furnishings',
      'fence',
      'flooring',
      'grass',
      'outdoorWalls',
      'glass',
      'woodFloor',
      'other',
    ])
    expect(fetchedRooms).toEqual([
      'general',
      'waste',
      'balcony',
      'storage',
      'garage',
      'kitchen',
      'technicalRoom',
      'stairs',
      'laundry',
      'outdoorSpace',
      'wetRoom',
      'other',
    ])
    expect(caseBuildingTypes).toEqual(['object', 'stairs', 'property'])
    expect(errandAreaCodes).toEqual({ YourApartment: 1, CommonAreas: 2 })
  })

  test('ask in each room what can be there', () => {
    const indoors = ['heating', 'ventilation', 'lights', 'floor', 'walls', 'windows', 'doors', 'ceiling']
    expect(detailsOfRoom).toEqual({
      bathroom: [...indoors, 'water', 'appliances', 'furnishings', 'other'],
      livingRoom: [...indoors, 'tv', 'fire', 'furnishings', 'other'],
      kitchen: [...indoors, 'water', 'fire', 'appliances', 'furnishings', 'other'],
      bedroom: [...indoors, 'tv', 'furnishings', 'other'],
      hallway: [...indoors, 'fire', 'furnishings', 'other'],
      balcony: [
        'lights',
        'doors',
        'ceiling',
        'fence',
        'flooring',
        'grass',
        'outdoorWalls',
        'glass',
        'woodFloor',
        'other',
      ],
      storage: ['ventilation', 'lights', 'floor', 'walls', 'doors', 'ceiling', 'fire', 'other'],
      full: [...indoors, 'water', 'tv', 'fire', 'other'],
      other: roomDetails,
    })
  })

  test('fall back on the fixed lists, and on "other" for what no list knows', () => {
    expect(fallbackRooms('YourApartment')).toEqual(apartmentRooms)
    expect(fallbackRooms('CommonAreas')).toBe(publicSpaceProblems)
    expect(fallbackDetails('YourApartment', 'storage')).toBe(detailsOfRoom.storage)
    expect(fallbackDetails('YourApartment', 'toString')).toEqual(['other'])
    expect(fallbackDetails('CommonAreas', 'other')).toEqual(['other'])
    expect(fallbackDetails('CommonAreas', 'elevator')).toEqual(['other'])
  })

  const picked = {
    area: 'YourApartment',
    room: 'kitchen',
    detail: 'water',
    rentalBuilding: false,
    objectTypeId: 'flat',
  } as const
  test.each([
    ['nothing', {}, []],
    ['questions and answers', { faqIds: ['1'] }, ['faq']],
    ['nothing for an empty list of them', { faqIds: [] }, []],
    ['the elevator’s number', { area: 'CommonAreas', room: 'elevator' }, ['elevator']],
    ['nothing for an elevator in an apartment', { room: 'elevator' }, []],
    ['the elevator first', { area: 'CommonAreas', room: 'elevator', faqIds: ['1'] }, ['elevator', 'faq']],
    ['appliances in a kitchen', { detail: 'appliances' }, ['appliances']],
    [
      'appliances in a laundry',
      { area: 'CommonAreas', room: 'laundry', detail: 'appliances' },
      ['appliances'],
    ],
    ['no appliances in a bathroom', { room: 'bathroom', detail: 'appliances' }, []],
    ['answers before appliances', { detail: 'appliances', faqIds: ['1'] }, ['faq', 'appliances']],
    ['nothing in a rental building', { detail: 'appliances', rentalBuilding: true }, []],
    ['nothing for the configured object type', { detail: 'appliances', objectTypeId: 'house' }, []],
  ] as const)('show %s', (_, facts, notices) => {
    expect(detailNotices({ ...picked, ...facts }, 'house')).toEqual(notices)
  })

  test('show notices to every object type where none is configured', () => {
    expect(detailNotices({ ...picked, detail: 'appliances', objectTypeId: '' })).toEqual(['appliances'])
  })
})

describe('the completion', () => {
  test('has a text for each case type and variant', () => {
    expect(caseCompletionText('resident', 'SE')).toBe('case.completed.resident.SE')
    expect(caseCompletionText('boardMemberNoManagement', 'NO')).toBe(
      'case.completed.boardMemberNoManagement.NO',
    )
  })

  test.each([
    ['resident', {}, true],
    ['resident', { type: 'publicSpace' }, false],
    ['resident', { selectedApartmentId: 'other' }, false],
    ['boardMember', {}, true],
    ['boardMember', { fullBuilding: true }, true],
    ['boardMemberNoManagement', {}, false],
  ] as const)('shows the new errand to %s with %o: %s', (caseType, facts, shows) => {
    expect(showsNewErrand(caseType, aCaseForm(facts))).toBe(shows)
  })

  test.each([
    [413, 'fileSize'],
    [415, 'fileType'],
    [412, 'generic'],
    [414, 'generic'],
    [500, 'generic'],
    [undefined, 'generic'],
  ] as const)('is missed with %s: %s', (status, failure) => {
    expect(caseFailureOf(status)).toBe(failure)
  })

  test('takes an empty list of details for a failure', () => {
    expect(detailsOrFailure(undefined)).toEqual({ kind: 'failed' })
    expect(detailsOrFailure([])).toEqual({ kind: 'failed' })
    expect(detailsOrFailure(['a'])).toEqual({ kind: 'loaded', details: ['a'] })
  })
})

describe('the payload', () => {
  /** What is sent of answers that are well. */
  const sentOf = (form: CaseForm, caseType: CaseTerms['caseType'], siteId: number) => {
    const checked = caseRule({ caseType, variant: 'SE' }).check(form)
    if (checked.kind === 'invalid') throw new Error(JSON.stringify(checked.issues))
    return casePayload(checked.value, caseType, siteId)
  }
  const file = (id: string) => ({ id, name: `${id}.jpg`, size: 1, kind: 'jpeg' as const })

  test('of a resident with a home of their own', () => {
    const home = aSelectedApartment({ buildingPartId: 'part-1' })
    expect(
      sentOf(
        aCaseForm({ selectedApartment: home, files: [file('f1'), file('f2')], sendCopy: true }),
        'resident',
        1,
      ),
    ).toEqual([
      ['siteId', '1'],
      ['propertyId', 'property-1'],
      ['assetTypeId', 'water'],
      ['roomId', 'kitchen'],
      ['description', 'Varför läcker kranen?'],
      ['area', '1'],
      ['buildingPartId', 'part-1'],
      ['objectId', 'apartment-1'],
      ['buildingId', 'building-1'],
      ['files', 'f1'],
      ['files', 'f2'],
      ['governmentObjectId', '1203'],
      ['address', 'Kajskjulsgatan 4'],
      ['sendCopy', 'true'],
    ])
  })

  test('of a resident with another address, public space and another contact', () => {
    const form = aCaseForm({
      type: 'publicSpace',
      selectedApartmentId: 'other',
      selectedApartment: aSelectedApartment(),
      address: 'Storgatan 4',
      zipCode: '411 01',
      city: 'Göteborg',
      object: '9999',
      fullBuilding: true,
      other: true,
      otherFirstName: 'Bo',
      otherLastName: 'Ek',
      otherEmail: 'bo@example.se',
      otherPhone: '070-7654321',
      compoundName: 'not asked',
      boardEmail: 'not@asked.se',
    })
    expect(sentOf(form, 'resident', 4)).toEqual([
      ['siteId', '4'],
      ['assetTypeId', 'water'],
      ['roomId', 'kitchen'],
      ['description', 'Varför läcker kranen?'],
      ['area', '2'],
      ['address', 'Storgatan 4'],
      ['zipCode', '411 01'],
      ['city', 'Göteborg'],
      ['alternativeContactFirstName', 'Bo'],
      ['alternativeContactLastName', 'Ek'],
      ['alternativeContactEmail', 'bo@example.se'],
      ['alternativeContactPhone', '070-7654321'],
    ])
  })

  test('of a board member with management has no address, and its files are Files', () => {
    const form = aCaseForm({
      boardEmail: 'styrelsen@example.se',
      files: [file('f1')],
      compoundName: 'not asked',
      otherFirstName: 'Bo',
      zipCode: '411 01',
    })
    expect(sentOf(form, 'boardMember', 1)).toEqual([
      ['siteId', '1'],
      ['propertyId', 'property-1'],
      ['assetTypeId', 'water'],
      ['roomId', 'kitchen'],
      ['description', 'Varför läcker kranen?'],
      ['area', '1'],
      ['objectId', 'apartment-1'],
      ['buildingId', 'building-1'],
      ['Files', 'f1'],
    ])
  })

  test('of a board member about a whole building names the building', () => {
    const building = aSelectedApartment({ id: 'house-1', buildingId: '' })
    const names = ['area', 'objectId', 'buildingId']
    const about = (form: ReturnType<typeof aCaseForm>) =>
      casePayload(form, 'boardMember', 1).filter(([name]) => names.includes(name))
    expect(about(aCaseForm({ fullBuilding: true, selectedApartment: building }))).toEqual([
      ['area', '2'],
      ['buildingId', 'house-1'],
    ])
    expect(about(aCaseForm({ fullBuilding: true }))).toEqual([
      ['area', '2'],
      ['buildingId', 'building-1'],
    ])
    expect(about(aCaseForm({ selectedApartment: building }))).toEqual([
      ['area', '1'],
      ['objectId', 'house-1'],
    ])
    expect(about(aCaseForm({ fullBuilding: true, selectedApartment: null }))).toEqual([['area', '2']])
  })

  test('of a board member without management has the association and the typed address', () => {
    const form = aCaseForm(
      { selectedApartment: aSelectedApartment(), boardEmail: 'styrelsen@example.se', files: [file('f1')] },
      'boardMemberNoManagement',
    )
    expect(sentOf(form, 'boardMemberNoManagement', 1)).toEqual([
      ['siteId', '1'],
      ['assetTypeId', 'water'],
      ['roomId', 'kitchen'],
      ['description', 'Varför läcker kranen?'],
      ['area', '1'],
      ['files', 'f1'],
      ['governmentObjectId', '1203'],
      ['address', 'Kajskjulsgatan 4'],
      ['zipCode', '417 55'],
      ['city', 'Göteborg'],
      ['compoundName', 'Brf Kajutan'],
      ['compoundNumber', '769600-0012'],
      ['isMember', 'true'],
      ['boardEmail', 'styrelsen@example.se'],
    ])
  })

  test('always has site, room, description and area, even of an empty form', () => {
    for (const caseType of ['resident', 'boardMember', 'boardMemberNoManagement'] as const)
      expect(casePayload(emptyCaseForm, caseType, 0)).toEqual([
        ['siteId', '0'],
        ['roomId', ''],
        ['description', ''],
        ['area', '1'],
      ])
  })

  test('of an update has site and description always', () => {
    const update = {
      description: '',
      other: false,
      otherFirstName: 'Bo',
      newFiles: [],
    }
    expect(caseUpdatePayload(update, 'sweden')).toEqual([
      ['site', 'sweden'],
      ['description', ''],
    ])
    expect(
      caseUpdatePayload(
        {
          description: 'Droppar',
          other: true,
          otherFirstName: 'Bo',
          otherLastName: 'Ek',
          otherEmail: 'bo@example.se',
          otherPhone: '1234567',
          removeFiles: ['a', 'b'],
          newFiles: [file('f1')],
        },
        'norway',
      ),
    ).toEqual([
      ['site', 'norway'],
      ['description', 'Droppar'],
      ['alternativeContactFirstName', 'Bo'],
      ['alternativeContactLastName', 'Ek'],
      ['alternativeContactEmail', 'bo@example.se'],
      ['alternativeContactPhone', '1234567'],
      ['RemoveFiles', 'a'],
      ['RemoveFiles', 'b'],
      ['NewFiles', 'f1'],
    ])
  })
})

describe('what is changed besides', () => {
  const profile = {
    email: 'anna@example.se',
    phoneNumber: '070-123 45 67',
    boardEmail: 'styrelsen@example.se',
  }
  test.each([
    ['nothing', {}, undefined],
    ['nothing for another way of writing', { email: 'Anna@Example.se', phone: '+46 70 1234567' }, undefined],
    ['a new e-mail', { email: 'anna@example.org' }, { email: 'anna@example.org' }],
    ['a new phone', { phone: '070-765 43 21' }, { phoneNumber: '070-765 43 21' }],
    [
      'both',
      { email: 'a@example.org', phone: '0707654321' },
      { email: 'a@example.org', phoneNumber: '0707654321' },
    ],
  ])('in the profile is %s', (_, facts, changes) => {
    expect(profileChanges(aCaseForm(facts), profile, 'SE')).toEqual(changes)
  })

  test('reads phone numbers as the country does', () => {
    expect(
      profileChanges(aCaseForm({ phone: '+4722334455' }), { ...profile, phoneNumber: '22334455' }, 'NO'),
    ).toBeUndefined()
    expect(
      profileChanges(aCaseForm({ phone: '+4722334455' }), { ...profile, phoneNumber: '22334455' }, 'SE'),
    ).toEqual({ phoneNumber: '+4722334455' })
  })

  test.each([
    ['styrelsen@example.se', undefined],
    ['Styrelsen@example.se', undefined],
    ['', undefined],
    ['ny@example.se', 'ny@example.se'],
  ] as const)('for the board’s e-mail %j is %s', (boardEmail, change) => {
    expect(boardEmailChange({ boardEmail }, profile)).toBe(change)
  })
})

describe('a draft', () => {
  test('is kept 24 hours on the server', () => {
    expect(caseDraftLifetime).toEqual({ value: 24, unit: 'hours' })
  })

  const draft = {
    id: 'd-1',
    step: 'description',
    form: aCaseForm(),
    appliances: true,
    submission: 2,
  } as const

  test('is read as it was kept', () => {
    expect(readCaseDraft(draft)).toEqual(draft)
    expect(readCaseDraft({ id: 'd-1', step: 'compound' })).toEqual({
      id: 'd-1',
      step: 'compound',
      form: emptyCaseForm,
      appliances: false,
      submission: 1,
    })
    expect(readCaseDraft({ ...draft, appliances: 1, submission: null })).toEqual({
      ...draft,
      appliances: false,
      submission: 1,
    })
    expect(readCaseDraft({ ...draft, submission: 1.5 })?.submission).toBe(1)
    expect(readCaseDraft({ ...draft, submission: '7' })?.submission).toBe(1)
  })

  test.each([
    undefined,
    null,
    'd-1',
    {},
    { ...draft, id: '' },
    { ...draft, id: 'a.b' },
    { ...draft, id: 'a'.repeat(65) },
    { ...draft, id: 7 },
    { ...draft, step: 'moat' },
    { ...draft, step: undefined },
  ])('is none: %j', (value) => {
    expect(readCaseDraft(value)).toBeUndefined()
  })

  test('may have an id of 64 characters', () => {
    expect(readCaseDraft({ ...draft, id: 'a'.repeat(64) })?.id).toHaveLength(64)
  })

  test('is read from anything without an exception, and again to the same', () => {
    const nearly = fc.record({
      id: fc.constantFrom('d', '', 1),
      step: fc.constantFrom(...caseViews, 'x'),
      form: fc.anything(),
      appliances: fc.anything(),
      submission: fc.anything(),
    })
    fc.assert(
      fc.property(fc.oneof(fc.anything(), nearly), (value) => {
        const read = readCaseDraft(value)
        expect(readCaseDraft(read)).toEqual(read)
      }),
    )
  })

  test('has a cookie with its id and step, and nothing else', () => {
    expect(writeCaseCookie({ kind: 'draft', id: 'd-1', step: 'compound' })).toBe('d-1.compound')
    expect(writeCaseCookie({ kind: 'reported' })).toBe('reported')
  })

  test.each(['', 'd-1', 'd-1.', '.compound', 'd-1.moat', 'd-1.compound.x', 'd_1.compound', 'REPORTED'])(
    'is not named by the cookie %j',
    (value) => {
      expect(readCaseCookie(value)).toBeUndefined()
    },
  )

  test('is named by its cookie as it was written', () => {
    const cookie = fc.oneof(
      fc.constant({ kind: 'reported' as const }),
      fc.record({
        kind: fc.constant('draft' as const),
        id: fc.stringMatching(/^[A-Za-z0-9-]{1,64}$/),
        step: fc.constantFrom(...caseViews),
      }),
    )
    fc.assert(
      fc.property(cookie, (each) => {
        expect(readCaseCookie(writeCaseCookie(each))).toEqual(each)
      }),
    )
    fc.assert(
      fc.property(fc.string(), (value) => {
        const read = readCaseCookie(value)
        if (read) expect(writeCaseCookie(read)).toBe(value)
      }),
    )
  })
})
