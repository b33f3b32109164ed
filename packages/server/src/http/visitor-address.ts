// Whose network a request comes from: for limits and for the bank, kept nowhere. What a caller says of it is believed of our own proxies alone.
import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'
import type { AppEnv, NodeBindings } from './app-environment.ts'

/** How many proxies stand in front of this server, or in which networks they are. */
export type TrustedProxies =
  | { readonly hops: number }
  /** Addresses and CIDR ranges. */
  | { readonly networks: readonly string[] }

/** Nobody stands in front. */
export const noProxies: TrustedProxies = { hops: 0 }

/** Reads an address out of a connection or a header: without port, brackets and zone; undefined for what is none. */
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
    const most = isIP(address) === 6 ? 128 : 32
    const isLength = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= most)
    if (isIP(address) === 0 || !isLength) throw new RangeError(`${network} is no network`)
    list.addSubnet(address, length === undefined ? most : Number(length), familyOf(address))
  }
  return list
}

export interface AddressFacts {
  /** Who opened the connection. */
  readonly peer: string | undefined
  /** `X-Forwarded-For`. */
  readonly forwarded: string | undefined
}

/** Makes what tells whether an address, so many steps away from us, is a proxy of ours. */
export const makeIsProxy = (trusted: TrustedProxies): ((address: string, step: number) => boolean) => {
  const networks = 'networks' in trusted ? listNetworks(trusted.networks) : undefined
  return (address, step) =>
    networks ? networks.check(address, familyOf(address)) : 'hops' in trusted && step < trusted.hops
}

/**
 * Makes what tells the visitor's address: from the connection inwards, each address names the one before it only while it
 * is a proxy of ours. Empty where nothing is known, as in tests.
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

/** The facts of a request as it came in. */
export const addressFactsOf = (c: Context<AppEnv>): AddressFacts => ({
  peer: (c.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress,
  forwarded: c.req.header('x-forwarded-for'),
})

/** The visitor's address as the frame of the request found it; empty where nothing is known. */
export const visitorAddressOf = (c: Context<AppEnv>): string =>
  (c.get('address') as string | undefined) ?? addressOf(addressFactsOf(c).peer ?? '') ?? ''

/**
 * What counts as one visitor: an IPv4 address, or the /48 network of an IPv6 one, which is what one customer may be given
 * (RFC 6177) and can change addresses in at will.
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
 * Where somebody came from, as it may be kept: the /24 network of an IPv4 address, or the /48 of an IPv6 one. Enough to see
 * that many events have one source, too little to find a household. Empty where nothing is known.
 *
 * @example sourceNetworkOf('203.0.113.7') // "203.0.113.0/24"
 */
export const sourceNetworkOf = (address: string): string =>
  isIP(address) === 4 ? `${address.slice(0, address.lastIndexOf('.'))}.0/24` : networkOf(address)
