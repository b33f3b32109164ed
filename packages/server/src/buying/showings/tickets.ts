// Codes at the entrance: tickets of guests, the host's code, and the cookie of the host's browser. None of them is stored:
// each is derived from an id and our key.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUuid } from '../../platform/database/is-uuid.ts'

export interface Tickets {
  /** Letters and digits, `-` and `_`: 48 of them. */
  ticketOf(placeId: string): string
  /** The place of a ticket; undefined for an invalid ticket. */
  placeOf(ticket: string): string | undefined
  /** `K7QM-2XPA`: short enough to be read aloud and typed on a phone. */
  hostCodeOf(showing: HostedId): string
  isHostCode(showing: HostedId, typed: string): boolean
  /** For a cookie. */
  hostMarkOf(showing: HostedId): string
  /** The showing of a mark, before the mark is verified. */
  showingOfMark(mark: string): string | undefined
  isHostMark(showing: HostedId, mark: string): boolean
  /** For the link with which a visitor confirms the news subscription. */
  newsTokenOf(visitorId: string): string
  visitorOfNewsToken(token: string): string | undefined
}

/** A showing and the version of its host code: a renewal ends codes and cookies of earlier versions. */
export interface HostedId {
  readonly id: string
  readonly version: number
}

/** Without letters that look like digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const dashed = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** @param keys the first makes new codes, all of them are accepted */
export const makeTickets = (keys: readonly [Uint8Array, ...Uint8Array[]]): Tickets => {
  const [own] = keys
  const macOf = (key: Uint8Array, purpose: 'ticket' | 'code' | 'host' | 'news', subject: string): Buffer =>
    createHmac('sha256', key).update(`${purpose} ${subject}`).digest()
  const signed = (
    purpose: 'ticket' | 'host' | 'news',
    id: string,
    subject: string,
    key: Uint8Array,
  ): string => id.replaceAll('-', '') + macOf(key, purpose, subject).subarray(0, 12).toString('base64url')
  const idOf = (text: string): string | undefined => {
    const id = dashed(text.slice(0, 32))
    return isUuid(id) ? id : undefined
  }
  const opened = (purpose: 'ticket' | 'news', text: string): string | undefined => {
    const id = idOf(text)
    return id !== undefined && keys.some((key) => isSame(text, signed(purpose, id, id, key))) ? id : undefined
  }
  const subjectOf = ({ id, version }: HostedId): string => `${id} ${version}`
  const hostCodeOf = (showing: HostedId, key: Uint8Array = own): string => {
    const bytes = macOf(key, 'code', subjectOf(showing)).subarray(0, 8)
    const letters = [...bytes].map((byte) => alphabet[byte % 32]).join('')
    return `${letters.slice(0, 4)}-${letters.slice(4)}`
  }
  const hostMarkOf = (showing: HostedId, key: Uint8Array = own): string =>
    signed('host', showing.id, subjectOf(showing), key)
  return {
    ticketOf: (id) => signed('ticket', id, id, own),
    placeOf: (ticket) => opened('ticket', ticket),
    hostCodeOf: (showing) => hostCodeOf(showing),
    isHostCode: (showing, typed) => {
      const plain = typed
        .toUpperCase()
        .replaceAll('O', '0')
        .replace(/[IL]/g, '1')
        .replace(/[^0-9A-Z]/g, '')
      return keys.some((key) => isSame(plain, hostCodeOf(showing, key).replace('-', '')))
    },
    hostMarkOf: (showing) => hostMarkOf(showing),
    showingOfMark: idOf,
    isHostMark: (showing, mark) => keys.some((key) => isSame(mark, hostMarkOf(showing, key))),
    newsTokenOf: (id) => signed('news', id, id, own),
    visitorOfNewsToken: (token) => opened('news', token),
  }
}
