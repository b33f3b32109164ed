// The network address of a request: for rate limits and for the bank, not stored. `X-Forwarded-For` is trusted from our own proxies only.
import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'
import type { AppEnv, NodeBindings } from './app-environment.ts'

/** The number of proxies in front of this server, or their networks. */
export type TrustedProxies =
  | { readonly hops: number }
  /** Addresses and CIDR ranges. */
  | { readonly networks: readonly string[] }

/** No proxy in front. */
export const noProxies: TrustedProxies = { hops: 0 }

/** Parses an address of a connection or a header: without port, brackets and zone; undefined if it is not an address. */
export const addressOf = (text: string): string | undefined => {
  const bare = text.trim().replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
  const [address = ''] = (/^[\d.]+:\d+$/.test(bare) ? bare.split(':') : bare.split('%')) as [string?]
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address
  return isIP(mapped) === 0 ? undefined : mapped
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** @throws RangeError for what is neither an address nor a CIDR range. */
export const listNetworks = (networks: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', length] = network.split('/', 2) as [string?, string?]
    const max = isIP(address) === 6 ? 128 : 32
    const isLength = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= max)
    if (isIP(address) === 0 || !isLength) throw new RangeError(`${network} is not a network`)
    list.addSubnet(address, length === undefined ? max : Number(length), familyOf(address))
  }
  return list
}

export interface AddressFacts {
  /** Address of the other end of the connection. */
  readonly peer: string | undefined
  /** `X-Forwarded-For`. */
  readonly forwarded: string | undefined
}

/** Creates a predicate: whether an address, this many hops away, is one of our proxies. */
export const makeIsProxy = (trusted: TrustedProxies): ((address: string, step: number) => boolean) => {
  const networks = 'networks' in trusted ? listNetworks(trusted.networks) : undefined
  return (address, step) =>
    networks ? networks.check(address, familyOf(address)) : 'hops' in trusted && step < trusted.hops
}

/**
 * Creates a function that finds the visitor's address: starting at the connection, the preceding address is trusted only if the
 * current one is one of our proxies. Empty if unknown, as in tests.
 */
export const makeVisitorAddress = (trusted: TrustedProxies): ((facts: AddressFacts) => string) => {
  const isProxy = makeIsProxy(trusted)
  return ({ peer, forwarded }) => {
    let address = addressOf(peer ?? '') ?? ''
    const earlier = (forwarded ?? '').split(',')
    for (let step = 0; address !== '' && isProxy(address, step); step += 1) {
      const before = addressOf(earlier.pop() ?? '')
      if (before === undefined) break
      address = before
    }
    return address
  }
}

/** The peer and the forwarding header of a request. */
export const addressFactsOf = (c: Context<AppEnv>): AddressFacts => ({
  peer: (c.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress,
  forwarded: c.req.header('x-forwarded-for'),
})

/** The visitor's address as the outermost middleware found it; empty if unknown. */
export const visitorAddressOf = (c: Context<AppEnv>): string =>
  (c.get('address') as string | undefined) ?? addressOf(addressFactsOf(c).peer ?? '') ?? ''

/**
 * The unit that counts as one visitor: an IPv4 address, or the /48 network of an IPv6 one, which one customer may be given
 * (RFC 6177) with free choice of addresses in it.
 *
 * @example networkOf('2001:db8:1:2::7') // "2001:db8:1::/48"
 */
export const networkOf = (address: string): string => {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::') as [string, string?]
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after].slice(0, 3)
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':')}::/48`
}

/**
 * The source of an event, as it may be stored: the /24 network of an IPv4 address, or the /48 of an IPv6 one. Enough to see
 * that many events have one source, too little to identify a household. Empty if unknown.
 *
 * @example sourceNetworkOf('203.0.113.7') // "203.0.113.0/24"
 */
export const sourceNetworkOf = (address: string): string =>
  isIP(address) === 4 ? `${address.slice(0, address.lastIndexOf('.'))}.0/24` : networkOf(address)
