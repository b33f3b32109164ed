// The port through which the server writes to people.

export interface Mail {
  readonly to: string
  /** The brand that writes; its address is the mailer's own. */
  readonly senderName: string
  readonly subject: string
  /** Whom an answer goes to, where somebody reads one. */
  readonly replyTo?: string
  /** Plain text; the HTML says the same. */
  readonly text: string
  readonly html: string
  /** BCP 47. */
  readonly language: string
  /** Where a mail program stops letters of the kind with one press (RFC 8058); absolute. */
  readonly unsubscribe?: string
  readonly attachments?: readonly {
    readonly name: string
    readonly mediaType: string
    readonly base64: string
  }[]
}

export interface Mailer {
  /**
   * Resolves when the mail has been handed on. Rejects when it could not be.
   *
   * @param id the same should the same mail be sent again, so that whoever gets it twice can tell (RFC 5322 §3.6.4).
   */
  send(mail: Mail, id?: string): Promise<void>
}
