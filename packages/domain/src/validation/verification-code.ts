// The code of an e-mail that verifies the address (FAULT-53).
import { withoutSeparators } from './characters.ts'
import type { Rule } from './rule.ts'
import { patternRule } from './rule.ts'

/**
 * A required verification code: six digits, optionally with spaces or hyphens in between. Whether it is the right one only the server can
 * check, which returns the same error: `emailVerificationCodeWrong`.
 */
export const emailVerificationCodeRule: Rule<string> = /* @__PURE__ */ patternRule(
  /^\d{6}$/,
  'emailVerificationCodeWrong',
  withoutSeparators,
)
