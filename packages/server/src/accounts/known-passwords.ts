// Passwords that leaked so often that they are tried before any others (NIST SP 800-63B §3.1.1.2): the commonest fifty thousand.

let reading: Promise<ReadonlySet<string>> | undefined

const readKnown = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()))
}

/** Whether everybody who guesses begins with it, in whatever capitals. The list is too long for a browser to have. */
export const isKnownPassword = async (password: string): Promise<boolean> => {
  reading ??= readKnown()
  return (await reading).has(password.toLowerCase())
}
