// Marked homes, as a page sees them: those of the account, and whether it was told that a device keeps the others.
import type { CookieJar } from '../consent/cookie-jar.ts'
import type { MarkedHomes } from './marked-homes.ts'

export interface Favourites extends MarkedHomes {
  /** Whether to say now that favourites stay on this device; once for as long as the table of cookies says. */
  readonly takeNotice: () => Promise<boolean>
}

export const makeFavourites = ({
  marked,
  cookies,
}: {
  readonly marked: MarkedHomes
  readonly cookies: Pick<CookieJar, 'read' | 'write'>
}): Favourites => ({
  ...marked,
  takeNotice: async () => {
    const wasShown = cookies.read('favoriteNotice') !== undefined
    if (!wasShown) cookies.write('favoriteNotice', '1')
    return !wasShown
  },
})
