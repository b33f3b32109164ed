// New passwords: any character, no composition rules, none that everybody tries
// first.
import type { FieldIssue } from './field-error.ts'
import type { Rule } from './rule.ts'
import { invalid, ofLength, textRule } from './rule.ts'

/** Fewest and most characters (code points) of a password. */
export const passwordLengths = { min: 8, max: 128 } as const

/**
 * What people begin with, worldwide and in the Nordic countries, in lower case. With digits and marks behind
 * it is still what is tried first ("Sommar2026!", "password1").
 */
const commonWords =
  ' password passw0rd p@ssw0rd 1q2w3e4r 1qaz2wsx a1b2c3d iloveyou sunshine princess football baseball letmein welcome changeme secret admin lösenord losenord hejsan sommar vinter sverige fotboll passord norge salasana suomi husrum '
/** Rows of which any piece is as easily guessed: digits up and down, the keyboard, the alphabet. */
const rows = '01234567890 9876543210 qwertyuiopå asdfghjklöä zxcvbnm abcdefghij'

const isCommon = (password: string): boolean => {
  const lower = password.toLowerCase()
  const word = /^.*[^\d!?.]/su.exec(lower)?.[0] ?? lower
  return (
    // Its own beginning comes again after at most four characters, up to the end: "aaaaaaaa", "12341234".
    (lower + lower).indexOf(lower, 1) <= 4 ||
    commonWords.includes(` ${word} `) ||
    (word.length > 2 && rows.includes(word))
  )
}

/**
 * A required new password: 8 to 128 code points, any character, spaces at the ends included. Value: the
 * password composed (NFC), so that every keyboard types the same. Errors: `required`, `minLength`,
 * `maxLength`, `commonPassword` (a well-known word or a row of the keyboard, with or without digits behind
 * it, or up to four characters over and over).
 */
export const newPasswordRule: Rule<string> = /* @__PURE__ */ textRule(
  (password) => {
    const checked = ofLength(password, passwordLengths)
    return checked.kind === 'valid' && isCommon(password) ? invalid('commonPassword') : checked
  },
  (typed) => typed.normalize(),
)

/**
 * What is wrong with a password typed twice: nothing, or `passwordNoMatch` at the second field.
 *
 * @example
 * form({ password: newPasswordRule, repeated: newPasswordRule },
 *   ({ password, repeated }) => passwordsMatch(password, repeated, ['repeated']))
 */
export const passwordsMatch = (
  password: string,
  repeated: string,
  path: FieldIssue['path'] = ['repeatedPassword'],
): readonly FieldIssue[] =>
  password.normalize() === repeated.normalize() ? [] : [{ key: 'passwordNoMatch', path }]
