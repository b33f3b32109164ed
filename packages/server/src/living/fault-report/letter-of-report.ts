// The letter that confirms a report: its address, and whether it includes the text.
import type { CaseForm, CaseLetterNote } from '@husrum/domain'
import { canonicalEmail } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import { networkOf } from '../../platform/http/visitor-address.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { AccountAddress } from '../../platform/mail/recipient.ts'
import { confirmedAddressOf } from '../../platform/mail/recipient.ts'
import type { NewErrand } from '../errands/index.ts'

export interface LetterOfReport {
  readonly errand: Pick<NewErrand, 'letterTo' | 'isCopy' | 'pass'>
  readonly letterNote?: CaseLetterNote
}

/**
 * The text is sent only to the confirmed address of the reporter's account. Any other address was typed: it must pass the letter
 * gate, and receives only the number of the errand.
 */
export const letterOfReport = async (
  trx: Kysely<Schema>,
  { email, sendCopy }: Pick<CaseForm, 'email' | 'sendCopy'>,
  reporter: AccountAddress,
  { address, mails }: Pick<Visitor, 'address'> & { readonly mails: Pick<MailService, 'within'> },
): Promise<LetterOfReport> => {
  const own = confirmedAddressOf(reporter)
  if (own !== undefined && canonicalEmail(own) === canonicalEmail(email))
    return { errand: { letterTo: email, isCopy: sendCopy } }
  const admission = await mails.within(trx).admit('faultReport', { email, network: networkOf(address) })
  if (admission.kind === 'heldBack')
    return { errand: { letterTo: null, isCopy: false }, letterNote: 'heldBack' }
  const errand = { letterTo: email, isCopy: false, pass: admission.pass }
  return sendCopy ? { errand, letterNote: 'withoutWords' } : { errand }
}
