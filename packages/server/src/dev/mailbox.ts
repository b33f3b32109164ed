// The mailbox of development: what the server writes to people is kept in memory, to be read at `/__dev/mailbox`.
import { randomUUID } from 'node:crypto'
import type { Mail, Mailer } from '../mail/mailer.ts'

export interface StoredMail extends Mail {
  readonly id: string
  /** Epoch milliseconds. */
  readonly sentAt: number
}

export interface Mailbox extends Mailer {
  /** The latest first. */
  list(): readonly StoredMail[]
  find(id: string): StoredMail | undefined
}

/** Older ones are let go. */
const maxKept = 200

export const makeMailbox = ({ now = Date.now }: { readonly now?: () => number } = {}): Mailbox => {
  let kept: readonly StoredMail[] = []
  return {
    send: async (mail) => {
      kept = [{ ...mail, id: randomUUID(), sentAt: now() }, ...kept].slice(0, maxKept)
    },
    list: () => kept,
    find: (id) => kept.find((mail) => mail.id === id),
  }
}
