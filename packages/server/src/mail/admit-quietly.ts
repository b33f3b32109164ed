// Asking the gate where the answer to the visitor must not tell whether a mailbox is full: that would tell of its owner.
import { Problem } from '../http/problem.ts'
import type { LetterGate, LetterPass } from './letter-gate.ts'
import type { AdmittedSubject } from './letter-limits.ts'

/**
 * A pass, or undefined where the mailbox is full: the caller answers as if a letter were sent. Throws `tooManyRequests` for a
 * network that has caused too many letters, which tells of no mailbox.
 */
export const admitQuietly = async (
  { admit }: Pick<LetterGate, 'admit'>,
  subject: AdmittedSubject,
  to: Parameters<LetterGate['admit']>[1],
): Promise<LetterPass | undefined> => {
  const admission = await admit(subject, to)
  if (admission.kind === 'admitted') return admission.pass
  if (admission.by === 'network')
    throw new Problem('tooManyRequests', { headers: { 'retry-after': String(admission.seconds) } })
  return undefined
}
