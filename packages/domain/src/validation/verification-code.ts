// The code that an e-mail carries, to prove that the address is the person's own (FAULT-53).
import { withoutSeparators } from './characters.ts'
import type { Rule } from './rule.ts'
import { patternRule } from './rule.ts'

/**
 * A required verification code: six digits, with spaces or hyphens between if somebody likes. Whether it is
 * the right one only the server knows, which answers the same error: `emailVerificationCodeWrong`.
 */
export const emailVerificationCodeRule: Rule<string> = /* @__PURE__ */ patternRule(
  /^\d{6}$/,
  'emailVerificationCodeWrong',
  withoutSeparators,
)
