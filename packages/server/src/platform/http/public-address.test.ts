// The server fetches pictures from addresses that others write: it must not reach its own network for them.
import { describe, expect, it } from 'vitest'
import { isAllowedUrl } from './fetch-public.ts'
import { isPublicAddress } from './public-address.ts'

describe('A network address', () => {
  it.each([
    ...[
      '0.0.0.0',
      '0.1.2.3',
      '10.0.0.1',
      '10.255.255.255',
      '100.64.0.1',
      '100.100.100.200',
      '100.127.255.255',
    ],
    ...['127.0.0.1', '127.255.255.254', '169.254.0.1', '169.254.169.254', '169.254.170.2', '172.16.0.1'],
    ...['172.31.255.255', '192.0.0.192', '192.0.2.1', '192.88.99.1', '192.168.0.1', '192.168.255.255'],
    ...['198.18.0.1', '198.19.255.255', '198.51.100.7', '203.0.113.9', '224.0.0.1', '239.255.255.250'],
    ...['240.0.0.1', '255.255.255.255', '168.63.129.16', '192.175.48.1'],
    ...[
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '::ffff:8.8.8.8',
      '::127.0.0.1',
      '::ffff:0:127.0.0.1',
    ],
    ...[
      '64:ff9b::7f00:1',
      '64:ff9b::8.8.8.8',
      '64:ff9b:1::1',
      '100::1',
      'fc00::1',
      'fd00:ec2::254',
      'fe80::1',
    ],
    ...[
      'fe80::1%eth0',
      'fec0::1',
      'ff02::1',
      '2001::1',
      '2001:0:4136:e378:8000:63bf:3fff:fdd2',
      '2001:10::1',
    ],
    ...['2001:db8::1', '2002:7f00:1::1', '2002:a00:1::', '3fff::1', '5f00::1', '2001:20::1', '4000::1'],
    ...['localhost', '', '1.2.3', '0x7f000001', '2130706433', '8.8.8.8.', '[2a00:1450::1]', ' 8.8.8.8'],
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each([
    ...['8.8.8.8', '1.1.1.1', '172.32.0.1', '172.15.255.255', '100.63.255.255', '100.128.0.1', '11.0.0.1'],
    ...[
      '169.253.1.1',
      '192.0.1.1',
      '198.17.0.1',
      '223.255.255.255',
      '2a00:1450:4001::1',
      '2001:4860:4860::8888',
    ],
    ...['2606:4700::1111', '2001:200::1'],
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
})

describe('The address of a picture', () => {
  it.each([
    ...[
      'http://cdn.example.com/a.jpg',
      'file:///etc/passwd',
      'ftp://example.com/a',
      'data:image/png;base64,AA',
    ],
    ...[
      'gopher://example.com/',
      'javascript:1',
      'https://',
      'https:// a/',
      'cdn.example.com/a.jpg',
      '//example.com/a',
    ],
    ...[
      'https://user@example.com/',
      'https://user:pass@example.com/',
      'https://127.0.0.1/',
      'https://127.1/',
    ],
    ...[
      'https://0x7f.1/',
      'https://0177.0.0.1/',
      'https://2130706433/',
      'https://0x7f000001/',
      'https://017700000001/',
    ],
    ...[
      'https://0/',
      'https://①②⑦.⓪.⓪.①/',
      'https://127。0。0。1/',
      'https://127.0.0.1./',
      'https://%31%32%37.0.0.1/',
    ],
    ...['https://[::1]/', 'https://[::ffff:127.0.0.1]/', 'https://[::ffff:7f00:1]/', 'https://[fd00::1]/'],
    ...['https://[64:ff9b::7f00:1]/', 'https://169.254.169.254/latest/meta-data/', 'https://[fe80::1]/'],
    ...['https://10.0.0.1:443/a.jpg', 'https://[0:0:0:0:0:0:0:1]/', 'https://192.168.1.1#@example.com/'],
  ])('%s is refused', (address) => {
    expect(isAllowedUrl(address)).toBe(false)
  })

  it.each([
    'https://cdn.example.com/a%20b.jpg?w=1',
    'HTTPS://CDN.EXAMPLE.COM/A.JPG',
    'https://8.8.8.8/a.jpg',
  ])('%s is taken', (address) => {
    expect(isAllowedUrl(address)).toBe(true)
  })
})
