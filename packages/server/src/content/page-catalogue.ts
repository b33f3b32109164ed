// What the pages want of the catalogue of homes.
import type { HomeDetails, Stage, Tag } from '@husrum/domain'

export interface PageCatalogue {
  /** The places with these urls, in the order asked; unknown ones are left out. */
  tagsByUrl(siteId: number, urls: readonly string[]): Promise<readonly Tag[]>
  /** The places with these ids, in the order asked; unknown ones are left out. */
  tagsByIds(siteId: number, ids: readonly string[]): Promise<readonly Tag[]>
  /** The municipalities with most homes. */
  largestPlaces(siteId: number, limit: number): Promise<readonly Tag[]>
  /** Whatever the home's status; undefined for a path where no home stands. */
  homeByPath(
    siteId: number,
    path: string,
  ): Promise<{ readonly home: HomeDetails; readonly stage: Stage } | undefined>
  newestIds(siteId: number, limit: number): Promise<readonly string[]>
  similarIds(home: HomeDetails, limit: number): Promise<readonly string[]>
}
