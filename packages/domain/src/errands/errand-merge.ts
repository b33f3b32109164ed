// Two people changed the same errand: what can be put together by itself, and what somebody has to choose.

/** What of an errand its customers write. */
export interface WrittenErrand {
  readonly description: string
  readonly alternativeContact?: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly phone: string
  }
}

/** A part of an errand that is chosen as a whole. */
export type WrittenPart = keyof WrittenErrand

const same = (one: WrittenErrand, other: WrittenErrand, part: WrittenPart): boolean => {
  if (part === 'description') return one.description === other.description
  const facts = ({ alternativeContact: contact }: WrittenErrand) =>
    contact && [contact.firstName, contact.lastName, contact.email, contact.phone]
  return JSON.stringify(facts(one)) === JSON.stringify(facts(other))
}

/**
 * Puts together what was read (`base`), what stands there by now (`theirs`) and what was written instead (`yours`). What
 * only one of the two has changed is that one's; what both changed otherwise is in `conflicts`, and `yours` in `merged`.
 */
export const mergeWritten = (
  base: WrittenErrand,
  theirs: WrittenErrand,
  yours: WrittenErrand,
): { readonly merged: WrittenErrand; readonly conflicts: readonly WrittenPart[] } => {
  const isTheirs = (part: WrittenPart) => same(base, yours, part)
  const { alternativeContact } = isTheirs('alternativeContact') ? theirs : yours
  return {
    merged: {
      description: (isTheirs('description') ? theirs : yours).description,
      ...(alternativeContact && { alternativeContact }),
    },
    conflicts: (['description', 'alternativeContact'] as const).filter(
      (part) => !isTheirs(part) && !same(base, theirs, part) && !same(theirs, yours, part),
    ),
  }
}
