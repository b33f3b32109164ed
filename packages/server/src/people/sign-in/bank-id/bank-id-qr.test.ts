// The QR code has the text that the bank's app expects.
import { describe, expect, it } from 'vitest'
import { bankIdQr } from './bank-id-qr.ts'

/** The example in BankID's documentation. */
const order = {
  qrStartToken: '67df3917-fa0d-44e5-b327-edcc928297f8',
  qrStartSecret: 'd28db9a7-4cde-429e-a983-359be676944c',
}

describe('The QR code of an order', () => {
  it.each([
    [0, 'dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8'],
    [1, '949d559bf23403952a94d103e67743126381eda00f0b3cbddbf7c96b1adcbce2'],
    [2, 'a9e5ec59cb4eee4ef4117150abc58fad7a85439a6a96ccbecc3668b41795b3f3'],
    [29, '26049f2bc12d5b43ebe8bf701e7725abf015d2d8347aa04c924b5793ee4a196c'],
  ])('contains in second %i the text that BankID specifies', (seconds, authCode) => {
    expect(bankIdQr(order, seconds)).toBe(`bankid.${order.qrStartToken}.${seconds}.${authCode}`)
  })
})
