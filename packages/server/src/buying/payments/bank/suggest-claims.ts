// Which payment of a home a bank line without a valid reference may be for: by what is missing, and by names.

import type { ListedLine } from './bank-book.ts'
import type { Claim } from './claim.ts'
import { missingOf } from './claim.ts'

const maxSuggestions = 5

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .filter((word) => word.length > 2),
  )

const common = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((word) => other.has(word)).length

export interface Suggestion {
  readonly claim: Claim
  readonly because: readonly ('amount' | 'name' | 'home' | 'reference')[]
}

/** The best first. */
export const suggestClaims = (line: ListedLine, claims: readonly Claim[]): readonly Suggestion[] => {
  if (line.rest <= 0) return []
  const said = wordsOf(`${line.payer} ${line.message}`)
  const digits = `${line.reference} ${line.message}`.replace(/[^\d]+/g, ' ')
  return claims
    .filter(
      (claim) =>
        claim.currency === line.currency && (claim.sellerKey === '' || claim.sellerKey === line.seller),
    )
    .map((claim): Suggestion & { readonly weight: number } => {
      const isAmount = missingOf(claim) === line.rest
      const names = common(wordsOf(claim.owners), said)
      const homes = common(wordsOf(claim.about), said)
      const isNumber = digits.includes(String(claim.number))
      return {
        claim,
        because: [
          ...(isNumber ? (['reference'] as const) : []),
          ...(isAmount ? (['amount'] as const) : []),
          ...(names > 0 ? (['name'] as const) : []),
          ...(homes > 0 ? (['home'] as const) : []),
        ],
        weight: (isNumber ? 4 : 0) + (isAmount ? 3 : 0) + Math.min(names, 3) + Math.min(homes, 2),
      }
    })
    .filter(({ weight }) => weight > 1)
    .toSorted((one, other) => other.weight - one.weight || one.claim.number - other.claim.number)
    .slice(0, maxSuggestions)
    .map(({ claim, because }) => ({ claim, because }))
}
