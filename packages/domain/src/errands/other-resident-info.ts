// The place of a fault outside the resident's own homes: four facts in one text.

/** A place that was entered by hand; unknown parts are empty. */
export interface OtherResidentInfo {
  readonly address: string
  readonly zipCode: string
  readonly city: string
  /** The dwelling number of the authorities (`governmentObjectId`). */
  readonly governmentObjectId: string
}

/**
 * Parses "address, zip, city, government id" (FAULT-33). With fewer than four parts the last are missing; with more, the
 * last three are zip, city and id, and everything before them is the address, which may contain commas.
 */
export const parseOtherResidentInfo = (text: string): OtherResidentInfo => {
  const parts = text.split(',').map((part) => part.trim())
  const rest = Math.max(parts.length - 3, 1)
  const [zipCode = '', city = '', governmentObjectId = ''] = parts.slice(rest)
  return { address: parts.slice(0, rest).filter(Boolean).join(', '), zipCode, city, governmentObjectId }
}

/** Writes the text that {@link parseOtherResidentInfo} parses. Commas in zip, city and id become spaces. */
export const formatOtherResidentInfo = ({
  address,
  zipCode,
  city,
  governmentObjectId,
}: OtherResidentInfo): string =>
  [address, ...[zipCode, city, governmentObjectId].map((part) => part.replaceAll(',', ' '))]
    .map((part) => part.trim())
    .join(', ')
