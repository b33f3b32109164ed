// Detects the platform, as far as starting the BankID app depends on it.
import type { BankIdPlatform } from '@husrum/domain'

export interface Machine {
  readonly userAgent: string
  /** A tablet that requests desktop pages identifies itself as a Mac, but has touch points. */
  readonly maxTouchPoints: number
}

const isApple = ({ userAgent, maxTouchPoints }: Machine): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)

const isAndroid = ({ userAgent }: Machine): boolean => userAgent.includes('Android')

/** A phone or a tablet. */
export const isMobile = (machine: Machine): boolean => isApple(machine) || isAndroid(machine)

/** Browsers on iOS, which all contain Safari's engine: the way back to each of them differs. */
const appleBrowsers: readonly (readonly [RegExp, BankIdPlatform])[] = [
  [/CriOS\//, 'iosChrome'],
  [/FxiOS\//, 'iosFirefox'],
  [/OPT\//, 'iosOpera'],
  [/EdgiOS|OPiOS|GSA\/|DuckDuckGo|Ddg\/|YaBrowser|FBA[NV]|Instagram|Line\//, 'iosOther'],
]

const isSafari = ({ userAgent }: Machine): boolean =>
  userAgent.includes('Version/') && userAgent.includes('Safari/')

export const bankIdPlatformOf = (machine: Machine): BankIdPlatform => {
  if (isAndroid(machine)) return 'android'
  if (!isApple(machine)) return 'desktop'
  const named = appleBrowsers.find(([pattern]) => pattern.test(machine.userAgent))?.[1]
  return named ?? (isSafari(machine) ? 'iosSafari' : 'iosOther')
}
