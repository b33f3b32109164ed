// Shows which database a command works on: a forgotten setting may name the wrong one.

/** `husrum at db.example:5432, as husrum`: without the password. */
const placeOf = (databaseUrl: string): string => {
  const { host, pathname, username } = new URL(databaseUrl)
  return `${decodeURIComponent(pathname.slice(1))} at ${host}, as ${decodeURIComponent(username)}`
}

/** Prints to stderr, next to the output of the command. Undefined: the embedded database. */
export const printTarget = (databaseUrl: string | undefined): void =>
  console.error(`Database: ${databaseUrl === undefined ? 'the embedded one' : placeOf(databaseUrl)}`)
