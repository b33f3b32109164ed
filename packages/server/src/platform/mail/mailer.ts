// The interface for sending mails.

export interface Mail {
  readonly to: string
  /** The brand that writes; the sender address is that of the mailer. */
  readonly senderName: string
  readonly subject: string
  /** Address for replies, if they are read. */
  readonly replyTo?: string
  /** Plain text; the HTML has the same content. */
  readonly text: string
  readonly html: string
  /** BCP 47. */
  readonly language: string
  /** URL for the one-click unsubscribe of mail programs (RFC 8058); absolute. */
  readonly unsubscribe?: string
  readonly attachments?: readonly {
    readonly name: string
    readonly mediaType: string
    readonly base64: string
  }[]
}

export interface Mailer {
  /**
   * Resolves when the mail was handed over. Rejects if that failed.
   *
   * @param id the same if the same mail is sent again, so that mail programs can detect duplicates (RFC 5322 §3.6.4).
   */
  send(mail: Mail, id?: string): Promise<void>
}
