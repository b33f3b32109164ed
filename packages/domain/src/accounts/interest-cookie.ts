// The cookie that stores which homes and stages interest was registered in, and when: ids and times only.

/** A home or a stage, and when interest in it was registered. */
export interface RememberedInterest {
  readonly id: string
  /** Epoch seconds. */
  readonly at: number
}

/** The oldest entries are dropped: 30 of them are far below the size limit of browsers. */
const max = 30

/** Reads the cookie, latest first. Invalid entries are omitted. */
export const readInterestCookie = (text: string | undefined): readonly RememberedInterest[] =>
  (text ?? '').split('~', max).flatMap((part) => {
    const [, id, seconds] = /^([\w-]{1,64})\.(\d{9,11})$/.exec(part) ?? []
    return id === undefined ? [] : [{ id, at: Number(seconds) }]
  })

/** The value of the cookie after interest was registered. */
export const writeInterestCookie = (before: string | undefined, { id, at }: RememberedInterest): string =>
  [{ id, at }, ...readInterestCookie(before).filter((other) => other.id !== id)]
    .slice(0, max)
    .map((interest) => `${interest.id}.${Math.floor(interest.at)}`)
    .join('~')
