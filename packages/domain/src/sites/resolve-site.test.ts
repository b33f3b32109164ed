import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveSite } from './resolve-site.ts'
import { sites } from './sites.ts'

describe('The site of a host', () => {
  test.each([
    ['localhost:3000', '/', 'sweden'],
    ['localhost:3000', '/en/find-a-home/', 'sweden-english'],
    ['localhost', '/en/', 'sweden-english'],
    ['localhost', '/en', 'sweden-english'],
    ['localhost', '/english/', 'sweden'],
    ['localhost', '/energi/', 'sweden'],
    ['localhost', '/sok-bostad/en/', 'sweden'],
    ['localhost', '/EN/', 'sweden'],
    ['NO.localhost:3000', '/finn-din-bolig/', 'norway'],
    ['no.localhost', '/en/', 'norway'],
    ['fi.localhost.', '/', 'finland'],
    ['fi.localhost.:3000', '/', 'finland'],
    ['senior.localhost', '/', 'senior'],
    ['coop.localhost', '/', 'cooperative'],
    ['contractor.localhost', '/en/', 'contractor'],
    ['www.husrum-norge.example', '/', 'norway'],
    ['192.168.1.20:3000', '/', 'sweden'],
    ['unknown.example', '/en/', 'sweden-english'],
    ['localhost..', '/', 'sweden'],
    ['no.localhost:123456', '/', 'sweden'],
    ['no.localhost:1:2', '/', 'sweden'],
    ['', '/', 'sweden'],
  ])('%s%s in development is %s', (host, path, key) => {
    expect(resolveSite(host, path, 'development')?.key).toBe(key)
  })

  test.each([
    ['www.husrum.example', '/', 'sweden'],
    ['WWW.Husrum.EXAMPLE', '/', 'sweden'],
    ['www.husrum.example:443', '/', 'sweden'],
    ['www.husrum.example.', '/', 'sweden'],
    ['www.husrum.example', '/en/homes/', 'sweden-english'],
    ['www.husrum.example', '/en', 'sweden-english'],
    ['www.husrum.example', '/english/', 'sweden'],
    ['www.husrum-norge.example', '/en/', 'norway'],
    ['www.husrum-suomi.example', '/', 'finland'],
    ['www.husrum-senior.example', '/', 'senior'],
    ['www.husrum-kooperativ.example', '/', 'cooperative'],
    ['www.husrum-entreprenad.example', '/', 'contractor'],
  ])('%s%s in production is %s', (host, path, key) => {
    expect(resolveSite(host, path, 'production')?.key).toBe(key)
  })

  test.each([
    'evil.example',
    'www.husrum.example.evil.example',
    'evil-www.husrum.example',
    'husrum.example',
    'www.husrum.example@evil.example',
    'www.husrum.example/',
    'www.husrum.example:',
    'www.husrum.example:80:80',
    'www.husrum.example:123456',
    'www.husrum:80.example',
    'www.husrum.example.:80.',
    ' www.husrum.example',
    'www.husrum.example\n',
    'www.husrum.example..',
    'localhost.evil.example',
    'localhost',
    'no.localhost',
    '[::1]:3000',
    '127.0.0.1',
    'constructor',
    '__proto__',
    '',
  ])('is undefined for %j in production', (host) => {
    expect(resolveSite(host, '/', 'production')).toBeUndefined()
  })

  test('is one of the sites for any host in development, without exceptions', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (host, path) => {
        expect(sites).toContain(resolveSite(host, `/${path}`, 'development'))
      }),
    )
  })

  test('is defined in production only for the hosts of sites', () => {
    fc.assert(
      fc.property(fc.string(), (host) => {
        expect(resolveSite(host, '/', 'production')).toBeUndefined()
      }),
    )
  })
})
