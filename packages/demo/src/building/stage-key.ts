// Names a stage so that its building can be raised again from the name alone: a picture's thread has no catalogue.
import { sites } from '@husrum/domain'

export interface StageKey {
  /** The world's number. */
  readonly seed: number
  readonly siteId: number
  /** Place in the site's order. */
  readonly index: number
  /** How many homes it was planned for. */
  readonly size: number
}

export const largestStage = 400

/** "20261120.1.4k.40" */
export const writeStageKey = ({ seed, siteId, index, size }: StageKey): string =>
  `${seed}.${siteId}.${index.toString(36)}.${size}`

/** What the stage's colours, its light and its trees are drawn from; homes and worlds share it. */
export const pictureSeedOf = ({ siteId, index }: Pick<StageKey, 'siteId' | 'index'>): string =>
  `${siteId}.${index.toString(36)}`

const shape = /^(0|[1-9]\d{0,9})\.([1-9])\.(0|[1-9a-z][0-9a-z]{0,4})\.([1-9]\d{0,2})$/

/** Undefined for what no stage of ours is called. */
export const readStageKey = (text: string): StageKey | undefined => {
  const [, seed, site, index, size] = shape.exec(text) ?? []
  if (index === undefined) return undefined
  const key = {
    seed: Number(seed),
    siteId: Number(site),
    index: Number.parseInt(index, 36),
    size: Number(size),
  }
  return key.size <= largestStage && sites.some(({ catalogueSiteId }) => catalogueSiteId === key.siteId)
    ? key
    : undefined
}
