// Browser and device of a session, in names that its owner recognises. The header itself is not stored.
import Bowser from 'bowser'

/** Names as their makers write them: `Chrome`, `Windows`; null if unknown. */
export interface DeviceWords {
  readonly browser: string | null
  readonly system: string | null
}

const browsers: ReadonlySet<unknown> = new Set(Object.values(Bowser.BROWSER_MAP))
const systems: ReadonlySet<unknown> = new Set([...Object.values(Bowser.OS_MAP), 'iPhone', 'iPad'])

/** Only names from the library's own lists: the header is untrusted. */
const known = (names: ReadonlySet<unknown>, name: string | undefined): string | null =>
  name !== undefined && names.has(name) ? name : null

/** A header has a few hundred characters; much longer ones could be made to be slow. */
const longestHeader = 512

export const deviceWordsOf = (userAgent: string): DeviceWords => {
  if (userAgent === '' || userAgent.length > longestHeader) return { browser: null, system: null }
  const { browser, os, platform } = Bowser.parse(userAgent)
  return {
    browser: known(browsers, browser.name),
    // Users recognise "iPhone" rather than "iOS".
    system: known(systems, os.name === 'iOS' ? platform.model : os.name),
  }
}
