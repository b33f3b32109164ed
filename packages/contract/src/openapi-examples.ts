// An example request and answer of each endpoint, for the OpenAPI document.

import type { EndpointName, endpoints } from './endpoints.ts'
import { bookingExamples } from './openapi-booking-examples.ts'
import { homeExamples } from './openapi-home-examples.ts'
import { residenceExamples } from './openapi-residence-examples.ts'
import type { ChromeDto } from './pages/chrome-dtos.ts'
import type { PremisesDto } from './premises/dtos.ts'
import type { ObjectHitDto, SearchFilterDto, StageHitDto, TagDto } from './search/dtos.ts'
import type { z } from './zod.ts'

/** `request` is the body, without path parameters. */
export interface EndpointExample {
  readonly request?: unknown
  readonly answer?: unknown
}

type Example<Name extends EndpointName> = {
  readonly request?: Partial<z.input<(typeof endpoints)[Name]['request']>>
  readonly answer?: z.output<(typeof endpoints)[Name]['response']>
}

const geo = { lat: 57.7067, lon: 11.9384 }
const flowId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'

const tag: TagDto = {
  id: 'vg-goteborg',
  siteId: 1,
  kind: 'municipality',
  name: 'Göteborg',
  url: 'vastra-gotalands-lan/goteborg',
  hasRental: false,
  homes: 12,
  geo,
}
const tags = { hits: [tag], estimatedTotalHits: 1 }

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
const caseForm = { problemArea: 'kitchen', description: 'Varför läcker kranen?' }
const caseDraft = {
  id: flowId,
  caseType: 'resident' as const,
  step: 'description' as const,
  form: caseForm,
  appliances: false,
  submission: 7,
  isNewCase: false,
  isSwitched: false,
  changedOn: 1_795_000_000_000,
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
  expectedBy: 1_795_200_000_000,
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
const signedBy = { name: 'Bo Berg', association: 'Brf Kajutan' }
/** An errand inside a resident's home that is shared with the board, as shown to the board. */
const sharedErrand = {
  ...errandDetails,
  access: 'shared' as const,
  history: [
    ...errandDetails.history,
    { at: 1_795_000_060_000, kind: 'shared' as const, by: 'customer' as const },
    { at: 1_795_000_120_000, kind: 'message' as const, by: 'board' as const, signedBy },
  ],
  messages: [
    {
      id: flowId,
      at: 1_795_000_120_000,
      by: 'board' as const,
      signedBy,
      text: 'Vi tar upp det på nästa möte.',
      attachments: [],
    },
  ],
}
/** The same errand while it is not shared. */
const { expectedBy: _, promisedBy: __, ...errandWithoutPromise } = errand
const errandInHome = {
  ...errandWithoutPromise,
  access: 'placeAndStatus' as const,
  caseTypeName: '',
  otherResidentInfo: '',
  problem: '',
  attachments: [],
  version: 0,
}
const round = {
  id: 'round-1',
  caseId: flowId,
  title: 'Rondering oktober',
  plannedDate: '2026-10-14',
  status: 'Genomförd',
  nrOfCaseControlPoints: 1,
  controlPoints: [{ id: 'point-1', text: 'Takrännor', status: 'OK', comment: '', attachments: [] }],
}

const home: ObjectHitDto = {
  type: 'object',
  id: 'home-00017',
  siteId: 1,
  stageId: 'stage-kajutan',
  stageName: 'Brf Kajutan',
  name: 'Brf Kajutan 17',
  url: '/bostader/goteborg/lindholmen/brf-kajutan/home-00017/',
  residenceType: 'apartment',
  disposalForm: 'condominium',
  status: 'forSale',
  stageStatus: 'forSale',
  concept: 'product',
  minRooms: 3,
  maxRooms: 3,
  livingArea: 74,
  minPrice: 3_895_000,
  maxPrice: 3_895_000,
  inhabitDates: ['2027-05-03'],
  showings: ['2026-11-28T12:00:00Z'],
  outdoorSpaces: [{ type: 'balcony', area: 7, direction: 'southWest' }],
  county: 'Västra Götalands län',
  municipality: 'Göteborg',
  area: 'Lindholmen',
  tags: ['vg-goteborg'],
  geo,
  shortDescription: 'Trea med balkong mot kajen.',
  searchImage: 'ext-1',
  images: ['ext-1'],
  floorPlan: 'plan-1',
  floor: 2,
  maxFloor: 6,
  monthlyFee: 4120,
}

const stage: StageHitDto = {
  type: 'stage',
  id: 'stage-kajutan',
  siteId: 1,
  name: 'Brf Kajutan',
  url: '/bostader/goteborg/lindholmen/brf-kajutan/',
  status: 'forSale',
  stageStatus: 'forSale',
  phase: 'intermediation',
  concept: 'product',
  residenceTypes: ['apartment'],
  disposalForms: ['condominium'],
  minRooms: 1,
  maxRooms: 5,
  minLivingArea: 32,
  maxLivingArea: 128,
  minPrice: 2_195_000,
  maxPrice: 7_495_000,
  objects: 60,
  inhabitDates: ['2027-05-03', '2027-05-24'],
  showings: ['2026-11-28T12:00:00Z'],
  county: 'Västra Götalands län',
  municipality: 'Göteborg',
  area: 'Lindholmen',
  tags: ['vg-goteborg'],
  geo,
  shortDescription: 'Sextio lägenheter vid kajen.',
  searchImage: 'ext-stage',
}

const premises: PremisesDto = {
  id: 'premises-00003',
  siteId: 1,
  name: 'Kajskjulsgatan 4',
  path: '/lokaler/kajskjulsgatan-4/',
  type: 'shop',
  status: 'forSale',
  disposalForm: 'tenancy',
  area: 86,
  price: 184_800,
  inhabitDate: '2027-05-03',
  address: 'Kajskjulsgatan 4',
  areaName: 'Lindholmen',
  municipality: 'Göteborg',
  tags: ['vastra-gotalands-lan', 'vastra-gotalands-lan/goteborg'],
  geo,
  shortDescription: 'Butikslokal mot kajen, med egen entré.',
  images: ['ext-apartment-6-waterside-kajplats-lindholmen'],
  sortOrder: 10,
}

const filter: SearchFilterDto = { siteId: 1, maxPrice: 4_000_000, minRooms: 3, residenceType: ['apartment'] }
const markedHome = {
  objectId: 'home-00017',
  markedAt: 1_795_000_000_000,
  price: 3_895_000,
  status: 'forSale',
} as const
const byIds = (id: string) => ({ filter: { ids: [id], siteId: 1 } })

const signedIn = { code: 'Ok', token: 'header.claims.signature' } as const
const done = { code: 'Ok' } as const
const status = { status: 'pending', type: 'login', hintCode: 'outstandingTransaction' } as const

const link = { title: 'Sök bostad', href: '/sok-bostad/' }
const chrome: ChromeDto = {
  navigation: { main: [link], corporate: [], career: [], quickLinks: [link] },
  footer: {
    companyLinks: [link],
    discoveryLinks: [],
    helpLinks: [],
    socialLinks: [],
    countryLinks: [
      { title: 'Sverige', href: 'https://www.husrum.example/', language: 'sv', isCurrent: true },
    ],
    copyright: '© Husrum',
  },
  popularSearches: [],
  contact: { email: 'kundservice@husrum.example' },
}
const contactPlace = {
  of: 'home-00017',
  name: 'Brf Kajutan 17',
  relation: 'buyer' as const,
  contacts: [{ id: 'sweden-amira-lindqvist', name: 'Amira Lindqvist', contactType: 0 }],
}
const writtenMessage = {
  id: flowId,
  subject: 'Inflyttning',
  message: 'När flyttar vi in?',
  contactName: 'Amira Lindqvist',
  about: 'Brf Kajutan 17',
  sentAt: 1_795_000_000_000,
  files: ['ritning.pdf'],
}
const newsSummary = {
  id: flowId,
  title: 'Hissen går igen',
  preamble: 'Reservdelen kom i morse.',
  audience: 'stage' as const,
  about: 'Brf Kajutan',
  publishedOn: 1_795_000_000_000,
  isRead: false,
}
const pausedNotification = { id: flowId, pausedUntil: 1_796_000_000_000 }
const storedSearch = {
  name: 'Treor i Göteborg',
  address: '/sok-bostad/vastra-gotalands-lan/goteborg/?minRooms=3',
  rhythm: 'daily',
} as const
const savedSearch = {
  ...storedSearch,
  kinds: ['newHome' as const, 'price' as const],
  id: flowId,
  createdOn: 1_795_000_000_000,
  isPaused: false,
  homes: 112,
  places: [{ url: 'vastra-gotalands-lan/goteborg', name: 'Göteborg' }],
  news: {
    homes: 1,
    newHome: 0,
    price: 1,
    status: 0,
    showing: 0,
    latest: [
      {
        objectId: 'home-00017',
        name: 'Brf Kajutan 17',
        path: '/hitta-din-bostad/vastra-gotalands-lan/goteborg/lindholmen/brf-kajutan/home-00017/',
        disposalForm: 'condominium' as const,
        isNew: false,
        price: { before: 389_500_000, now: 379_500_000 },
        showings: [],
      },
    ],
  },
}

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

export const endpointExamples = {
  searchObject: {
    request: { limit: 30, offset: 0, sort: 'price:asc', filter },
    answer: { hits: [home], estimatedTotalHits: 1 },
  },
  stageAndAreaSearch: {
    request: { sort: '', filter },
    answer: {
      hits: [stage],
      estimatedTotalHits: 1,
      facetDistribution: { type: { object: 60, stage: 1, area: 0 } },
    },
  },
  getLastVisited: {
    answer: [{ objectId: 'home-00017', stageId: 'stage-kajutan', at: 1_795_254_638_431 }],
  },
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
  searchStage: {
    request: { filter: { siteId: 1, status: ['forSale', 'moveInReady'] } },
    answer: { hits: [stage], estimatedTotalHits: 1 },
  },
  objectsInStage: {
    request: { siteId: 1, stageId: 'stage-kajutan' },
    answer: { hits: [home], estimatedTotalHits: 1 },
  },
  searchMap: {
    request: { filter, box: [57.6, 11.8, 57.8, 12.1], zoom: 11 },
    answer: {
      cells: [
        {
          column: 4368,
          row: 2484,
          objects: 60,
          bounds: [57.706, 11.937, 57.709, 11.942],
          minPrice: 2_195_000,
          ids: [],
        },
      ],
      estimatedTotalHits: 60,
    },
  },
  textSearch: {
    request: {
      text: '3 rok göteborg',
      siteId: 1,
      languages: ['sv'],
      sortType: 'nothing',
      categories: ['residencialproject', 'residencialarea'],
      skip: 0,
      take: 3,
      attributesToCrop: ['text'],
      cropMarker: '…',
    },
    answer: {
      hits: [
        {
          id: 'vg-goteborg',
          type: 'residencialarea',
          siteId: 1,
          language: 'sv',
          title: 'Nya bostäder i Göteborg',
          url: '/sok-bostad/vastra-gotalands-lan/goteborg/',
          text: 'Vi har 12 hem till salu i Göteborg.',
          titleMarks: [[15, 23]],
          textMarks: [[26, 34]],
        },
      ],
      estimatedTotalHits: 1,
      facetDistribution: { type: { residencialarea: 1, residencialobject: 12 } },
      understood: {
        parts: [
          { kind: 'rooms', min: 3, max: 3, textWithout: 'göteborg' },
          {
            kind: 'place',
            values: ['vastra-gotalands-lan/goteborg'],
            placeName: 'Göteborg',
            textWithout: '3 rok',
          },
        ],
        url: '/sok-bostad/vastra-gotalands-lan/goteborg/?minRooms=3&maxRooms=3',
        objects: 4,
      },
    },
  },
  searchTags: { request: { text: 'göte', limit: 20, filter: { siteId: 1 } }, answer: tags },
  tagsByUrl: { request: { siteId: 1, urls: ['vastra-gotalands-lan/goteborg'] }, answer: tags },
  stageTags: { answer: tags },
  searchStageCounties: {
    request: { filter: { siteId: 1 } },
    answer: {
      hits: [{ ...tag, id: 'vg', kind: 'county', name: 'Västra Götalands län' }],
      estimatedTotalHits: 1,
    },
  },
  searchPremises: {
    request: {
      filter: { siteId: 1, tags: [], types: ['shop'], minArea: 50 },
      sort: ['sortOrder:asc', 'area:asc'],
      limit: 500,
    },
    answer: { hits: [premises], estimatedTotalHits: 1 },
  },
  premisesTags: {
    request: { siteId: 1 },
    answer: {
      hits: [{ url: 'vastra-gotalands-lan/goteborg', kind: 'municipality', name: 'Göteborg', premises: 4 }],
      estimatedTotalHits: 1,
    },
  },
  objectsByIds: { request: byIds('home-00017'), answer: { hits: [home], estimatedTotalHits: 1 } },
  stagesByIds: { request: byIds('stage-kajutan'), answer: { hits: [stage], estimatedTotalHits: 1 } },
  changeObjects: {
    request: {
      changes: [
        { id: 'home-00017', price: 3_795_000 },
        { id: 'home-00018', status: 'forSale' },
      ],
    },
    answer: { changed: 1, heldBack: [{ id: 'home-00018', fields: ['status'], reason: 'booked' }] },
  },
  getViewModel: { answer: { status: 301, location: '/sok-bostad/' } },
  getNavigation: { answer: chrome },
  getEnglishNavigation: { answer: chrome },
  recordExperiment: {},
  saveWebVital: { request: { name: 'LCP', value: 1240, page: 'start', site: 'sweden' } },
  reportClientError: {
    request: { message: 'x is not a function', template: 'start', site: 'sweden' },
    answer: { reference: 'k3v9q2' },
  },
  loginWithEmail: {
    request: { email: 'anna@husrum.example', password: 'ett långt lösenord' },
    answer: signedIn,
  },
  loginBoard: { request: { sessionId: flowId, brfAccountId: 'brf-kajutan' }, answer: signedIn },
  getRefreshedToken: { answer: 'header.claims.signature' },
  refreshToken: { answer: 'header.claims.signature' },
  logout: {},
  getMe: {
    answer: {
      id: flowId,
      firstName: 'Anna',
      lastName: 'Berg',
      email: 'anna@husrum.example',
      newsLetter: false,
      hasAccount: true,
      firstSsnLogin: false,
      pid: true,
      requiresIdentity: false,
      vipMemberships: [],
      consents: [],
      payments: [],
      bookings: [],
      favorites: ['home-00017'],
      interests: [],
      purchases: [],
      showings: [],
      isBoardMember: false,
      isVip: false,
    },
  },
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
  listSessions: {
    answer: {
      sessions: [
        {
          id: flowId,
          isCurrent: true,
          siteName: 'Husrum',
          byIdentity: true,
          browser: 'Safari',
          system: 'iPhone',
          begunAt: '2026-11-22T08:00:00.000Z',
          endsAt: '2026-11-22T20:00:00.000Z',
        },
      ],
    },
  },
  endSession: { request: { id: flowId }, answer: done },
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
  getMyPagesOverview: {
    answer: {
      next: [
        {
          kind: 'errandAnswer',
          id: flowId,
          about: 'Kök: Kranen droppar',
          isOverdue: false,
          href: `/mina-sidor/arenden/?errandId=${flowId}`,
        },
      ],
      coming: [],
      fresh: [],
      hasErrands: true,
      isIdentityMissing: false,
      failed: [],
    },
  },
  listFavourites: {
    answer: {
      homes: [{ ...markedHome, history: { price: { at: 1_795_000_000_000, isNew: true } } }],
      newsSince: 1_794_000_000_000,
      newsTo: 4_711,
    },
  },
  seeFavourites: { request: { newsTo: 4_711 } },
  getFavourite: { answer: markedHome },
  addFavourite: {},
  removeFavourite: {},
  listHiddenHomes: { answer: { homes: [{ objectId: 'home-00018', markedAt: 1_795_000_000_000 }] } },
  hideHome: {},
  showHome: {},
  mergeMarkedHomes: { request: { favorites: [markedHome], hidden: [] } },
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
  updateAccount: { request: { phoneNumber: '070-123 45 67' }, answer: done },
  getTypedForm: { answer: { form: 'login', fields: { email: 'anna@husrum.example' } } },
  startIdentification: {
    request: { flow: 'login', device: 'same', siteId: 1, returnUrl: '/mina-sidor/' },
    answer: { id: flowId, autoStartToken: '131daac9-16c6-4618-beb0-365768f37288' },
  },
  getBankIdStatus: { answer: status },
  getIdentityStatus: { request: { poolingId: flowId }, answer: status },
  cancelIdentification: {},
  getNotifications: {
    answer: [
      {
        notificationType: 'DocumentSigning',
        name: 'awaiting_signature',
        id: flowId,
        createdOn: 1_795_000_000_000,
      },
    ],
  },
  getPausedNotification: { answer: pausedNotification },
  pauseNotification: { answer: pausedNotification },
  getContacts: {
    answer: {
      places: [contactPlace],
      opening: { kind: 'open', until: '17:00' },
      messages: [writtenMessage],
      typed: {},
    },
  },
  getContactsOf: { answer: contactPlace },
  writeToContact: {
    request: {
      contactId: 'sweden-amira-lindqvist',
      subject: 'Inflyttning',
      message: 'När flyttar vi in?',
    },
    answer: writtenMessage,
  },
  getNews: { answer: { items: [newsSummary], total: 1, unread: 1 } },
  getNewsItem: { answer: { ...newsSummary, language: 'sv', body: '<p>Hissen är igång igen.</p>' } },
  readNewsItem: {},
  readAllNews: {},
  readNotification: {},
  readAllNotifications: {},
  getNotificationSettings: { answer: { language: null, stops: [{ kind: 'news', channel: 'mail' }] } },
  changeNotificationSettings: {
    request: { language: 'en', stops: [] },
    answer: { language: 'en', stops: [] },
  },
  getPrintOrders: {
    answer: {
      stages: [{ id: 'stage-4', name: 'Brf Kajutan' }],
      orders: [orderedPrint],
      recipient: { name: 'Signe Hammar', address: 'Kajgatan 4', postalCode: '411 03', city: 'Göteborg' },
    },
  },
  orderPrints: { request: printOrder, answer: orderedPrint },
  getSavedSearches: {
    answer: { savedSearches: [savedSearch], newsSince: 1_795_000_000_000, newsTo: 4_711 },
  },
  seeSavedSearches: { request: { newsTo: 4_711 } },
  saveSearch: { request: storedSearch, answer: savedSearch },
  changeSavedSearch: { request: { isPaused: true }, answer: { ...savedSearch, isPaused: true } },
  removeSavedSearch: {},
  listUploads: {
    answer: [
      {
        id: flowId,
        name: 'kran.jpg',
        size: 412_300,
        received: 412_300,
        state: 'clean',
        kind: 'jpeg',
      },
    ],
  },
  getTypedSearchAlert: { answer: { fields: { email: 'anna@example.com' } } },
  getCaseAgreements: { answer: [casePlace] },
  getPublicAddresses: { answer: [casePlace] },
  searchCaseBuildings: {
    request: { text: 'kaj' },
    answer: [{ ...casePlace, buildingType: 'stairs' }],
  },
  searchCaseObjects: { request: { text: 'kaj' }, answer: [casePlace] },
  getCaseRooms: { answer: [{ id: 'room-kitchen', name: 'Kök', key: 'kitchen' }] },
  getCaseBuildingRooms: { answer: [{ id: 'room-stairs', name: 'Trapphus', key: 'stairs' }] },
  getCaseAssets: { answer: [{ id: 'asset-water', name: 'Vatten', key: 'water', faqIds: ['faq-tap'] }] },
  getCaseArticles: {
    request: { ids: ['faq-tap'] },
    answer: { items: [{ id: 'faq-tap', title: 'Kranen droppar', text: '<p>Stäng av vattnet.</p>' }] },
  },
  getCaseFaq: {
    request: { faqIds: ['faq-tap'] },
    answer: [{ question: 'Kranen drypper', answer: '<p>Steng vannet.</p>', files: [] }],
  },
  getCaseAssociation: {
    answer: {
      name: 'Brf Kajutan',
      organisationNumber: '769600-1238',
      boardEmail: 'styrelsen@kajutan.example',
      activeFinancialManagement: true,
      addresses: [casePlace],
    },
  },
  getCaseAccount: { answer: { email: 'styrelsen@kajutan.example' } },
  changeCaseAccount: {
    request: { email: 'styrelsen@kajutan.example' },
    answer: { email: 'styrelsen@kajutan.example' },
  },
  getCaseDrafts: { answer: [caseDraft] },
  saveCaseDraft: {
    request: {
      caseType: 'resident',
      step: 'description',
      form: caseForm,
      appliances: false,
      submission: 7,
      isNewCase: false,
      isSwitched: false,
    },
    answer: caseDraft,
  },
  discardCaseDraft: {},
  submitCaseDraft: {
    request: { submission: 7 },
    answer: {
      id: flowId,
      reference: flowId,
      ticketNumber: 'HR-260412',
      caseStatusId: errand.caseStatusId,
      creationDate: errand.creationDate,
      attachments: errand.attachments,
      copySent: true,
      expectedBy: errand.expectedBy,
      visibleInErrands: true,
    },
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
  getBoardErrands: { answer: [errandInHome] },
  getOwnBoardErrands: { answer: [errand] },
  getBoardErrand: { answer: sharedErrand },
  getResidentErrands: { answer: [errand] },
  getResidentErrand: { answer: { ...errandDetails, access: 'full', sharedWithBoard: false } },
  getErrands: {
    answer: {
      viewer: 'resident',
      errands: [errand],
      counts: [{ caseStatusId: errand.caseStatusId, caseTypeName: errand.caseTypeName, count: 1 }],
    },
  },
  getErrandsOverview: {
    answer: {
      late: { count: 0, first: [] },
      all: { all: 1, open: 1, late: 0, kept: 0, missed: 0, oldestDays: 2 },
      byStairwell: [{ name: 'Trapphus A', all: 1, open: 1, late: 0, kept: 0, missed: 0, oldestDays: 2 }],
      byKind: [{ name: 'Kök', all: 1, open: 1, late: 0, kept: 0, missed: 0, oldestDays: 2 }],
      errands: [errand],
    },
  },
  getErrand: { answer: errandDetails },
  getTypedErrandForm: { answer: { fields: { action: 'message', text: 'När kommer ni?' } } },
  getErrandLetters: { answer: { off: ['progress'] } },
  changeErrandLetters: { request: { off: ['progress'] }, answer: { off: ['progress'] } },
  getHasErrands: { answer: { data: true } },
  getRounds: { answer: [round] },
  getRound: { answer: round },
  closeBoardErrand: { request: {}, answer: { ...errandDetails, area: 'CommonAreas', closedBy: 'board' } },
  closeResidentErrand: { request: {}, answer: errandDetails },
  updateErrand: { request: { description: 'Nu läcker den mer.' }, answer: errandDetails },
  actOnOneErrand: { request: { action: 'answer', text: 'Kom efter tre.' }, answer: errandDetails },
  writeErrandMessage: { request: { text: 'När kommer ni?' }, answer: errandDetails },
  ...bookingExamples,
  ...residenceExamples,
  ...homeExamples,
} satisfies { readonly [Name in EndpointName]: Example<Name> }
