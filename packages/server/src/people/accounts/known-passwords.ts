// The fifty thousand most common leaked passwords, which attackers try before any others (NIST SP 800-63B §3.1.1.2).

let reading: Promise<ReadonlySet<string>> | undefined

const readKnown = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()))
}

/** Whether the password is in the list, ignoring case. The list is too large to send to a browser. */
export const isKnownPassword = async (password: string): Promise<boolean> => {
  reading ??= readKnown()
  return (await reading).has(password.toLowerCase())
}
