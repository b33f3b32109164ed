// Every table that holds personal data of an account, as its subject declares it.
import type { Tables } from '../../platform/database/tables.ts'
import type { PersonalTable } from '../../platform/modules/personal-data.ts'
import type { SubjectDeclaration, TableDeclaration } from '../../platform/modules/subject-declaration.ts'

export const personalTablesOf = (
  declarations: readonly SubjectDeclaration[],
): readonly (readonly [keyof Tables, PersonalTable])[] =>
  declarations.flatMap(({ tables }) =>
    (Object.entries(tables) as [keyof Tables, TableDeclaration][]).flatMap(([name, { person }]) =>
      typeof person === 'object' ? [[name, person] as const] : [],
    ),
  )
