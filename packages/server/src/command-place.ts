// Which database a command works on, for whoever runs it in a hurry: a forgotten setting may name the one that was lost.

/** `husrum at db.example:5432, as husrum`: without the password. */
const placeOf = (databaseUrl: string): string => {
  const { host, pathname, username } = new URL(databaseUrl)
  return `${decodeURIComponent(pathname.slice(1))} at ${host}, as ${decodeURIComponent(username)}`
}

/** Says it beside what the command itself says. Undefined: the embedded one. */
export const sayWhere = (databaseUrl: string | undefined): void =>
  console.error(`Database: ${databaseUrl === undefined ? 'the embedded one' : placeOf(databaseUrl)}`)
