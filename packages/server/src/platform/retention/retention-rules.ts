// The retention rules of all subjects, for the daily job, its report and the guide.
import type { Tables } from '../database/tables.ts'
import type { RetentionRule } from '../modules/retention-rule.ts'
import type { SubjectDeclaration, TableDeclaration } from '../modules/subject-declaration.ts'

/** Unique names, and at least one rule for each table with personal data. */
export const retentionRulesOf = (declarations: readonly SubjectDeclaration[]): readonly RetentionRule[] =>
  declarations.flatMap(({ tables }) =>
    (Object.entries(tables) as [keyof Tables, TableDeclaration][]).flatMap(([table, { retention }]) =>
      typeof retention === 'string'
        ? []
        : retention.map((rule) => ({ ...rule, table, name: rule.name ?? table })),
    ),
  )
