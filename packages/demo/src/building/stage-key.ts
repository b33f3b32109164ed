// Key of a stage from which its building can be created again: the picture worker has no catalogue.
import { sites } from '@husrum/domain'

export interface StageKey {
  /** The seed of the world. */
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

/** Seed of the stage's colours, light and trees, which homes and worlds share. */
export const pictureSeedOf = ({ siteId, index }: Pick<StageKey, 'siteId' | 'index'>): string =>
  `${siteId}.${index.toString(36)}`

const shape = /^(0|[1-9]\d{0,9})\.([1-9])\.(0|[1-9a-z][0-9a-z]{0,4})\.([1-9]\d{0,2})$/

/** Undefined if it is not the key of one of our stages. */
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
