// What is shown at the door: tickets of guests, the host's code, and what makes a browser the host's. None of them is stored:
// each follows from an id and our key.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { isUuid } from '../database/is-uuid.ts'

export interface Tickets {
  /** Letters and digits, `-` and `_`: 48 of them. */
  ticketOf(placeId: string): string
  /** The place that a ticket is of; undefined for what we never wrote. */
  placeOf(ticket: string): string | undefined
  /** `K7QM-2XPA`: read aloud, and typed with one thumb. */
  hostCodeOf(showingId: string): string
  isHostCode(showingId: string, typed: string): boolean
  /** For a cookie. */
  hostMarkOf(showingId: string): string
  showingOfMark(mark: string): string | undefined
}

/** Without letters that look like digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const dashed = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** @param keys the first makes what is new, any of them may have made what is shown */
export const makeTickets = (keys: readonly [Uint8Array, ...Uint8Array[]]): Tickets => {
  const [own] = keys
  const macOf = (key: Uint8Array, purpose: 'ticket' | 'code' | 'host', id: string): Buffer =>
    createHmac('sha256', key).update(`${purpose} ${id}`).digest()
  const sealed = (purpose: 'ticket' | 'host', id: string, key: Uint8Array = own): string =>
    id.replaceAll('-', '') + macOf(key, purpose, id).subarray(0, 12).toString('base64url')
  const opened = (purpose: 'ticket' | 'host', text: string): string | undefined => {
    const id = dashed(text.slice(0, 32))
    return isUuid(id) && keys.some((key) => isSame(text, sealed(purpose, id, key))) ? id : undefined
  }
  const hostCodeOf = (id: string, key: Uint8Array = own): string => {
    const letters = [...macOf(key, 'code', id).subarray(0, 8)].map((byte) => alphabet[byte % 32]).join('')
    return `${letters.slice(0, 4)}-${letters.slice(4)}`
  }
  return {
    ticketOf: (id) => sealed('ticket', id),
    placeOf: (ticket) => opened('ticket', ticket),
    hostCodeOf: (id) => hostCodeOf(id),
    isHostCode: (id, typed) => {
      const plain = typed
        .toUpperCase()
        .replaceAll('O', '0')
        .replace(/[IL]/g, '1')
        .replace(/[^0-9A-Z]/g, '')
      return keys.some((key) => isSame(plain, hostCodeOf(id, key).replace('-', '')))
    },
    hostMarkOf: (id) => sealed('host', id),
    showingOfMark: (mark) => opened('host', mark),
  }
}
