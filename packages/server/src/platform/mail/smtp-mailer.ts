// Sends mails through an SMTP server.
import type { Mailer } from './mailer.ts'

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user and password if the server requires them (setting SMTP_URL). */
  readonly url: string
  /** The sender address (setting MAIL_FROM); the name before it is that of the brand. */
  readonly from: string
}

/** Timeout of the mail server, in milliseconds. */
const timeoutMs = 10_000

/** Mail to a server on this machine cannot be intercepted. */
const isLoopback = (url: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(URL.parse(url)?.hostname ?? '')

export const makeSmtpMailer = ({ url, from }: SmtpOptions): Mailer & { close(): void } => {
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      pool: true,
      // A letter has links that open accounts: it is not sent without encryption.
      requireTLS: !isLoopback(url),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      // Files and URLs in a mail are never loaded.
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
        replyTo,
        // An object: a text with several addresses would be several recipients.
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
          // Suppresses automatic replies (RFC 3834).
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
