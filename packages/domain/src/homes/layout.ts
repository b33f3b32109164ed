// The layout of a home, with its number of rooms, in the style of its country.
import { formatRooms } from '../formatting/formatting.ts'
import type { SiteFormats } from '../sites/site.ts'
import type { Home } from './home.ts'

/**
 * The layout of a home: "3 rok", "3-roms", and in Finland, where a sauna is part of it, "4h+k+s".
 *
 * @example
 * formatLayout({ rooms: 4, outdoorSpaces: [{ type: 'sauna' }] }, site.formats)
 */
export const formatLayout = (
  { rooms, outdoorSpaces }: Pick<Home, 'rooms' | 'outdoorSpaces'>,
  formats: SiteFormats,
): string => {
  const hasSauna = outdoorSpaces.some(({ type }) => type === 'sauna')
  return formatRooms(rooms, formats) + (hasSauna ? (formats.saunaLabel ?? '') : '')
}
