// The places of stages and premises, as their addresses name them.
import type { Tag } from '../homes/home.ts'
import { tagKinds } from '../homes/home.ts'
import { slugOf } from './slug.ts'

/** Where a stage or premises are. */
export interface PlaceNames {
  readonly county: string
  readonly municipality: string
  readonly areaName: string
}

/** The places, the widest first, with the path segments of `Tag.url`. */
export const placesOf = ({
  county,
  municipality,
  areaName,
}: PlaceNames): readonly Pick<Tag, 'kind' | 'name' | 'url'>[] => {
  const names = { county, municipality, area: areaName }
  let url = ''
  return tagKinds.map((kind) => {
    url = url === '' ? slugOf(names[kind]) : `${url}/${slugOf(names[kind])}`
    return { kind, name: names[kind], url }
  })
}
