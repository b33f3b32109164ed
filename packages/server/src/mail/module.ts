// Mails to people, through the mail server that the settings name.
import type { Jobs } from '../jobs/jobs.ts'
import type { Module, Platform } from '../platform/module.ts'
import { makeLetterGate } from './letter-gate.ts'
import type { MailService } from './mail-service.ts'
import { makeMailService } from './mail-service.ts'
import type { Mailer } from './mailer.ts'
import type { SmtpOptions } from './smtp-mailer.ts'
import { makeSmtpMailer } from './smtp-mailer.ts'

const hourMs = 3_600_000

/** Nobody has said where mails go: whoever asks for one gets none, and the log says so. */
const nowhere: Mailer = { send: () => Promise.reject(new Error('SMTP_URL is not set')) }

export const mailModule = (
  { db, keys, log, now }: Pick<Platform, 'db' | 'keys' | 'log' | 'now'>,
  {
    jobs,
    smtp: options,
    otherwise,
  }: {
    readonly jobs: Jobs
    readonly smtp: SmtpOptions | undefined
    /** Where mails go without a mail server. */
    readonly otherwise: Mailer | undefined
  },
): Module & { readonly mails: MailService } => {
  const smtp = options && makeSmtpMailer(options)
  if (!smtp && !otherwise)
    log.warn('SMTP_URL is not set: nobody can confirm an address or choose a new password')
  const gate = makeLetterGate({ db, keys, log, now })
  return {
    mails: makeMailService({ db, jobs, mailer: smtp ?? otherwise ?? nowhere, keys, log, now, gate }),
    sweeps: [{ name: 'letters', everyMs: hourMs, run: gate.sweep }],
    close: async () => {
      // Letters in hand still need it.
      await jobs.finish()
      smtp?.close()
    },
  }
}
