// Mails, through the mail server of the settings.

import { Problem } from '../http/problem.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Module, Platform } from '../modules/module.ts'
import type { AllLetters } from './letter.ts'
import type { LetterGate } from './letter-gate.ts'
import { makeLetterGate } from './letter-gate.ts'
import type { AdmittedSubject } from './letter-limits.ts'
import type { MailService, SenderOf } from './mail-service.ts'
import { makeMailService } from './mail-service.ts'
import type { Mailer } from './mailer.ts'
import type { SmtpOptions } from './smtp-mailer.ts'
import { makeSmtpMailer } from './smtp-mailer.ts'

const hourMs = 3_600_000

const nowhere: Mailer = { send: () => Promise.reject(new Error('SMTP_URL is not set')) }

/** What these forms are for is only in the letter. */
const neededLetters: readonly AdmittedSubject[] = [
  'passwordReset',
  'registration',
  'emailCode',
  'searchAlert',
  'bookingInvitation',
]

/** Without a mail server: a form that needs a letter is refused, instead of promising one. */
const refusingGate = (gate: LetterGate): LetterGate => ({
  ...gate,
  admit: async (subject, ...rest) => {
    if (neededLetters.includes(subject)) throw new Problem('serviceUnavailable')
    return gate.admit(subject, ...rest)
  },
})

export const mailModule = (
  { db, keys, log, now }: Pick<Platform, 'db' | 'keys' | 'log' | 'now'>,
  {
    jobs,
    letters,
    smtp: options,
    otherwise,
    senderOf,
  }: {
    readonly jobs: Jobs
    readonly letters: AllLetters
    readonly smtp: SmtpOptions | undefined
    /** Receives the mails if there is no mail server. */
    readonly otherwise: Mailer | undefined
    readonly senderOf?: SenderOf
  },
): Module & { readonly mails: MailService } => {
  const smtp = options && makeSmtpMailer(options)
  if (!smtp && !otherwise)
    log.warn(
      'SMTP_URL is not set: forms that need a letter (new account, new password, change of e-mail, search alerts, second applicants) answer 503',
    )
  const open = makeLetterGate({ db, keys, log, now })
  const gate = smtp || otherwise ? open : refusingGate(open)
  return {
    mails: makeMailService({
      db,
      jobs,
      mailer: smtp ?? otherwise ?? nowhere,
      letters,
      keys,
      log,
      now,
      senderOf,
      gate,
    }),
    sweeps: [{ name: 'letters', everyMs: hourMs, run: gate.sweep }],
    close: async () => {
      // Active letter jobs still need it.
      await jobs.finish()
      smtp?.close()
    },
  }
}
