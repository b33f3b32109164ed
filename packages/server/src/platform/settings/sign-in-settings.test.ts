// Settings of signing in: every invalid one is reported before anything starts.
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readSignInSettings } from './sign-in-settings.ts'
import { storedSecret } from './stored-secret.ts'

const folder = mkdtempSync(join(tmpdir(), 'husrum-settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string, text = name): string => {
  writeFileSync(join(folder, name), text)
  return name
}

const read = (variables: Record<string, string>) => readSignInSettings(variables, folder)
const postgres = 'postgres://user:password@db.example/husrum'
const long = 'x'.repeat(32)

describe('Settings of sign-in', () => {
  it('are absent in development', () => {
    expect(read({})).toEqual({
      settings: { providers: { oidc: {} }, trustedProxies: { hops: 0 } },
      wrong: [],
    })
  })

  it('require a secret if several servers could share the database, and a long one everywhere', () => {
    const production = { NODE_ENV: 'production', DATABASE_URL: postgres }
    expect(read(production).wrong).toEqual([expect.stringMatching(/^HUSRUM_SECRET must be set/)])
    expect(read({ ...production, HUSRUM_SECRET: long.slice(1) }).wrong).toEqual([
      'HUSRUM_SECRET must have at least 32 bytes.',
    ])
    expect(read({ ...production, HUSRUM_SECRET: long })).toMatchObject({
      settings: { secret: long },
      wrong: [],
    })
    expect(read({ NODE_ENV: 'production' }).wrong).toEqual([])
    expect(read({ ...production, API_URL: 'https://api.example' }).wrong).toEqual([])
  })

  it('accept a mail server and an address only together', () => {
    const mail = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'hej@husrum.example' }
    expect(read(mail).settings.mail).toEqual({ url: 'smtps://mail.example', from: 'hej@husrum.example' })
    expect(read({ SMTP_URL: mail.SMTP_URL }).wrong).toEqual([expect.stringContaining('belong together')])
    expect(read({ ...mail, SMTP_URL: 'http://mail.example' }).wrong).toEqual([
      'SMTP_URL must begin with smtp:// or smtps://.',
    ])
    for (const from of ['Husrum <hej@husrum.example>', 'a@b\r\nbcc: c@d', 'a@b,c@d'])
      expect(read({ ...mail, MAIL_FROM: from }).wrong, from).toHaveLength(1)
  })

  it('read BankID’s files, and report a missing one', () => {
    const bankId = { BANKID_URL: 'https://bankid.example/rp/v6.0/', BANKID_CA: file('ca.pem') }
    expect(
      read({ ...bankId, BANKID_PFX: file('rp.p12'), BANKID_PASSPHRASE: 'abc' }).settings.providers.bankId,
    ).toEqual({
      url: bankId.BANKID_URL,
      ca: 'ca.pem',
      identity: { pfx: Buffer.from('rp.p12'), passphrase: 'abc' },
    })
    expect(
      read({ ...bankId, BANKID_CERT: file('rp.crt'), BANKID_KEY: file('rp.key') }).settings.providers.bankId,
    ).toMatchObject({ identity: { cert: 'rp.crt', key: 'rp.key' } })
    expect(read(bankId).wrong).toEqual([expect.stringMatching(/^BankID needs BANKID_URL/)])
    expect(read({ ...bankId, BANKID_PFX: 'nowhere.p12' }).wrong).toEqual([
      'BANKID_PFX must be a readable file; nowhere.p12 is not.',
    ])
    expect(read({ ...bankId, BANKID_PFX: 'rp.p12', BANKID_URL: 'http://bankid.example' }).wrong).toEqual([
      'BANKID_URL must begin with https://.',
    ])
  })

  it('configure each provider of OpenID Connect by its own variables', () => {
    const eident = { OIDC_EIDENT_ISSUER: 'https://id.example', OIDC_EIDENT_CLIENT_ID: 'husrum' }
    expect(read({ ...eident, OIDC_EIDENT_CLIENT_SECRET: 's' }).settings.providers.oidc).toEqual({
      eident: {
        flavour: 'norwegianBankId',
        issuer: 'https://id.example',
        clientId: 'husrum',
        credential: { secret: 's' },
        isTest: false,
      },
    })
    const key = { kty: 'RSA', kid: '1', n: 'n', e: 'AQAB', d: 'd' }
    const signicat = {
      OIDC_SIGNICAT_ISSUER: 'https://broker.example',
      OIDC_SIGNICAT_CLIENT_ID: 'husrum',
      OIDC_SIGNICAT_KEY: file('ftn.jwk', JSON.stringify(key)),
      OIDC_SIGNICAT_FLAVOUR: 'finnish-trust-network',
    }
    expect(read(signicat).settings.providers.oidc.signicat).toMatchObject({
      flavour: 'finnishTrustNetwork',
      credential: { privateKey: key },
    })
    expect(read(eident).wrong).toEqual([expect.stringMatching(/^OIDC_EIDENT needs/)])
    expect(read({ ...signicat, OIDC_SIGNICAT_FLAVOUR: 'other' }).wrong).toEqual([
      expect.stringMatching(/^OIDC_SIGNICAT_FLAVOUR must be one of/),
    ])
    expect(read({ ...signicat, OIDC_SIGNICAT_KEY: file('no.jwk', '{}') }).wrong[0]).toBe(
      'OIDC_SIGNICAT_KEY must be a file with a private JSON Web Key.',
    )
    const { OIDC_SIGNICAT_KEY: _key, ...keyless } = signicat
    expect(read({ ...keyless, OIDC_SIGNICAT_CLIENT_SECRET: 's' }).wrong).toEqual([
      expect.stringMatching(/^OIDC_SIGNICAT_KEY must be set/),
    ])
    expect(read({ ...signicat, OIDC_SIGNICAT_TEST: '1', NODE_ENV: 'production' }).wrong).toEqual([
      expect.stringMatching(/^OIDC_SIGNICAT_TEST must not be set/),
    ])
  })

  it('accept a number of proxies or their networks', () => {
    const of = (value: string) => read({ TRUSTED_PROXIES: value })
    expect(of('1').settings.trustedProxies).toEqual({ hops: 1 })
    expect(of('10.0.0.0/8, ::1').settings.trustedProxies).toEqual({ networks: ['10.0.0.0/8', '::1'] })
    for (const value of ['all', '11', '10.0.0.0/40', '-1', '1,proxy'])
      expect(of(value).wrong, value).toEqual([expect.stringMatching(/^TRUSTED_PROXIES must be/)])
  })
})

describe('A missing secret', () => {
  it('is created once, and readable by the server only', () => {
    const directory = join(folder, 'data')
    const secret = storedSecret(directory)
    expect(Buffer.byteLength(secret)).toBeGreaterThanOrEqual(32)
    expect(storedSecret(directory)).toBe(secret)
    expect(storedSecret(join(folder, 'other'))).not.toBe(secret)
    expect(statSync(join(directory, 'secret')).mode & 0o777).toBe(0o600)
  })
})
