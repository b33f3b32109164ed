// Which network addresses belong to the public internet: the server fetches pictures for others, and must not reach anything else for them.
import { BlockList, isIP } from 'node:net'

/** Not public, or meant for machines near to the server (RFC 6890 and its successors). */
const reservedV4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Also the metadata services of clouds
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // A public address under which Azure's machines reach their host
  ['168.63.129.16', 32],
]

/** Parts of 2000::/3 that are not public, or that contain an address of IPv4. */
const reservedV6: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]

const reserved = new BlockList()
for (const [network, bits] of reservedV4) reserved.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of reservedV6) reserved.addSubnet(network, bits, 'ipv6')
/** All that is assigned of IPv6. Loopback, mapped, translated (NAT64), local and multicast addresses are outside. */
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/** Whether an address, without brackets, is one of the public internet. */
export const isPublicAddress = (address: string): boolean => {
  const version = isIP(address)
  if (version === 4) return !reserved.check(address, 'ipv4')
  // A zone names an interface of this machine.
  if (version !== 6 || address.includes('%')) return false
  return global.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}
