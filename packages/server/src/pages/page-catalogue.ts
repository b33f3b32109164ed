// What the pages want of the catalogue of homes and premises.
import type { ExplorerCover, HomeDetails, Stage, StageDetails, Tag } from '@husrum/domain'
import type { PremisesService } from '../premises/premises-service.ts'

export interface PageCatalogue {
  /** The places with these urls, in the order asked; unknown ones are left out. */
  tagsByUrl(siteId: number, urls: readonly string[]): Promise<readonly Tag[]>
  /** The places with these ids, in the order asked; unknown ones are left out. */
  tagsByIds(siteId: number, ids: readonly string[]): Promise<readonly Tag[]>
  /** The municipalities with most homes. */
  largestPlaces(siteId: number, limit: number): Promise<readonly Tag[]>
  /** The counties where a stage stands. */
  counties(siteId: number): Promise<readonly Tag[]>
  /** Whatever the home's status; undefined for a path where no home stands. */
  homeByPath(
    siteId: number,
    path: string,
  ): Promise<{ readonly home: HomeDetails; readonly stage: StageDetails } | undefined>
  /** Where the stage stands of a sold home that was at a path, and is in the catalogue no more: nowhere where the stage is gone too. */
  formerHome(siteId: number, path: string): Promise<{ readonly stagePath?: string } | undefined>
  /** With all its homes, those for sale first; undefined for a path where no stage stands. */
  stageByPath(
    siteId: number,
    path: string,
  ): Promise<{ readonly stage: StageDetails; readonly homes: readonly HomeDetails[] } | undefined>
  /** Homes that can be bought, one a stage, the one published last first; with `tagUrl` all searchable homes of a place. */
  newestIds(siteId: number, limit: number, tagUrl?: string): Promise<readonly string[]>
  /** Whose house one can point at: the picture that it begins with; undefined for a stage without. */
  explorerCover(siteId: number, stageId: string): Promise<Omit<ExplorerCover, 'path'> | undefined>
  /** Stages with searchable homes, those with most homes first; `tagUrl` narrows them to a place. */
  stages(siteId: number, limit: number, tagUrl?: string): Promise<readonly Stage[]>
  /** Other stages with searchable homes than the one with the id, the nearest to the point first. */
  stagesNear(point: Pick<Stage, 'id' | 'siteId' | 'geo'>, limit: number): Promise<readonly Stage[]>
  /** Stages with homes for sale in the county of a place that most looked at lately, the first of them first. */
  mostVisited(place: Pick<Tag, 'siteId' | 'url'>, limit: number): Promise<readonly Stage[]>
  /** Paths of the homes that are not sold, in a lasting order. */
  homePaths(siteId: number, offset: number, limit: number): Promise<readonly string[]>
  homeCount(siteId: number): Promise<number>
  /** The homes that their owners sell. */
  resales(siteId: number): Promise<readonly HomeDetails[]>
  /** Homes to look at after this one, the nearest first. */
  similar(home: HomeDetails, limit: number): Promise<readonly HomeDetails[]>
  /** What companies rent or buy. */
  readonly premises: Pick<PremisesService, 'byPath' | 'similar' | 'nearest' | 'available'>
}
