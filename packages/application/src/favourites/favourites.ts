// Marked homes, as pages see them: those of the account, and whether to show the notice about storage on the device.
import type { CookieJar } from '../consent/cookie-jar.ts'
import type { MarkedHomes } from './marked-homes.ts'

export interface Favourites extends MarkedHomes {
  /** Whether to show the notice that favourites stay on this device; true once per lifetime of the notice cookie. */
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
