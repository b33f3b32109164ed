import { describe, expect, it } from 'vitest'
import { resolveSite } from './resolve-site.ts'

describe('which site answers', () => {
  it.each([
    ['localhost:3000', '/', 'sweden'],
    ['localhost:3000', '/en/find-a-home/', 'sweden-english'],
    ['localhost', '/en', 'sweden-english'],
    ['localhost', '/energi/', 'sweden'],
    ['NO.localhost:3000', '/finn-din-bolig/', 'norway'],
    ['fi.localhost.', '/', 'finland'],
    ['senior.localhost', '/', 'senior'],
    ['coop.localhost', '/', 'cooperative'],
    ['contractor.localhost', '/en/', 'contractor'],
    ['www.husrum-norge.example', '/', 'norway'],
    ['192.168.1.20:3000', '/', 'sweden'],
  ])('%s%s in development is %s', (host, path, key) => {
    expect(resolveSite(host, path, 'development')?.key).toBe(key)
  })

  it.each(['evil.example', 'localhost.evil.example', 'localhost', ''])(
    'nobody answers for %j in production',
    (host) => {
      expect(resolveSite(host, '/', 'production')).toBeUndefined()
    },
  )
})
