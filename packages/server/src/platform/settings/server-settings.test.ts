// Settings are validated before anything starts.
import { describe, expect, it } from 'vitest'
import { readSettings } from './server-settings.ts'
import { settingsHelp } from './settings-help.ts'

const read = (variables: Record<string, string>, ...words: string[]) =>
  readSettings(variables, words, '/house')

describe('Settings', () => {
  it('have defaults', () => {
    expect(read({ HOST: '' })).toMatchObject({
      environment: 'development',
      port: 3000,
      dataDirectory: '/house/.data',
      logLevel: 'info',
      dev: false,
      seed: 1,
      mustSeed: false,
      drainSeconds: 0,
      maxConnections: 2_000,
      healthPort: undefined,
      pagesPerMinute: undefined,
    })
  })

  const production = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://husrum:husrum@db/husrum',
    HUSRUM_SECRET: 'a secret of thirty-two bytes and more',
  }

  it('have other defaults in production, with a proxy and public access', () => {
    expect(read(production)).toMatchObject({ drainSeconds: 5, pagesPerMinute: 1_200 })
    const told = read({ ...production, DRAIN_SECONDS: '0', PAGES_PER_MINUTE: '0' })
    expect(told).toMatchObject({ drainSeconds: 0, pagesPerMinute: undefined })
  })

  it('require a database in production, unless the embedded one is set or another backend has one', () => {
    for (const forgotten of [{}, { DATABASE_URL: '' }, { EMBEDDED_DATABASE: '0' }])
      expect(() => read({ NODE_ENV: 'production', ...forgotten })).toThrow(
        'DATABASE_URL must be set in production',
      )
    for (const meant of [{ EMBEDDED_DATABASE: '1' }, { API_URL: 'https://api.example' }])
      expect(read({ NODE_ENV: 'production', ...meant }).environment).toBe('production')
    expect(read({}).databaseUrl).toBeUndefined()
    expect(() => read({ EMBEDDED_DATABASE: 'yes' })).toThrow('EMBEDDED_DATABASE must be 0 or 1')
  })

  it('accept a map of another provider, with its attribution', () => {
    const attribution = '© OpenStreetMap'
    const map = (url: string) => read({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution }).mapTiles
    const raster = 'https://tiles.example/{z}/{x}/{y}.png'
    expect(map(raster)).toEqual({ kind: 'raster', url: raster, attribution })
    const archive = 'https://maps.example/nordic.pmtiles'
    expect(map(archive)).toEqual({ kind: 'pmtiles', url: archive, attribution })
    expect(read({}).mapTiles).toBeUndefined()
    expect(() => read({ MAP_TILES_URL: raster })).toThrow('MAP_TILES_ATTRIBUTION must')
    for (const wrong of [
      'tiles.example',
      'http://tiles.example/{z}/{x}/{y}.png',
      'https://tiles.example/{z}/{x}.png',
      'https://tiles.example/{z}/{x}/{y};script-src *',
      'https://me:secret@tiles.example/{z}/{x}/{y}.png',
    ])
      expect(() => map(wrong)).toThrow('MAP_TILES_URL must')
  })

  it('accept numbers after an equals sign or a space', () => {
    expect(read({}, '--seed', '7', '--objects=20000', '--dev')).toMatchObject({
      seed: 7,
      objects: 20_000,
      dev: true,
      mustSeed: true,
    })
  })

  it('require NODE_ENV on a public host, since development allows impersonation', () => {
    for (const word of ['prod', 'Production', 'staging'])
      expect(() => read({ NODE_ENV: word })).toThrow('NODE_ENV must be')
    expect(() => read({ HOST: '0.0.0.0' })).toThrow('NODE_ENV must be set')
    expect(() => read({ HOST: '::' })).toThrow('NODE_ENV must be set')
    for (const HOST of ['localhost', '127.0.0.1', '::1'])
      expect(read({ HOST }).environment).toBe('development')
    expect(read({ HOST: '0.0.0.0', NODE_ENV: 'development' }).environment).toBe('development')
    expect(read({ HOST: '0.0.0.0', ...production }).environment).toBe('production')
  })

  it('report every invalid value', () => {
    expect(() => read({ PORT: '3000x', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x' })).toThrow(
      /PORT must be[^\n]*\n(?:.*\n)*?.*DATABASE_URL must begin[^\n]*\n(?:.*\n)*?.*LOG_LEVEL must be/,
    )
    expect(() =>
      read({ PORT: '3001', HEALTH_PORT: '3001', MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' }),
    ).toThrow(/MAP_TILES_ATTRIBUTION must[^\n]*\nHEALTH_PORT must be another port/)
    expect(() => read({}, '--objects', '0')).toThrow('--objects must be')
    expect(() => read({}, '--seed')).toThrow('--seed must be')
    expect(() => read({}, '--fast')).toThrow('--fast')
  })
})

describe('With `--help`', () => {
  it('the server lists every setting with its meaning', () => {
    const help = settingsHelp()
    for (const name of [
      'PORT',
      'NODE_ENV',
      'HOST',
      'SEED_WORLD',
      'EMBEDDED_DATABASE',
      '--objects',
      'SITE_HOST_NORWAY',
      'DATABASE_CA',
      'HUSRUM_SECRET',
      'HUSRUM_SECRETS_ALSO',
      'SMTP_URL',
      'BANKID_PFX',
      'OIDC_EIDENT_ISSUER',
    ])
      expect(help).toMatch(new RegExp(`^  ${name}\\n {6}\\S`, 'm'))
  })
})
