// Calls the letter gate where the response must not reveal whether a mailbox is full, as that would reveal facts about its owner.
import { Problem } from '../http/problem.ts'
import type { LetterGate, LetterPass } from './letter-gate.ts'
import type { AdmittedSubject } from './letter-limits.ts'

/**
 * A pass, or undefined if the mailbox is full: the caller then responds as if a letter were sent. Throws `tooManyRequests` for a
 * network that has caused too many letters, which reveals nothing about a mailbox.
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
