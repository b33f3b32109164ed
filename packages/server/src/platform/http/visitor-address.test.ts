// The address of a visitor: that of the connection, unless it is one of our proxies and names another one.
import { describe, expect, it } from 'vitest'
import type { TrustedProxies } from './visitor-address.ts'
import { addressOf, listNetworks, makeVisitorAddress, networkOf, sourceNetworkOf } from './visitor-address.ts'

const asked = (trusted: TrustedProxies, peer: string | undefined, forwarded?: string) =>
  makeVisitorAddress(trusted)({ peer, forwarded })

describe('The visitor’s address', () => {
  it.each<[string, TrustedProxies, string | undefined, string | undefined, string]>([
    ['there is no proxy', { hops: 0 }, '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['there is one proxy', { hops: 1 }, '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['the visitor sends a false header', { hops: 1 }, '10.0.0.1', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
    ['there are two proxies', { hops: 2 }, '10.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['the proxy sends no header', { hops: 1 }, '10.0.0.1', undefined, '10.0.0.1'],
    ['the proxy sends an invalid header', { hops: 2 }, '10.0.0.1', 'unknown, 10.0.0.2', '10.0.0.2'],
    [
      'networks are trusted',
      { networks: ['10.0.0.0/8'] },
      '10.0.0.1',
      '6.6.6.6, 7.7.7.7, 10.2.3.4',
      '7.7.7.7',
    ],
    ['the peer is in none of them', { networks: ['10.0.0.0/8'] }, '203.0.113.9', '6.6.6.6', '203.0.113.9'],
    ['one address is trusted', { networks: ['::1'] }, '::1', '2001:db8::7', '2001:db8::7'],
    ['it is mapped to IPv6', { networks: ['127.0.0.1'] }, '::ffff:127.0.0.1', '192.0.2.4', '192.0.2.4'],
    ['there is a port', { hops: 1 }, '10.0.0.1', '192.0.2.4:51034', '192.0.2.4'],
    ['there is a port with IPv6', { hops: 1 }, '10.0.0.1', '[2001:db8::7]:443', '2001:db8::7'],
    ['the peer is unknown', { hops: 1 }, undefined, '6.6.6.6', ''],
  ])('is correct if %s', (_, trusted, peer, forwarded, expected) => {
    expect(asked(trusted, peer, forwarded)).toBe(expected)
  })

  it('is undefined for an invalid text', () => {
    for (const text of ['', 'localhost', '1.2.3', '1.2.3.4.5', '<script>', '1.2.3.4, 5.6.7.8'])
      expect(addressOf(text), text).toBeUndefined()
  })
})

describe('The network of a visitor for rate limits', () => {
  it.each([
    ['192.0.2.4', '192.0.2.4'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:DB8:1:2::7', '2001:db8:1::/48'],
    ['2001:0db8:0001:0002::', '2001:db8:1::/48'],
    ['2001:db8::7', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['', ''],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('The stored network of a visitor', () => {
  it.each([
    ['192.0.2.4', '192.0.2.0/24'],
    ['2001:db8:1:2::7', '2001:db8:1::/48'],
    ['', ''],
  ])('of %s is %s', (address, network) => {
    expect(sourceNetworkOf(address)).toBe(network)
  })
})

describe('A list of networks', () => {
  it('is rejected with an invalid entry', () => {
    for (const network of ['10.0.0.0/33', 'fd00::/129', 'proxy', '10.0.0.0/x', '/8', ''])
      expect(() => listNetworks([network]), network).toThrow(RangeError)
  })
})
