// What all groups of settings have in common: variables that were set, and a line for each that cannot be used.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** Only those that were set to something. */
export type Variables = Readonly<Record<string, string | undefined>>

/** A group of settings as it was read. `wrong` is for the person at the terminal. */
export interface Said<Settings> {
  readonly settings: Settings
  readonly wrong: readonly string[]
}

/** Collects what is wrong while a group is read. */
export interface Reader {
  readonly wrong: string[]
  /** The content of the file that a variable names. */
  file(name: string): Buffer | undefined
  /** Whether a variable is an address with one of these schemes. Unset is not wrong. */
  address(name: string, schemes: readonly string[]): string | undefined
}

/** @param root what relative paths are relative to. */
export const makeReader = (variables: Variables, root: string): Reader => {
  const wrong: string[] = []
  return {
    wrong,
    file: (name) => {
      const path = variables[name]
      if (path === undefined) return undefined
      try {
        return readFileSync(resolve(root, path))
      } catch {
        wrong.push(`${name} must be a file that can be read; ${path} is none.`)
        return undefined
      }
    },
    address: (name, schemes) => {
      const value = variables[name]
      if (value === undefined) return undefined
      if (schemes.includes(URL.parse(value)?.protocol ?? '')) return value
      wrong.push(`${name} must begin with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}.`)
      return undefined
    },
  }
}
