// The development mailbox: stores e-mails in memory and shows them at `/__dev/mailbox`.
import { randomUUID } from 'node:crypto'
import type { Mail, Mailer } from '../platform/mail/mailer.ts'

export interface StoredMail extends Mail {
  readonly id: string
  /** Epoch milliseconds. */
  readonly sentAt: number
}

export interface Mailbox extends Mailer {
  /** Latest first. */
  list(): readonly StoredMail[]
  find(id: string): StoredMail | undefined
}

/** Older e-mails are discarded. */
const maxStored = 200

export const makeMailbox = ({ now = Date.now }: { readonly now?: () => number } = {}): Mailbox => {
  let stored: readonly StoredMail[] = []
  return {
    send: async (mail) => {
      stored = [{ ...mail, id: randomUUID(), sentAt: now() }, ...stored].slice(0, maxStored)
    },
    list: () => stored,
    find: (id) => stored.find((mail) => mail.id === id),
  }
}
