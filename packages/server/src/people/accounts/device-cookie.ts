// Marks devices on which an account was signed in to before, so that strangers' failures cannot lock its owner out (OWASP, device cookies).
import { randomBytes } from 'node:crypto'
import type { AccountOrganisation } from '@husrum/domain'
import { canonicalEmail } from '@husrum/domain'
import { readCookie, setCookie } from '../../platform/http/set-cookie.ts'
import { makeKeyedHash } from '../../platform/secrets/keyed-hash.ts'
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts'

/** The account that was signed in to on the device. */
export interface DeviceOwner {
  readonly organisation: AccountOrganisation
  readonly email: string
}

export interface DeviceCookie {
  /** The device id in a `Cookie` header; undefined unless this account was signed in to on the device. */
  read(cookies: string, owner: DeviceOwner): string | undefined
  /** The header that marks a device after a successful sign-in; it includes the previous accounts of the device. */
  issue(cookies: string, owner: DeviceOwner): readonly [name: 'set-cookie', value: string]
}

/** Enough for one household. The oldest is dropped. */
const maxAccounts = 4

export const makeDeviceCookie = (
  keys: SecretKeys,
  environment: 'development' | 'production',
): DeviceCookie => {
  const hash = makeKeyedHash(keys, 'device')
  /** The hash reveals nothing about the account: the address is only part of its input. */
  const wordsOf = (device: string, { organisation, email }: DeviceOwner): string =>
    [organisation, canonicalEmail(email), device].join('\n')
  const passesOf = (cookies: string): readonly string[] =>
    (readCookie('device', cookies, environment) ?? '').split('~').slice(0, maxAccounts)
  const deviceOf = (pass: string, owner: DeviceOwner): string | undefined => {
    const [device = '', told = ''] = pass.split('.')
    return hash.isOf(wordsOf(device, owner), Buffer.from(told, 'base64url')) ? device : undefined
  }
  return {
    read: (cookies, owner) =>
      passesOf(cookies)
        .map((pass) => deviceOf(pass, owner))
        .find(Boolean),
    issue: (cookies, owner) => {
      const device = randomBytes(16).toString('base64url')
      const others = passesOf(cookies).filter((pass) => pass !== '' && deviceOf(pass, owner) === undefined)
      const passes = [
        `${device}.${Buffer.from(hash.of(wordsOf(device, owner))).toString('base64url')}`,
        ...others,
      ]
      const value = passes.slice(0, maxAccounts).join('~')
      return setCookie('device', value, { environment })
    },
  }
}
