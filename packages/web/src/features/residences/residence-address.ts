// Addresses of the pages of one home, and the home that an address refers to.
import type { OwnedResidence } from '@husrum/application'
import type { SiteDefinition, TimelineStep } from '@husrum/domain'
import { routePath, timelinePath } from '@husrum/domain'

const name = 'id'

const withId = (path: string | undefined, id: string): string | undefined =>
  path && `${path}?${name}=${encodeURIComponent(id)}`

/** Its timeline, or the page of one of its steps. */
export const timelineAddress = (site: SiteDefinition, id: string, step?: TimelineStep): string | undefined =>
  withId(step === undefined ? routePath(site, 'timeline') : timelinePath(site, step), id)

/** The home in the address, or the first one; undefined if it is not among them, or there is none. */
export const chosenResidence = (
  residences: readonly OwnedResidence[],
  search: string,
): OwnedResidence | undefined => {
  const id = new URLSearchParams(search).get(name)
  return id === null
    ? residences[0]
    : residences.find((residence) => residence.id === id || residence.objectId === id)
}

/** Whether the address refers to a home that is not among them. */
export const isMissingResidence = (residences: readonly OwnedResidence[], search: string): boolean =>
  new URLSearchParams(search).has(name) && chosenResidence(residences, search) === undefined
