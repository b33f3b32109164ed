// What pages read from the catalogue of homes and premises.
import type {
  ExplorerCover,
  HomeDetails,
  HomePaperLink,
  SiteDefinition,
  Stage,
  StageDetails,
  Tag,
} from '@husrum/domain'
import type { PremisesService } from '../../catalogue/premises/index.ts'

export interface PageCatalogue {
  /** The places with these urls, in the order requested; unknown ones are left out. */
  tagsByUrl(siteId: number, urls: readonly string[]): Promise<readonly Tag[]>
  /** The places with these ids, in the order requested; unknown ones are left out. */
  tagsByIds(siteId: number, ids: readonly string[]): Promise<readonly Tag[]>
  /** The municipalities with the most homes. */
  largestPlaces(siteId: number, limit: number): Promise<readonly Tag[]>
  /** The counties with stages. */
  counties(siteId: number): Promise<readonly Tag[]>
  /** Homes of any status; undefined if there is no home at the path. */
  homeByPath(
    siteId: number,
    path: string,
  ): Promise<{ readonly home: HomeDetails; readonly stage: StageDetails } | undefined>
  /** The stage path of a sold home that has left the catalogue; without `stagePath` if the stage is gone too. */
  formerHome(siteId: number, path: string): Promise<{ readonly stagePath?: string } | undefined>
  /** Whether a stage at the path has ended. */
  isFormerStage(siteId: number, path: string): Promise<boolean>
  /** With all its homes, those for sale first; undefined if there is no stage at the path. */
  stageByPath(
    siteId: number,
    path: string,
  ): Promise<{ readonly stage: StageDetails; readonly homes: readonly HomeDetails[] } | undefined>
  /** Homes that can be bought, one per stage, newest first; with `tagUrl` all searchable homes of a place. */
  newestIds(siteId: number, limit: number, tagUrl?: string): Promise<readonly string[]>
  /** The first picture of the stage's explorer; undefined for a stage without one. */
  explorerCover(siteId: number, stageId: string): Promise<Omit<ExplorerCover, 'path'> | undefined>
  /** Stages with searchable homes, those with the most homes first; `tagUrl` limits them to a place. */
  stages(siteId: number, limit: number, tagUrl?: string): Promise<readonly Stage[]>
  /** Stages with searchable homes except the one with the id, nearest to the point first. */
  stagesNear(point: Pick<Stage, 'id' | 'siteId' | 'geo'>, limit: number): Promise<readonly Stage[]>
  /** Stages with homes for sale in the county of a place, by recent visits, the most visited first. */
  mostVisited(place: Pick<Tag, 'siteId' | 'url'>, limit: number): Promise<readonly Stage[]>
  /** Paths of the homes that are not sold, in a stable order. */
  homePaths(siteId: number, offset: number, limit: number): Promise<readonly string[]>
  homeCount(siteId: number): Promise<number>
  /** The homes that their owners sell. */
  resales(siteId: number): Promise<readonly HomeDetails[]>
  /** Homes similar to this one, the nearest first. */
  similar(home: HomeDetails, limit: number): Promise<readonly HomeDetails[]>
  /** PDF papers of a stage, and of one of its homes, for all visitors. */
  papers(
    site: SiteDefinition,
    of: { readonly stageId: string; readonly homeId?: string },
  ): Promise<readonly HomePaperLink[]>
  /** Commercial premises, for rent or sale. */
  readonly premises: Pick<PremisesService, 'byPath' | 'isFormer' | 'similar' | 'nearest' | 'available'>
}
