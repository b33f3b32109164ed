// Settings of payment providers: complete, or a line for what is missing.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readPaymentSettings } from './payment-settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'husrum-payments-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
writeFileSync(join(folder, 'swish.p12'), 'pfx')
const read = (variables: Record<string, string>) => readPaymentSettings(variables, folder)

describe('Settings of payments', () => {
  it('are absent by default: no provider is offered', () => {
    expect(read({})).toEqual({ settings: {}, wrong: [] })
  })

  it('have Swish’s address, our number and our certificate', () => {
    const swish = { SWISH_URL: 'https://cpc.getswish.net/swish-cpcapi/', SWISH_PAYEE: '1234679304' }
    expect(read({ ...swish, SWISH_PFX: 'swish.p12', SWISH_PASSPHRASE: 'swish' }).settings.swish).toEqual({
      url: swish.SWISH_URL,
      payee: swish.SWISH_PAYEE,
      identity: { pfx: Buffer.from('pfx'), passphrase: 'swish' },
    })
    expect(read(swish).wrong).toEqual([expect.stringMatching(/^Swish needs SWISH_URL/)])
    expect(read({ ...swish, SWISH_PFX: 'swish.p12', SWISH_PAYEE: '46701234567' }).wrong).toEqual([
      'SWISH_PAYEE must be ten digits that begin with 123.',
    ])
  })

  it('require all of Svea and of Nordea', () => {
    const svea = {
      SVEA_URL: 'https://checkoutapi.svea.com/',
      SVEA_ADMIN_URL: 'https://paymentadminapi.svea.com/',
      SVEA_MERCHANT_ID: '124842',
    }
    expect(read(svea).wrong).toEqual([expect.stringMatching(/^Svea needs/)])
    expect(read({ ...svea, SVEA_SECRET: 's' }).settings.svea?.merchant).toEqual({ id: '124842', secret: 's' })
    const nordea = {
      NORDEA_URL: 'https://epmt.nordea.fi/cgi-bin/SOLOPM01',
      NORDEA_RECEIVER: '1',
      NORDEA_SECRET: 's',
    }
    expect(read(nordea).wrong).toEqual([expect.stringMatching(/^Nordea needs/)])
    const query = { NORDEA_QUERY_URL: 'https://epmt.nordea.fi/cgi-bin/SOLOPM10' }
    expect(read({ ...nordea, ...query }).settings.nordea?.key).toEqual({ secret: 's', version: '0001' })
    expect(read({ ...nordea, ...query, NORDEA_KEY_VERSION: '2' }).wrong).toEqual([
      'NORDEA_KEY_VERSION must be four digits.',
    ])
  })
})
