// The code that an e-mail carries to prove that it arrived (specification 2 §5 emailVerificationCodeWrong).
import { normaliseLine } from './characters.ts'
import type { Rule } from './rule.ts'
import { invalid, textRule, valid } from './rule.ts'

/** Digits of the code. */
export const emailVerificationCodeLength = 6

/**
 * A required verification code: six digits, with spaces or a hyphen between if somebody likes. Whether it is
 * the right one only the server knows, which answers the same error: `emailVerificationCodeWrong`.
 */
export const emailVerificationCodeRule: Rule<string> = textRule((typed) => {
  const digits = normaliseLine(typed).replace(/[ -]/g, '')
  return digits.length === emailVerificationCodeLength && /^[0-9]+$/.test(digits)
    ? valid(digits)
    : invalid('emailVerificationCodeWrong')
})
