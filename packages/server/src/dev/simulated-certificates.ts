// Certificates of the simulated bank (X.509, RFC 5280): a root, and one for each signer. Invalid outside development.

import type { KeyObject } from 'node:crypto'
import { createPublicKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** DER: tag, length and content. */
const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts)
  const size = body.length
  const bytes = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...bytes]), body])
}
const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts)
const utf8 = (text: string) => der(0x0c, Buffer.from(text))
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const whole = (bytes: Uint8Array) => der(0x02, bytes)
const time = (iso: string) => der(0x18, Buffer.from(`${iso.replace(/\D/g, '').slice(0, 14)}Z`))

const rsaWithSha256 = sequence(oid('2a864886f70d01010b'), der(0x05))
const basicConstraints = oid('551d13')

/** Attributes of a name, by the hex of their OIDs. */
const attributes = {
  commonName: '550403',
  surname: '550404',
  serialNumber: '550405',
  givenName: '55042a',
} as const

type Name = Partial<Readonly<Record<keyof typeof attributes, string>>>

const nameOf = (name: Name): Buffer =>
  sequence(
    ...Object.entries(name).map(([key, value]) =>
      der(0x31, sequence(oid(attributes[key as keyof typeof attributes]), utf8(value))),
    ),
  )

export interface SimulatedCertificate {
  /** DER. */
  readonly certificate: Buffer
  readonly key: KeyObject
  readonly name: Name
}

/** A certificate signed by `issuer`; self-signed without one. */
export const makeCertificate = (name: Name, issuer?: SimulatedCertificate): SimulatedCertificate => {
  const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const isRoot = issuer === undefined
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    // A positive serial number without a redundant leading byte.
    whole(Buffer.concat([Buffer.from([0x40]), randomBytes(15)])),
    rsaWithSha256,
    nameOf(issuer?.name ?? name),
    sequence(time('20200101000000'), time('21000101000000')),
    nameOf(name),
    createPublicKey(key).export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      sequence(
        sequence(
          basicConstraints,
          der(0x01, Buffer.from([0xff])),
          der(0x04, sequence(...(isRoot ? [der(0x01, Buffer.from([0xff]))] : []))),
        ),
      ),
    ),
  )
  const signature = sign('sha256', body, issuer?.key ?? key)
  const certificate = sequence(body, rsaWithSha256, der(0x03, Buffer.from([0]), signature))
  return { certificate, key, name }
}
