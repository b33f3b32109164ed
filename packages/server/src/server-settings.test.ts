// What is said from outside is checked before anything starts.
import { describe, expect, it } from 'vitest'
import { readSettings } from './server-settings.ts'

const read = (variables: Record<string, string>, ...words: string[]) =>
  readSettings(variables, words, '/house')

describe('Settings', () => {
  it('have answers for all that is not said', () => {
    expect(read({ HOST: '' })).toMatchObject({
      environment: 'development',
      port: 3000,
      dataDirectory: '/house/.data',
      logLevel: 'info',
      dev: false,
      seed: 1,
      mustSeed: false,
    })
  })

  it('take numbers with a sign or a space between', () => {
    expect(read({}, '--seed', '7', '--objects=20000', '--dev')).toMatchObject({
      seed: 7,
      objects: 20_000,
      dev: true,
      mustSeed: true,
    })
  })

  it('name everything that is wrong', () => {
    expect(() => read({ PORT: '3000x', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x' })).toThrow(
      /PORT must be[^\n]*\n(?:.*\n)*?.*DATABASE_URL must begin[^\n]*\n(?:.*\n)*?.*LOG_LEVEL must be/,
    )
    expect(() => read({}, '--objects', '0')).toThrow('--objects must be')
    expect(() => read({}, '--seed')).toThrow('--seed must be')
    expect(() => read({}, '--fast')).toThrow('--fast')
  })
})
