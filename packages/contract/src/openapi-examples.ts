// An example request and answer of each endpoint, for the OpenAPI document. Most are recorded; the written ones are of endpoints that no
// story of the contract checks calls with success.

import type { EndpointName, endpoints } from './endpoints.ts'
import { bookingExamples } from './openapi-booking-examples.ts'
import { homeExamples } from './openapi-home-examples.ts'
import type { EndpointExample } from './recorded-examples.ts'
import { recordedExamples } from './recorded-examples.ts'
import type { z } from './zod.ts'

type Example<Name extends EndpointName> = {
  readonly request?: Partial<z.input<(typeof endpoints)[Name]['request']>>
  readonly answer?: z.output<(typeof endpoints)[Name]['response']>
}

const flowId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

const casePlace = {
  id: 'home-kajutan-1203',
  propertyId: 'property-kajutan',
  address: 'Kajgatan 4',
  zipCode: '41756',
  city: 'Göteborg',
  governmentObjectId: '1203',
  objectTypeId: 'apartment',
  rentalBuilding: false,
  buildingId: 'building-kajutan-a',
  buildingPartId: 'stairs-kajutan-4',
}
const errand = {
  id: flowId,
  caseStatusId: '412d8e38-4fae-5cb5-ae2a-abed2460a79b',
  statusSince: 1_795_000_000_000,
  caseTypeName: 'Felanmälan',
  creationDate: 1_795_000_000_000,
  ticketNumber: 'HR-260412',
  objectName: '1203',
  objectAddress: 'Kajgatan 4',
  buildingPartName: 'Trapphus 4',
  brfName: 'Brf Kajutan',
  otherResidentInfo: '',
  roomType: 'Kök',
  nrOfCaseControlPoints: 0,
  attachments: [{ attachmentId: flowId, filename: 'kran.jpg', kind: 'jpeg', size: 412_000 }],
  area: 'YourApartment' as const,
  promisedBy: 1_795_200_000_000,
  version: 1,
}
const errandDetails = {
  ...errand,
  description: 'Varför läcker kranen?',
  problem: 'Vatten',
  history: [{ at: 1_795_000_000_000, kind: 'created' as const, by: 'customer' as const }],
  messages: [],
}

const done = { code: 'Ok' } as const
const status = { status: 'pending', type: 'login', hintCode: 'outstandingTransaction' } as const

const pausedNotification = { id: flowId, pausedUntil: 1_796_000_000_000 }

const printOrder = {
  stageId: 'stage-4',
  material: ['brochure' as const],
  name: 'Signe Hammar',
  address: 'Kajgatan 4',
  postalCode: '411 03',
  city: 'Göteborg',
}
const orderedPrint = {
  ...printOrder,
  id: flowId,
  stageName: 'Brf Kajutan',
  orderedAt: 1_795_000_000_000,
}

/** A story in `contract-check` that calls one of these makes its written example superfluous. */
export const writtenExamples = {
  getExplorer: {
    answer: {
      apts: [
        {
          objectId: 'home-00017',
          number: 'A-1203',
          floor: 2,
          rooms: 3,
          area: 74,
          price: 3_895_000,
          status: 'forSale',
          viewIds: ['south'],
        },
      ],
      views: [
        {
          id: 'south',
          image: 'kajutan-south',
          aspect: 1.5,
          name: { sv: 'Sett från söder', en: 'Seen from the south' },
          clickAreas: [
            {
              objectId: 'home-00017',
              polygon: [
                [0.2, 0.4],
                [0.35, 0.4],
                [0.35, 0.5],
                [0.2, 0.5],
              ],
            },
          ],
          interLinks: [{ to: 'east', x: 0.95, y: 0.6 }],
        },
        { id: 'east', image: 'kajutan-east', clickAreas: [], interLinks: [] },
      ],
      settings: { startViewId: 'south' },
    },
  },
  getMostVisited: { answer: [{ stageId: 'stage-kajutan', count: 12 }] },
  openPanorama: {
    request: { objectId: 'home-00017' },
    answer: {
      token: 'mv0k3q2a-6l1Vb3cQpX0sTg2H-3vQm0pJmS2n5Yb8kq1XW7cE4tUo9dRzA6fGh2LiKjNw/',
      key: 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=',
      stageId: 'stage-kajutan',
      expiresAt: 1_795_258_238_431,
    },
  },
  noteVisit: { request: { siteId: 1, stageId: 'stage-kajutan', objectId: 'home-00017' } },
  forgetVisits: {},
  getViewModel: { answer: { status: 301, location: '/sok-bostad/' } },
  getRefreshedToken: { answer: 'header.claims.signature' },
  registerAccount: {
    request: {
      firstName: 'Anna',
      lastName: 'Berg',
      email: 'anna@husrum.example',
      phone: '070-123 45 67',
      acceptTerms: true,
      password: 'ett långt lösenord',
      repeatedPassword: 'ett långt lösenord',
    },
    answer: done,
  },
  forgotPassword: { request: { email: 'anna@husrum.example' }, answer: done },
  resetPassword: {
    request: { token: 'from-the-link', password: 'ett nytt lösenord', repeatedPassword: 'ett nytt lösenord' },
    answer: done,
  },
  changePassword: {
    request: {
      currentPassword: 'ett långt lösenord',
      password: 'ett nytt lösenord',
      repeatedPassword: 'ett nytt lösenord',
    },
    answer: done,
  },
  changeEmail: { request: { email: 'anna.berg@husrum.example' }, answer: done },
  verifyEmail: { request: { code: '123456' }, answer: done },
  rejectRegistration: { request: { token: 'r4nD0mBase64UrlOf32Bytes-r4nD0mBase64UrlOf' }, answer: done },
  allowEmailSignIn: { request: { allowed: false }, answer: done },
  undoChange: { request: { token: 'r4nD0mBase64UrlOf32Bytes-r4nD0mBase64UrlOf' }, answer: done },
  getOwnData: {
    answer: {
      archive: { state: 'ready', askedAt: 1_780_000_000_000, expiresAt: 1_780_600_000_000, bytes: 48_211 },
      identity: {
        method: 'bank_id',
        name: 'Linnea Öhman',
        maskedNumber: '19880512-••••',
        tiedAt: 1_770_000_000_000,
        lastUsedAt: 1_780_000_000_000,
        obstacle: 'noPassword',
        blocking: [],
      },
      deletion: {
        blocking: [
          {
            kind: 'plan',
            id: '7d3f0c1e-0000-4000-8000-0000000000f1',
            title: 'Kajutan 1203, Kajgatan 4',
            site: 'sweden',
            amount: 9_965_000,
            currency: 'SEK',
            day: '2027-03-01',
          },
        ],
        proof: 'password',
      },
    },
  },
  readContractParties: {
    request: { by: 'Karin Ek', payment: '1000123' },
    answer: {
      parties: [
        {
          firstName: 'Anna',
          lastName: 'Berg',
          address: 'Kajgatan 4',
          postalCode: '41104',
          city: 'Göteborg',
          country: 'SE',
          accountDeletedAt: '2026-11-18T14:41:02.000Z',
        },
      ],
    },
  },
  untieIdentity: { request: { password: 'fyra ord vid kajen' }, answer: { code: 'Ok' } },
  askForArchive: {
    answer: { state: 'making', askedAt: 1_780_000_000_000, expiresAt: 1_780_600_000_000 },
  },
  deleteAccount: {
    request: { password: 'fyra ord vid kajen', confirmed: true },
    answer: { code: 'Ok' },
  },
  seeFavourites: { request: { newsTo: 4_711 } },
  registerInterest: {
    request: {
      objectId: 'home-00017',
      siteId: 1,
      firstName: 'Anna',
      lastName: 'Lindqvist',
      email: 'anna@husrum.example',
      phone: '070-123 45 67',
      message: 'Finns det förråd?',
      newsletter: false,
    },
    answer: done,
  },
  giveSiteConsent: { request: { siteId: 1, accepted: true }, answer: done },
  getTypedForm: { answer: { form: 'login', fields: { email: 'anna@husrum.example' } } },
  getBankIdStatus: { answer: status },
  getPausedNotification: { answer: pausedNotification },
  pauseNotification: { answer: pausedNotification },
  readAllNotifications: {},
  getPrintOrders: {
    answer: {
      stages: [{ id: 'stage-4', name: 'Brf Kajutan' }],
      orders: [orderedPrint],
      recipient: { name: 'Signe Hammar', address: 'Kajgatan 4', postalCode: '411 03', city: 'Göteborg' },
    },
  },
  orderPrints: { request: printOrder, answer: orderedPrint },
  seeSavedSearches: { request: { newsTo: 4_711 } },
  getPublicAddresses: { answer: [casePlace] },
  searchCaseBuildings: {
    request: { text: 'kaj' },
    answer: [{ ...casePlace, buildingType: 'stairs' }],
  },
  getCaseBuildingRooms: { answer: [{ id: 'room-stairs', name: 'Trapphus', key: 'stairs' }] },
  getCaseArticles: {
    request: { ids: ['faq-tap'] },
    answer: { items: [{ id: 'faq-tap', title: 'Kranen droppar', text: '<p>Stäng av vattnet.</p>' }] },
  },
  getCaseFaq: {
    request: { faqIds: ['faq-tap'] },
    answer: [{ question: 'Kranen drypper', answer: '<p>Steng vannet.</p>', files: [] }],
  },
  getCaseAccount: { answer: { email: 'styrelsen@kajutan.example' } },
  changeCaseAccount: {
    request: { email: 'styrelsen@kajutan.example' },
    answer: { email: 'styrelsen@kajutan.example' },
  },
  getReportedFaults: {
    answer: [
      {
        id: flowId,
        room: 'Hiss',
        problem: 'Hissen står still',
        caseStatusId: errand.caseStatusId,
        creationDate: errand.creationDate,
        isFollowed: false,
      },
    ],
  },
  followReported: { request: {} },
  getOwnBoardErrands: { answer: [errand] },
  getResidentErrands: { answer: [errand] },
  getTypedErrandForm: { answer: { fields: { action: 'message', text: 'När kommer ni?' } } },
  closeBoardErrand: { request: {}, answer: { ...errandDetails, area: 'CommonAreas', closedBy: 'board' } },
  closeResidentErrand: { request: {}, answer: errandDetails },
  ...bookingExamples,
  ...homeExamples,
} satisfies { readonly [Name in EndpointName]?: Example<Name> }

/** Every endpoint has one: a test lists those without. */
export const endpointExamples = {
  ...writtenExamples,
  ...recordedExamples,
} as Readonly<Record<EndpointName, EndpointExample>>
