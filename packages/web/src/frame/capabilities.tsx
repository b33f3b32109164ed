// The use cases that components can call: one object per capability, with verbs. Components never access a port or an adapter.
import type {
  Accounts,
  BookingPayments,
  BookingSignatures,
  Bookings,
  CaseDrafts,
  CasePlaces,
  CaseSubmitter,
  Contacts,
  Documents,
  Errands,
  Explorer,
  Favourites,
  Inspections,
  Interiors,
  Membership,
  MyPages,
  News,
  Notifications,
  OwnData,
  Pages,
  Panoramas,
  Payments,
  PremisesSearch,
  PrintOrders,
  RecentlyViewed,
  Residences,
  SavedSearches,
  Search,
  Showings,
  SignIn,
  TextSearch,
  Uploads,
} from '@husrum/application'
import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'

/** The capabilities for navigation. */
export interface NavigationCapabilities {
  readonly pages: Pages
  readonly search: Search
  readonly textSearch: TextSearch
  readonly premises: PremisesSearch
  readonly explorer: Explorer
  readonly recentlyViewed: RecentlyViewed
  readonly panoramas: Panoramas
}
/** The capabilities for the visitor's own account. */
export interface AccountCapabilities {
  readonly signIn: SignIn
  readonly accounts: Accounts
  readonly contacts: Contacts
  readonly news: News
  readonly notifications: Notifications
  readonly savedSearches: SavedSearches
  readonly favourites: Favourites
  readonly uploads: Uploads
  readonly errands: Errands
  readonly casePlaces: CasePlaces
  readonly caseDrafts: CaseDrafts
  readonly caseSubmitter: CaseSubmitter
  readonly bookings: Bookings
  readonly inspections: Inspections
  readonly interiors: Interiors
  readonly bookingPayments: BookingPayments
  readonly membership: Membership
  readonly myPages: MyPages
  readonly showings: Showings
  readonly payments: Payments
  readonly ownData: OwnData
  readonly printOrders: PrintOrders
  readonly bookingSignatures: BookingSignatures
  readonly residences: Residences
  readonly documents: Documents
}
export type Capabilities = NavigationCapabilities & AccountCapabilities

type VerbsOf<Group> = { readonly [Name in keyof Group]: Readonly<Record<keyof Group[Name], true>> }

/** Every verb by name: its code is loaded with the first call. */
export const navigationVerbs: VerbsOf<NavigationCapabilities> = {
  pages: { load: true },
  search: {
    homes: true,
    stagesAndAreas: true,
    places: true,
    relaxations: true,
    byIds: true,
    stagesByIds: true,
    resales: true,
    remember: true,
    map: true,
    mapPlaces: true,
  },
  textSearch: { find: true, quickly: true },
  premises: { find: true, places: true, remember: true, remembered: true },
  explorer: { homes: true, views: true },
  panoramas: { open: true },
  recentlyViewed: { note: true, lastHomes: true, popularStages: true, forget: true },
}
export const accountVerbs: VerbsOf<AccountCapabilities> = {
  signIn: {
    withEmail: true,
    identify: true,
    complete: true,
    giveSiteConsent: true,
    provenName: true,
    isIdentityAnswered: true,
    answerIdentity: true,
  },
  accounts: {
    register: true,
    forgotPassword: true,
    resetPassword: true,
    changePassword: true,
    updateDetails: true,
    changeEmail: true,
    undoChange: true,
    allowEmailSignIn: true,
    verifyEmail: true,
    rejectRegistration: true,
    typedForm: true,
    sessions: true,
    endSession: true,
    registerInterest: true,
  },
  contacts: { see: true, write: true },
  news: { list: true, one: true, read: true, readAll: true },
  notifications: { list: true, pause: true, read: true, readAll: true, settings: true },
  savedSearches: { list: true, see: true, typed: true },
  favourites: { list: true, see: true, add: true, remove: true, merge: true, takeNotice: true },
  uploads: { list: true, send: true, resume: true, remove: true, preview: true },
  errands: {
    list: true,
    overview: true,
    one: true,
    hasAny: true,
    rounds: true,
    typed: true,
    close: true,
    update: true,
    answer: true,
    reopen: true,
    requestReopening: true,
    rate: true,
    share: true,
    write: true,
  },
  casePlaces: {
    agreements: true,
    publicAddresses: true,
    searchBuildings: true,
    searchHomes: true,
    roomsOfHome: true,
    roomsOfProperty: true,
    assets: true,
    articles: true,
    faq: true,
    association: true,
    reportedFaults: true,
    follow: true,
    changeBoardEmail: true,
  },
  caseDrafts: { list: true, save: true, discard: true },
  caseSubmitter: { submit: true },
  bookings: {
    offer: true,
    start: true,
    startStatus: true,
    list: true,
    places: true,
    one: true,
    current: true,
    save: true,
    goBack: true,
    cancel: true,
    withdraw: true,
    invite: true,
    emailIsFree: true,
    joinLine: true,
    leaveLine: true,
  },
  inspections: { of: true, addRemark: true, reportNotFixed: true, askForTime: true },
  interiors: { of: true, choose: true, confirm: true },
  myPages: { overview: true },
  membership: {
    standing: true,
    joinByCode: true,
    renew: true,
    withdraw: true,
    wishes: true,
    keepWishes: true,
  },
  showings: {
    list: true,
    book: true,
    cancel: true,
    ticket: true,
    openAsHost: true,
    hosted: true,
    checkIn: true,
    open: true,
    register: true,
  },
  payments: { list: true },
  ownData: { standing: true },
  printOrders: { list: true },
  bookingPayments: { paymentId: true, start: true, status: true, cancel: true },
  documents: { list: true, sign: true },
  bookingSignatures: {
    start: true,
    status: true,
    cancel: true,
    invitation: true,
    startByInvitation: true,
  },
  residences: { own: true, one: true },
}

const CapabilitiesContext = createContext<Capabilities | undefined>(undefined)

export const CapabilitiesProvider = ({
  capabilities,
  children,
}: {
  readonly capabilities: Capabilities
  readonly children: ReactNode
}) => <CapabilitiesContext value={capabilities}>{children}</CapabilitiesContext>

export const useCapabilities = (): Capabilities => {
  const capabilities = useContext(CapabilitiesContext)
  if (!capabilities) throw new Error('CapabilitiesProvider is missing above this component')
  return capabilities
}
