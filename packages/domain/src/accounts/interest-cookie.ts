// The cookie that remembers in a browser which homes and stages somebody registered interest in, and when: ids and times alone.

/** A home or a stage, and when interest in it was registered. */
export interface RememberedInterest {
  readonly id: string
  /** Epoch seconds. */
  readonly at: number
}

/** The longest ago is forgotten: 30 of them stay far below what a browser keeps. */
const max = 30

/** Reads the cookie, the latest first. Whatever in it is none of ours is left out. */
export const readInterestCookie = (text: string | undefined): readonly RememberedInterest[] =>
  (text ?? '').split('~', max).flatMap((part) => {
    const [, id, seconds] = /^([\w-]{1,64})\.(\d{9,11})$/.exec(part) ?? []
    return id === undefined ? [] : [{ id, at: Number(seconds) }]
  })

/** What the cookie says once interest was registered again or anew. */
export const writeInterestCookie = (before: string | undefined, { id, at }: RememberedInterest): string =>
  [{ id, at }, ...readInterestCookie(before).filter((other) => other.id !== id)]
    .slice(0, max)
    .map((interest) => `${interest.id}.${Math.floor(interest.at)}`)
    .join('~')
