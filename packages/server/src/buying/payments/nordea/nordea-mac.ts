// Message authentication of our forms and Nordea's answers: a hash over the fields and a shared secret.
import { createHash, timingSafeEqual } from 'node:crypto'

export interface NordeaKey {
  readonly secret: string
  /** `0001` uses MD5, all later ones SHA-1. */
  readonly version: string
}

/** Upper-case hexadecimal digits. */
export const nordeaMac = (fields: readonly string[], { secret, version }: NordeaKey): string =>
  createHash(version === '0001' ? 'md5' : 'sha1')
    .update([...fields, secret, ''].join('&'), 'latin1')
    .digest('hex')
    .toUpperCase()

/** Whether a MAC is right, with empty fields read either way: as nothing between two separators, or as no field. */
export const isNordeaMac = (mac: string, fields: readonly string[], key: NordeaKey): boolean =>
  [fields, fields.filter(Boolean)].some((read) => {
    const [own, shown] = [Buffer.from(nordeaMac(read, key)), Buffer.from(mac.toUpperCase())]
    return own.length === shown.length && timingSafeEqual(own, shown)
  })

/** A Finnish reference number: the digits and their check digit, weighted 7, 3, 1 from the right. */
export const finnishReference = (digits: string): string => {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * ([7, 3, 1][place % 3] ?? 0), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
