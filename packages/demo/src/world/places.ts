// The shape of the gazetteers, and a place as the generator uses it.
import type { GeoPoint } from '@husrum/domain'
import type { Setting } from '../building/setting.ts'
import { slugOf } from './slug.ts'

/** `price` is thousands of the country's currency per square metre; `located` is "in the area" where the preposition is not "i". */
export type AreaRow = readonly [
  name: string,
  lat: number,
  lon: number,
  price: number,
  setting: Setting,
  located?: string,
]

export interface MunicipalityRow {
  readonly name: string
  readonly lat: number
  readonly lon: number
  /** Relative frequency of stages here; 1 when absent. */
  readonly weight?: number
  /** Finnish: "Helsingin", for the housing company's name. */
  readonly genitive?: string
  readonly areas: readonly AreaRow[]
}

export interface CountyRow {
  readonly name: string
  readonly lat: number
  readonly lon: number
  readonly municipalities: readonly MunicipalityRow[]
}

export interface Place {
  readonly name: string
  /** "vastra-gotalands-lan/goteborg/lindholmen" */
  readonly url: string
  readonly geo: GeoPoint
}

export interface AreaPlace extends Place {
  readonly county: Place
  readonly municipality: Place & { readonly genitive: string }
  /** Whole units of currency per square metre of an ordinary new apartment. */
  readonly squareMetrePrice: number
  readonly setting: Setting
  /** "på Lindholmen", "Kalasatamassa" */
  readonly located: string
  readonly weight: number
}

const placeOf = (row: { name: string; lat: number; lon: number }, parentUrl?: string): Place => ({
  name: row.name,
  url: parentUrl === undefined ? slugOf(row.name) : `${parentUrl}/${slugOf(row.name)}`,
  geo: { lat: row.lat, lon: row.lon },
})

/** Every area of a gazetteer, each with the places that it lies in. */
export const areasOf = (counties: readonly CountyRow[]): readonly AreaPlace[] =>
  counties.flatMap((countyRow) => {
    const county = placeOf(countyRow)
    return countyRow.municipalities.flatMap((row) => {
      const municipality = { ...placeOf(row, county.url), genitive: row.genitive ?? row.name }
      return row.areas.map(
        ([name, lat, lon, price, setting, located]): AreaPlace => ({
          ...placeOf({ name, lat, lon }, municipality.url),
          county,
          municipality,
          squareMetrePrice: price * 1000,
          setting,
          located: located ?? `i ${name}`,
          weight: row.weight ?? 1,
        }),
      )
    })
  })
