// What had been typed into a form that came back without script: asked for while the page is rendered, and once.
import type { TypedForm } from '@husrum/application'
import type { Capabilities } from '../../frame/capabilities.tsx'
import type { Query } from '../../frame/queries.tsx'
import type { FormName } from './account-form-paths.ts'

export const typedFormQuery = (accounts: Pick<Capabilities['accounts'], 'typedForm'>): Query<TypedForm> => ({
  queryKey: ['typed-form'],
  queryFn: () => accounts.typedForm(),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Whether an address is that of a form that has been answered. */
export const isAnsweredForm = (search: string): boolean => /[?&](?:error|done)=/.test(search)

/** The fields of a form, where they are known. */
export const fieldsOf = (typed: TypedForm | undefined, form: FormName): TypedForm['fields'] =>
  typed?.form === form ? typed.fields : {}
