// New passwords: any character, no composition rules, no common passwords.
import type { FieldIssue } from './field-error.ts'
import type { Rule } from './rule.ts'
import { invalid, ofLength, textRule } from './rule.ts'

/** Minimum and maximum length (code points) of a password. */
export const passwordLengths = { min: 8, max: 128 } as const

/**
 * Common beginnings of passwords, worldwide and in the Nordic countries, in lower case. With digits and punctuation appended they are still
 * tried first ("Sommar2026!", "password1").
 */
const commonWords =
  ' password passw0rd p@ssw0rd 1q2w3e4r 1qaz2wsx a1b2c3d iloveyou sunshine princess football baseball letmein welcome changeme secret admin lösenord losenord hejsan sommar vinter sverige fotboll passord norge salasana suomi husrum '
/** Sequences of which any part is as easily guessed: digits up and down, the keyboard, the alphabet. */
const rows = '01234567890 9876543210 qwertyuiopå asdfghjklöä zxcvbnm abcdefghij'

const isCommon = (password: string): boolean => {
  const lower = password.toLowerCase()
  const word = /^.*[^\d!?.]/su.exec(lower)?.[0] ?? lower
  return (
    // Repeats its beginning after at most four characters, up to the end: "aaaaaaaa", "12341234".
    (lower + lower).indexOf(lower, 1) <= 4 ||
    commonWords.includes(` ${word} `) ||
    (word.length > 2 && rows.includes(word))
  )
}

/**
 * A required new password: 8 to 128 code points, any character, spaces at the ends included. Value: the password composed (NFC), so that
 * every keyboard produces the same. Errors: `required`, `minLength`, `maxLength`, `commonPassword` (a common word or a keyboard sequence,
 * with or without digits appended, or up to four characters repeated).
 */
export const newPasswordRule: Rule<string> = /* @__PURE__ */ textRule(
  (password) => {
    const checked = ofLength(password, passwordLengths)
    return checked.kind === 'valid' && isCommon(password) ? invalid('commonPassword') : checked
  },
  (typed) => typed.normalize(),
)

/**
 * Errors of a password typed twice: none, or `passwordNoMatch` at the second field.
 *
 * @example
 * form({ password: newPasswordRule, repeated: newPasswordRule },
 * ({ password, repeated }) => passwordsMatch(password, repeated, ['repeated']))
 */
export const passwordsMatch = (
  password: string,
  repeated: string,
  path: FieldIssue['path'] = ['repeatedPassword'],
): readonly FieldIssue[] =>
  password.normalize() === repeated.normalize() ? [] : [{ key: 'passwordNoMatch', path }]
