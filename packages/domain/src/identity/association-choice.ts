// For which association does a board member sign in (specification 2 §2, §4)?

/** An association that a person may sign in for. */
export interface SelectableAssociation {
  readonly id: string
  readonly name: string
}

/** What there is to choose. */
export type AssociationChoice =
  /** No association: the result `NoBoardMember`. */
  | { readonly kind: 'none' }
  /** One association: it is picked, and nothing is asked. */
  | { readonly kind: 'picked'; readonly association: SelectableAssociation }
  | { readonly kind: 'choose'; readonly associations: readonly SelectableAssociation[] }

/** Looks at the associations of a person. */
export const associationChoice = (associations: readonly SelectableAssociation[]): AssociationChoice => {
  const [first, second] = associations
  if (!first) return { kind: 'none' }
  return second ? { kind: 'choose', associations } : { kind: 'picked', association: first }
}
