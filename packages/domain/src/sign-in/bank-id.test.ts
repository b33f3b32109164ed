import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BankIdPlatform } from './bank-id.ts'
import { bankIdQrSeconds, bankIdQrText, bankIdStartAddress, rfaOfFailed, rfaOfPending } from './bank-id.ts'

const anyValue = fc.oneof(
  fc.string(),
  fc.constantFrom(null, undefined, 0, true, {}, [], Symbol('odd'), '__proto__', 'constructor'),
)

describe('Messages of an order in progress', () => {
  test.each([
    ['outstandingTransaction', 'RFA1', 'RFA13'],
    ['noClient', 'RFA1', 'RFA1'],
    ['started', 'RFA15A', 'RFA15A'],
    ['userSign', 'RFA9', 'RFA9'],
    ['userMrtd', 'RFA23', 'RFA23'],
    ['userCallConfirm', 'RFA21', 'RFA21'],
    ['somethingNew', 'RFA21', 'RFA21'],
    ['startFailed', 'RFA21', 'RFA21'],
    ['toString', 'RFA21', 'RFA21'],
    [undefined, 'RFA21', 'RFA21'],
  ])('are for %s %s on another device and %s on the same', (hint, other, same) => {
    expect(rfaOfPending(hint, { device: 'other', isMobile: false })).toBe(other)
    expect(rfaOfPending(hint, { device: 'same', isMobile: false })).toBe(same)
  })

  test('depend for a started order on computer or phone, not on the device of the app', () => {
    expect(rfaOfPending('started', { device: 'same', isMobile: true })).toBe('RFA15B')
    expect(rfaOfPending('started', { device: 'other', isMobile: true })).toBe('RFA15B')
    expect(rfaOfPending('userSign', { device: 'other', isMobile: true })).toBe('RFA9')
  })
})

describe('Messages of a failed order', () => {
  test.each([
    ['expiredTransaction', 'RFA8', 'RFA8'],
    ['certificateErr', 'RFA16', 'RFA16'],
    ['userCancel', 'RFA6', 'RFA6'],
    ['cancelled', 'RFA3', 'RFA3'],
    ['startFailed', 'RFA17B', 'RFA17A'],
    ['userDeclinedCall', 'RFA22', 'RFA22'],
    ['notSupportedByUserApp', 'RFA22', 'RFA22'],
    ['transactionRiskBlocked', 'RFA22', 'RFA22'],
    ['unheardOf', 'RFA22', 'RFA22'],
    ['outstandingTransaction', 'RFA22', 'RFA22'],
    [undefined, 'RFA22', 'RFA22'],
  ])('are for %s %s on another device and %s on the same', (hint, other, same) => {
    expect(rfaOfFailed(hint, 'other')).toBe(other)
    expect(rfaOfFailed(hint, 'same')).toBe(same)
  })

  test.each([
    ['alreadyInProgress', 'RFA4'],
    ['canceled', 'RFA3'],
    ['requestTimeout', 'RFA5'],
    ['tooManyRequests', 'RFA5'],
    ['internalError', 'RFA5'],
    ['maintenance', 'RFA5'],
    ['invalidParameters', 'RFA22'],
    ['unauthorized', 'RFA22'],
    ['valueOf', 'RFA22'],
    [null, 'RFA22'],
  ])('are for the error code %s %s', (code, message) => {
    expect(rfaOfFailed(code, 'other')).toBe(message)
    expect(rfaOfFailed(code, 'same')).toBe(message)
  })

  test('do not match a list that contains a known hint', () => {
    expect(rfaOfFailed(['userCancel'], 'other')).toBe('RFA22')
  })

  test('exist for any value, without exceptions', () => {
    fc.assert(
      fc.property(anyValue, (value) =>
        [rfaOfPending(value, { device: 'same', isMobile: false }), rfaOfFailed(value, 'same')].every(
          (message) => /^RFA\d/.test(message),
        ),
      ),
    )
  })
})

describe('Starting the app on the same device', () => {
  const autoStartToken = '46f6aa68-a520-49d8-9be7-f0726d038c26'
  const returnAddress = 'https://www.husrum.example/logga-in/?a=1#initiated=true'
  const phone = `https://app.bankid.com/?autostarttoken=${autoStartToken}`

  test.each([
    ['desktop', `bankid:///?autostarttoken=${autoStartToken}&redirect=null`],
    ['android', `${phone}&redirect=null`],
    [
      'iosSafari',
      `${phone}&redirect=https%3A%2F%2Fwww.husrum.example%2Flogga-in%2F%3Fa%3D1%23initiated%3Dtrue`,
    ],
    ['iosChrome', `${phone}&redirect=googlechromes%3A%2F%2F`],
    ['iosFirefox', `${phone}&redirect=firefox%3A%2F%2F`],
    [
      'iosOpera',
      `${phone}&redirect=touch-https%3A%2F%2Fwww.husrum.example%2Flogga-in%2F%3Fa%3D1%23initiated%3Dtrue`,
    ],
    ['iosOther', `${phone}&redirect=null`],
  ] as const)('uses on %s the address %s', (platform, address) => {
    expect(bankIdStartAddress({ autoStartToken, platform, returnAddress })).toBe(address)
  })

  test('uses an address of two parameters for any token and return address, without exceptions', () => {
    const platforms: BankIdPlatform[] = ['desktop', 'android', 'iosSafari', 'iosOpera', 'iosOther']
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary-ascii', maxLength: 12 }),
        fc.string({ unit: 'binary-ascii', maxLength: 12 }),
        fc.constantFrom(...platforms),
        (token, address, platform) => {
          const made = bankIdStartAddress({
            autoStartToken: token,
            platform,
            returnAddress: `${address}\ud800`,
          })
          const parts = made.split(/[?&]/)
          return parts.length === 3 && decodeURIComponent(parts[1]?.split('=')[1] ?? '') === token
        },
      ),
    )
  })

  test('replaces half a surrogate pair with the replacement character', () => {
    expect(bankIdStartAddress({ autoStartToken: 'a\ud800b', platform: 'desktop', returnAddress: '' })).toBe(
      'bankid:///?autostarttoken=a%EF%BF%BDb&redirect=null',
    )
  })
})

describe('The animated QR code', () => {
  const qrStartToken = '67df3917-fa0d-44e5-b327-edcc928297f8'

  test.each([
    [0, 'dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8'],
    [29, '26049f2bc12d5b43ebe8bf701e7725abf015d2d8347aa04c924b5793ee4a196c'],
  ])('contains in second %d the token, the second and the code', (seconds, authCode) => {
    expect(bankIdQrText({ qrStartToken, seconds, authCode })).toBe(
      `bankid.67df3917-fa0d-44e5-b327-edcc928297f8.${seconds}.${authCode}`,
    )
  })

  test('has the code in lower case', () => {
    expect(bankIdQrText({ qrStartToken: 't', seconds: 1, authCode: 'AB0F' })).toBe('bankid.t.1.ab0f')
  })

  test.each([
    [1000, 1000, 0],
    [1000, 1999, 0],
    [1000, 2000, 1],
    [0, 29_999, 29],
    [5000, 4000, 0],
  ])('ordered at %d, at %d has the count %d', (orderedAt, now, seconds) => {
    expect(bankIdQrSeconds(orderedAt, now)).toBe(seconds)
  })
})
