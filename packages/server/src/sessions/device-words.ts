// In which browser on what a session was begun, in words that its owner knows it by. The header itself is kept nowhere.
import Bowser from 'bowser'

/** Names as their makers write them: `Chrome`, `Windows`; null where it is not one that is known. */
export interface DeviceWords {
  readonly browser: string | null
  readonly system: string | null
}

const browsers: ReadonlySet<unknown> = new Set(Object.values(Bowser.BROWSER_MAP))
const systems: ReadonlySet<unknown> = new Set([...Object.values(Bowser.OS_MAP), 'iPhone', 'iPad'])

/** Only names out of the library's own lists: a header is whatever somebody sends. */
const known = (names: ReadonlySet<unknown>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name : null

/** A header is a few hundred characters; what is much longer is made to cost time. */
const longestHeader = 512

export const deviceWordsOf = (userAgent: string): DeviceWords => {
  if (userAgent === '' || userAgent.length > longestHeader) return { browser: null, system: null }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return {
    browser: known(browsers, browser.name),
    // "iPhone" says more to its owner than "iOS".
    system: known(systems, os.name === 'iOS' ? platform.model : os.name),
  }
}
