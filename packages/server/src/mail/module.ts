// Mails to people, through the mail server that the settings name.
import type { Module, Platform } from '../platform/module.ts'
import type { MailService } from './mail-service.ts'
import { makeMailService } from './mail-service.ts'
import type { Mailer } from './mailer.ts'
import type { SmtpOptions } from './smtp-mailer.ts'
import { makeSmtpMailer } from './smtp-mailer.ts'

/** How long mails that wait may hold up an end. */
const lastMailsMs = 3_000

/** Nobody has said where mails go: whoever asks for one gets none, and the log says so. */
const nowhere: Mailer = { send: () => Promise.reject(new Error('SMTP_URL is not set')) }

export const mailModule = (
  { log }: Pick<Platform, 'log'>,
  {
    smtp: options,
    otherwise,
  }: {
    readonly smtp: SmtpOptions | undefined
    /** Where mails go without a mail server. */
    readonly otherwise: Mailer | undefined
  },
): Module & { readonly mails: MailService } => {
  const smtp = options && makeSmtpMailer(options)
  if (!smtp && !otherwise)
    log.warn('SMTP_URL is not set: nobody can confirm an address or choose a new password')
  const mails = makeMailService({ mailer: smtp ?? otherwise ?? nowhere, log })
  return {
    mails,
    close: async () => {
      const patience = new Promise<void>((resolve) => setTimeout(resolve, lastMailsMs).unref())
      await Promise.race([mails.settled(), patience])
      smtp?.close()
    },
  }
}
