// Passwords that leaked so often that they are tried before any others (NIST SP 800-63B §3.1.1.2): the commonest fifty thousand.
import { dictionary } from '@zxcvbn-ts/language-common'

const known = new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()))

/** Whether everybody who guesses begins with it, in whatever capitals. The list is too long for a browser to have. */
export const isKnownPassword = (password: string): boolean => known.has(password.toLowerCase())
