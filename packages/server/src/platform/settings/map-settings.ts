// The map under the homes of a search: the bundled one, or `MAP_TILES_URL`.
import { z } from '@husrum/contract'
import type { MapTiles } from '@husrum/domain'
import { setting } from './parse-settings.ts'

const message =
  'MAP_TILES_URL must be an https:// address with {z}, {x} and {y}, or one that ends with .pmtiles.'

const isLocal = ({ hostname }: URL): boolean => hostname === 'localhost' || hostname === '127.0.0.1'

const kindOf = (text: string): MapTiles['kind'] | undefined => {
  const url = URL.parse(text)
  // The address is part of every page's content security policy: nothing in it may end a directive.
  if (!url || /[;,\s]/.test(text) || url.username !== '') return undefined
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal(url))) return undefined
  if (url.pathname.endsWith('.pmtiles')) return 'pmtiles'
  return ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) ? 'raster' : undefined
}

export const mapShape = {
  MAP_TILES_URL: setting(
    z.optional(z.string().check(z.refine((text) => kindOf(text) !== undefined, message))),
    'background map of the search: an address of picture tiles with `{z}`, `{x}` and `{y}`, or of a `.pmtiles` archive',
    'the bundled map, which is simplified and has no streets: production logs a warning at the start, and maps say so in their corner',
  ),
  MAP_TILES_ATTRIBUTION: setting(
    z.optional(z.string().check(z.maxLength(200, 'MAP_TILES_ATTRIBUTION has at most 200 characters.'))),
    'attribution that the owner of the map asks for; required with `MAP_TILES_URL`',
  ),
}

/** A map may only be shown with its attribution. */
export const mapTilesOf = ({
  MAP_TILES_URL: url,
  MAP_TILES_ATTRIBUTION: attribution,
}: {
  readonly MAP_TILES_URL?: string | undefined
  readonly MAP_TILES_ATTRIBUTION?: string | undefined
}): { readonly mapTiles?: MapTiles; readonly wrong: readonly string[] } => {
  const kind = url === undefined ? undefined : kindOf(url)
  if (url === undefined || kind === undefined) return { wrong: [] }
  if (attribution === undefined)
    return { wrong: ['MAP_TILES_ATTRIBUTION must name the owner of the map at MAP_TILES_URL.'] }
  return { mapTiles: { kind, url, attribution }, wrong: [] }
}
