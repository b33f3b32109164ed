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
  Payments,
  PremisesSearch,
  RecentlyViewed,
  Residences,
  SavedSearches,
  Search,
  Showings,
  SignIn,
  TextSearch,
  Uploads,
} from '@husrum/application'
import type { CallOf, getPrintOrders, openPanorama } from '@husrum/contract'
import type { ReactNode } from 'react'
import { createContext, useContext } from 'react'

/** The names of all verbs of a capability, separated by spaces. */
type VerbsOf<Capability> = string & { readonly capability?: Capability }
type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text
type CapabilitiesOf<Table> = {
  readonly [Name in keyof Table]: Table[Name] extends VerbsOf<infer Capability> ? Capability : never
}

/** The compiler reports a verb that the capability does not have, and one that is missing. */
const verbs =
  <Capability extends object>() =>
  <const Names extends string>(
    names: [Words<Names>, keyof Capability] extends [keyof Capability, Words<Names>] ? Names : never,
  ): VerbsOf<Capability> =>
    names as VerbsOf<Capability>

/** The capabilities for navigation. Only the names of the verbs are here: their code is loaded with the first call. */
export const navigationVerbs = {
  pages: verbs<Pages>()('load'),
  search: verbs<Search>()(
    'homes stagesAndAreas places relaxations byIds stagesByIds resales remember map mapPlaces',
  ),
  textSearch: verbs<TextSearch>()('find quickly'),
  premises: verbs<PremisesSearch>()('find places remember remembered'),
  explorer: verbs<Explorer>()('homes views'),
  recentlyViewed: verbs<RecentlyViewed>()('note lastHomes popularStages forget'),
  panoramas: verbs<{ open: CallOf<typeof openPanorama, ['objectId']> }>()('open'),
}
/** The capabilities for the visitor's own account. */
export const accountVerbs = {
  signIn: verbs<SignIn>()(
    'withEmail identify complete giveSiteConsent provenName isIdentityAnswered answerIdentity',
  ),
  accounts: verbs<Accounts>()(
    'register forgotPassword resetPassword changePassword updateDetails changeEmail undoChange allowEmailSignIn verifyEmail rejectRegistration typedForm sessions endSession registerInterest',
  ),
  contacts: verbs<Contacts>()('see write'),
  news: verbs<News>()('list one read readAll'),
  notifications: verbs<Notifications>()('list pause read readAll settings'),
  savedSearches: verbs<SavedSearches>()('list see typed'),
  favourites: verbs<Favourites>()('list see add remove merge takeNotice'),
  uploads: verbs<Uploads>()('list send resume remove preview'),
  errands: verbs<Errands>()(
    'list overview one hasAny rounds typed close update answer reopen requestReopening rate share write',
  ),
  casePlaces: verbs<CasePlaces>()(
    'agreements publicAddresses searchBuildings searchHomes roomsOfHome roomsOfProperty assets articles faq association reportedFaults follow changeBoardEmail',
  ),
  caseDrafts: verbs<CaseDrafts>()('list save discard'),
  caseSubmitter: verbs<CaseSubmitter>()('submit'),
  bookings: verbs<Bookings>()(
    'offer start startStatus list places one current save goBack cancel withdraw invite emailIsFree joinLine leaveLine',
  ),
  inspections: verbs<Inspections>()('of addRemark reportNotFixed askForTime'),
  interiors: verbs<Interiors>()('of choose confirm'),
  bookingPayments: verbs<BookingPayments>()('paymentId start status cancel'),
  membership: verbs<Membership>()('standing joinByCode renew withdraw wishes keepWishes'),
  myPages: verbs<MyPages>()('overview'),
  showings: verbs<Showings>()('list book cancel ticket openAsHost hosted checkIn open register'),
  payments: verbs<Payments>()('list'),
  ownData: verbs<OwnData>()('standing'),
  printOrders: verbs<{ list: CallOf<typeof getPrintOrders> }>()('list'),
  bookingSignatures: verbs<BookingSignatures>()('start status cancel invitation startByInvitation'),
  residences: verbs<Residences>()('own one'),
  documents: verbs<Documents>()('list sign'),
}

export type NavigationCapabilities = CapabilitiesOf<typeof navigationVerbs>
export type AccountCapabilities = CapabilitiesOf<typeof accountVerbs>
export type Capabilities = NavigationCapabilities & AccountCapabilities

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
