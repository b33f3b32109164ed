// Where the forms of an account go where no script answers them.

const base = '/services/account_service/form'

/** The service's own paths: the wire says what each takes. */
export const formPaths = {
  login: `${base}/login`,
  forgot: `${base}/forgot`,
  reset: `${base}/reset`,
  register: `${base}/register`,
  consent: `${base}/consent`,
  verify: `${base}/verify`,
  logout: `${base}/logout`,
} as const
export type FormName = keyof typeof formPaths
