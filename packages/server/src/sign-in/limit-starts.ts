// Nobody may begin identifications so often that others notice, nor make the bank's app of a stranger ring.
import { LRUCache } from 'lru-cache'
import { Problem } from '../http/problem.ts'
import { networkOf } from '../http/visitor-address.ts'

const minute = 60_000

/** Counts in memory, by network. The function that it makes throws `tooManyRequests`. */
export const makeStartLimit = (perMinute: number, now: () => number): ((address: string) => void) => {
  const starts = new LRUCache<string, number[]>({ max: 10_000 })
  return (address) => {
    const network = networkOf(address)
    const recent = (starts.get(network) ?? []).filter((at) => at > now() - minute)
    starts.set(network, recent)
    const [first = 0] = recent
    if (recent.length >= perMinute)
      throw new Problem('tooManyRequests', {
        headers: { 'retry-after': String(Math.max(1, Math.ceil((first + minute - now()) / 1_000))) },
      })
    recent.push(now())
  }
}
