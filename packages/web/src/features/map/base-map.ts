// The bundled map; its sources and licences are in base-map/README.md.
import type { LatLngTuple } from 'leaflet'
import { loadOnce } from '../../lazy/load-once.ts'
import municipalitiesUrl from './base-map/municipalities.json?url'
import nordicUrl from './base-map/nordic.json?url'

type Line = readonly LatLngTuple[]
type Layer = 'land' | 'lakes' | 'borders' | 'municipalities'

/** Each line as steps between points, longitude and latitude alternating, in units of 1/`scale` degree. */
type Packed<Name extends Layer> = { readonly scale: number } & Readonly<
  Record<Name, readonly (readonly number[])[]>
>

const unpacked = (steps: readonly number[], scale: number): Line => {
  const line: LatLngTuple[] = []
  let [lon, lat] = [0, 0]
  for (let at = 0; at < steps.length; at += 2) {
    lon += steps[at] ?? 0
    lat += steps[at + 1] ?? 0
    line.push([lat / scale, lon / scale])
  }
  return line
}

const read = async <Name extends Layer>(
  url: string,
  names: readonly Name[],
): Promise<Readonly<Record<Name, readonly Line[]>>> => {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The base map answered ${response.status}`)
  const packed = (await response.json()) as Packed<Name>
  return Object.fromEntries(
    names.map((name) => [name, packed[name].map((steps) => unpacked(steps, packed.scale))]),
  ) as unknown as Record<Name, readonly Line[]>
}

/** Rings of land and lakes, and the borders of countries. */
export const nordicMap = loadOnce(() => read(nordicUrl, ['land', 'lakes', 'borders']))
/** Borders of municipalities, only shown at higher zoom levels. */
export const municipalityMap = loadOnce(() => read(municipalitiesUrl, ['municipalities']))
