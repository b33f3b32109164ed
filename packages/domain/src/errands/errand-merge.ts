// Merging concurrent changes of an errand, and detecting conflicts.

/** The parts of an errand that its customers write. */
export interface WrittenErrand {
  readonly description: string
  readonly alternativeContact?: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly phone: string
  }
}

/** A part of an errand that is merged as a whole. */
export type WrittenPart = keyof WrittenErrand

const same = (one: WrittenErrand, other: WrittenErrand, part: WrittenPart): boolean => {
  if (part === 'description') return one.description === other.description
  const facts = ({ alternativeContact: contact }: WrittenErrand) =>
    contact && [contact.firstName, contact.lastName, contact.email, contact.phone]
  return JSON.stringify(facts(one)) === JSON.stringify(facts(other))
}

/**
 * Merges the original version (`base`), the current one (`theirs`) and the new one (`yours`). A part that only one of the two changed is
 * taken from it; parts that both changed differently are in `conflicts`, with the value of `yours` in `merged`.
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
