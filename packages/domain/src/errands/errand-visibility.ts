// Who can see which errand (FAULT-67).
import type { ErrandArea } from './errand.ts'

/** Who asks for an errand. Anybody else sees none. */
export type ErrandViewer =
  | { readonly kind: 'resident'; readonly userId: string; readonly hasIdentity: boolean }
  | { readonly kind: 'boardMember'; readonly associationId: string; readonly hasManagement: boolean }

/** What decides who sees an errand. */
export interface ErrandOrigin {
  readonly reporterId: string
  /** The association whose property it is; empty where none is known. */
  readonly associationId: string
  readonly area: ErrandArea
  /** Whether the address was written by hand instead of picked among the reporter's own homes. */
  readonly isOtherAddress: boolean
}

/**
 * Residents with a verified identity see their own errands in their own apartment; board members all of their
 * association, unless the provider does not manage it. Whoever may not see an errand gets 404.
 */
export const maySeeErrand = (viewer: ErrandViewer, errand: ErrandOrigin): boolean =>
  viewer.kind === 'resident'
    ? viewer.hasIdentity &&
      viewer.userId !== '' &&
      viewer.userId === errand.reporterId &&
      errand.area === 'YourApartment' &&
      !errand.isOtherAddress
    : viewer.hasManagement && viewer.associationId !== '' && viewer.associationId === errand.associationId
