// Common parts of all groups of settings: schemas of variables, each with its description, and an error line for each invalid one.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from '@husrum/contract'

/** Environment and arguments by name; without empty values. */
export type Variables = Readonly<Record<string, string | undefined>>

export type ParsedSettings<Settings> =
  | { readonly settings: Settings; readonly wrong: readonly [] }
  /** `wrong` has the errors for the operator. */
  | { readonly settings: undefined; readonly wrong: readonly string[] }

export const parseSettings = <Settings>(
  schema: z.ZodMiniType<Settings>,
  input: unknown,
): ParsedSettings<Settings> => {
  const result = z.safeParse(schema, input)
  return result.success
    ? { settings: result.data, wrong: [] }
    : { settings: undefined, wrong: result.error.issues.map(({ message }) => message) }
}

/** Description and default of a setting: for `--help`. */
export interface Meaning {
  readonly meaning: string
  readonly usual?: string
}

export const meanings = z.registry<Meaning>()

/** A setting with its description. */
export const setting = <Schema extends z.ZodMiniType>(
  schema: Schema,
  meaning: string,
  usual?: string,
): Schema => {
  meanings.add(schema, { meaning, ...(usual !== undefined && { usual }) })
  return schema
}

export const wholeNumber = (name: string, least: number, max: number) => {
  const message = `${name} must be a whole number, ${least} to ${max}.`
  return z.pipe(
    z.string().check(z.regex(/^\d{1,10}$/, message)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(least, message), z.maximum(max, message))),
  )
}

/** An address with one of these schemes. */
export const address = (name: string, schemes: readonly string[]) =>
  z
    .string()
    .check(
      z.refine(
        (text) => schemes.includes(URL.parse(text)?.protocol ?? ''),
        `${name} must begin with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}.`,
      ),
    )

/** The contents of the file that a variable names. @param root what relative paths are relative to. */
export const file = (name: string, root: string) =>
  z.pipe(
    z.string(),
    z.transform((path: string, { issues }): Buffer => {
      try {
        return readFileSync(resolve(root, path))
      } catch {
        const message = `${name} must be a readable file; ${path} is not.`
        issues.push({ code: 'custom', message, input: path })
        return z.NEVER
      }
    }),
  )

export const textFile = (name: string, root: string) =>
  z.pipe(
    file(name, root),
    z.transform((content: Buffer) => content.toString('utf8')),
  )
