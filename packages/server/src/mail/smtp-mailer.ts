// Hands mails to an SMTP server.
import type { Mailer } from './mailer.ts'

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password where the server wants them (setting SMTP_URL). */
  readonly url: string
  /** The address that mails come from (setting MAIL_FROM); the name before it is the brand's. */
  readonly from: string
}

/** How long a mail server may take to answer, in milliseconds. */
const patience = 10_000

/** What goes to a mail server on this machine is heard by nobody else. */
const isLoopback = (url: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(URL.parse(url)?.hostname ?? '')

export const makeSmtpMailer = ({ url, from }: SmtpOptions): Mailer & { close(): void } => {
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      pool: true,
      // A letter has links that open accounts: without encryption it stays here.
      requireTLS: !isLoopback(url),
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
      // What a text names is never read from the disk or the net.
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  let opening: ReturnType<typeof open> | undefined
  return {
    send: async (mail, id) => {
      const { to, senderName, replyTo, subject, text, html, language, unsubscribe, attachments = [] } = mail
      opening ??= open()
      await (await opening).sendMail({
        ...(id !== undefined && { messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>` }),
        from: { name: senderName, address: from },
        ...(replyTo !== undefined && { replyTo }),
        // An object: a list of addresses in one text would be several people.
        to: { name: '', address: to },
        subject,
        text,
        html,
        attachments: attachments.map(({ name, mediaType, base64 }) => ({
          filename: name,
          contentType: mediaType,
          content: base64,
          encoding: 'base64',
        })),
        headers: {
          'Content-Language': language,
          // Holiday answers and the like stay away (RFC 3834).
          'Auto-Submitted': 'auto-generated',
          ...(unsubscribe !== undefined && {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      })
    },
    close: () => void opening?.then((transport) => transport.close()),
  }
}
