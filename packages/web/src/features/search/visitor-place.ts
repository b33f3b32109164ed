// Position of the visitor, until the document is unloaded: set in the browser on request, and never stored.
import type { GeoPoint } from '@husrum/domain'

let place: GeoPoint | undefined

export const visitorPlace = (): GeoPoint | undefined => place
export const setVisitorPlace = (found: GeoPoint | undefined): void => {
  place = found
}
