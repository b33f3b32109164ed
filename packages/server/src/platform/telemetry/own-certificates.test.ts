// The certificates that are monitored: all in the settings.
import {
  customerCert,
  customerKey,
  customerPfx,
  fakeBankIdCa,
} from '@husrum/testkit/fake-bank-id-certificates'
import { expect, it } from 'vitest'
import { noProxies } from '../http/visitor-address.ts'
import { certificatesOf } from './own-certificates.ts'

it('Certificates for BankID, for Swish and for sealing are monitored, and none if none is set', () => {
  const none = { signIn: { providers: { oidc: {} }, trustedProxies: noProxies }, payments: {} }
  expect(certificatesOf(none)).toEqual([])
  const pfx = { pfx: customerPfx, passphrase: 'test' }
  const pem = { cert: customerCert, key: customerKey }
  const bankId = { url: 'https://bankid.example/', identity: pfx, ca: fakeBankIdCa }
  const all = certificatesOf({
    signIn: { ...none.signIn, providers: { oidc: {}, bankId }, documentSeal: pfx },
    payments: { swish: { url: 'https://swish.example/', payee: '1230000000', identity: pem } },
  })
  expect(all).toEqual([
    { of: 'bankId', shown: pfx },
    { of: 'swish', shown: pem },
    { of: 'documentSeal', shown: pfx },
  ])
})
