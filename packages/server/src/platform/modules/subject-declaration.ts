// What a subject of the server declares about itself: its tables, and the rules that central code applies to them.
import type { Locale } from '@husrum/domain'
import type { RawBuilder, Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Tables } from '../database/tables.ts'
import type { PersonalTable } from './personal-data.ts'
import type { RetentionRule } from './retention-rule.ts'
import type { SealedColumn } from './sealed-column.ts'

type WithoutTable<Rule> = Rule extends RetentionRule
  ? Omit<Rule, 'table' | 'name'> & { readonly name?: string }
  : never

/** A rule of the table that it is declared at. Its name is that of the table if it has none of its own. */
type DeclaredRule = WithoutTable<RetentionRule>

/**
 * Why a table needs no retention rule: it holds no personal data. `publicContent`: the catalogue and public content. `associations`: work
 * contacts and inspection rounds of associations. `integrationKeys`: keys of other systems. `counts`: counts and numbers.
 */
type ReasonForNoRule = 'publicContent' | 'associations' | 'integrationKeys' | 'counts'

export interface TableDeclaration {
  /** How long its rows are stored, or why it needs no rule. */
  readonly retention: readonly DeclaredRule[] | ReasonForNoRule
  /** What the archive of a person includes, or why nothing although the table refers to personal data. Absent for all other tables. */
  readonly person?: PersonalTable | string
  /** Encrypted columns, by display name. */
  readonly sealed?: Readonly<Record<string, SealedColumn>>
  /** Types of columns that SQL cannot express, as written to `database/tables.ts`. JSON is written as text and read as a value. */
  readonly columnTypes?: Readonly<Record<string, string>>
}

/** Deletes rows by their ids, after the rows of all subjects that depend on them. */
export type DeleteRows = (
  trx: Transaction<Schema>,
  table: keyof Tables,
  ids: readonly string[],
) => Promise<void>

/**
 * The words of one letter. `{brand}` is the brand's name; `{about}` that of a home or a stage, or what an errand is about; `{name}` a
 * person; `{number}` and `{status}` those of an errand; `{amount}` money; `{payment}` the number of a payment or a task; `{search}` a
 * search in words; `{place}` where people meet; `{people}` how many come; `{until}` a day and a time; `{day}`, `{before}`, `{refundBy}`
 * and `{dueOn}` days; `{what}` what happens on one; `{list}` several things.
 */
export interface LetterText {
  readonly subject: string
  /** Before the button or the code. */
  readonly before: readonly string[]
  readonly button?: string
  /** After it. */
  readonly after: readonly string[]
}

/** The texts of letters, by language and kind of letter. */
export type DeclaredLetters = Readonly<Record<Locale, Readonly<Record<string, LetterText>>>>

export interface SubjectDeclaration {
  /** Name of the folder. */
  readonly subject: string
  /** Folders whose code belongs to the subject, if they are more than its own. */
  readonly folders?: readonly string[]
  /** The letters that this subject sends. */
  readonly letters?: DeclaredLetters
  /** The tables that this subject owns: only its code writes them. */
  readonly tables: { readonly [Name in keyof Tables]?: TableDeclaration }
  /** Deletes or releases own rows that depend on rows of a table, before retention deletes those and where the database has no rule. */
  readonly beforeDeletion?: {
    readonly [Name in keyof Tables]?: (trx: Transaction<Schema>, ids: readonly string[]) => Promise<void>
  }
  /** Replaces the deletion by ids of a table of its own, where more has to be deleted afterwards. */
  readonly deletion?: {
    readonly [Name in keyof Tables]?: (
      trx: Transaction<Schema>,
      ids: readonly string[],
      deleteRows: DeleteRows,
    ) => Promise<void>
  }
  /** Links derived from a secret that were sent to people, by display name: queries of their end (`ends`). */
  readonly openLinks?: Readonly<Record<string, RawBuilder<unknown>>>
}

/** A table whose rows the database deletes with their row of another table. */
export const deletedWith = (parent: keyof Tables): readonly DeclaredRule[] => [
  { what: '', by: 'with', parent, because: ['minimal'] },
]

/** A table whose rows are deleted when their owner deletes them, or the account. */
export const deletedWithAccount = (what: string): DeclaredRule => ({
  what,
  by: 'account',
  because: ['service'],
})
