// Puts each defect in front of the server, and finds out whether a check of its capability detects it.
import { siteByKey } from '@husrum/domain'
import { openDemoApp } from '@husrum/server/testing'
import type { CheckResult, Fetch, Setting } from '../src/index.ts'
import { allChecks, makePeople, makeService, peopleOfDevelopment, runChecks } from '../src/index.ts'
import type { Defect } from './defect.ts'
import { broken, capabilityOf } from './defect.ts'

const baseUrl = 'http://localhost:3000'
const salesKey = 'the-key-of-a-sales-system-in-tests'
const site = siteByKey('sweden')
const minuteMs = 60_000

/** The demo server and its checks. */
export const openCheckedServer = async () => {
  let passed = 0
  const app = await openDemoApp({ catalogueKey: salesKey, objects: 120, now: () => Date.now() + passed })
  let runs = 0

  /** Each run uses its own network, because rate limits are per network. */
  const newNetwork = (): Fetch => {
    runs += 1
    const network = `10.9.${runs >> 8}.${runs & 255}`
    return (address, init) => app.fetch(address, init, network)
  }
  const settingOf = (fetch: Fetch): Setting => {
    const service = makeService({ baseUrl, fetch })
    const given = peopleOfDevelopment
    return { service, site, given, salesKey, people: makePeople(service, site, given) }
  }

  return {
    check: async (isMeant: (check: (typeof allChecks)[number]) => boolean): Promise<readonly CheckResult[]> =>
      runChecks(settingOf(newNetwork()), allChecks.filter(isMeant)),

    /** The check that detects the defect; undefined if none does. */
    find: async (defect: Defect): Promise<CheckResult | undefined> => {
      // Advance the clock past rate limits and locks of previous runs.
      passed += 20 * minuteMs
      const network = newNetwork()
      const { people } = settingOf(network)
      const fetch = broken(defect, network, (role) => people.of(role as 'resident'))
      const setting = settingOf(fetch)
      const isAboutPeople = capabilityOf(defect) === 'accounts'
      const checks = allChecks.filter(({ capability }) => capability === capabilityOf(defect))
      const results = await runChecks(isAboutPeople ? setting : { ...setting, people }, checks, {
        untilBroken: true,
      })
      return results.find(({ outcome }) => outcome === 'broken')
    },

    close: app.close,
  }
}
