// Where the visitor is, as long as the document stands: set in a browser alone, after they pressed for it, and kept nowhere.
import type { GeoPoint } from '@husrum/domain'

let place: GeoPoint | undefined

export const visitorPlace = (): GeoPoint | undefined => place
export const setVisitorPlace = (found: GeoPoint | undefined): void => {
  place = found
}
