// Input of a form that was returned without script: fetched once, while the page is rendered.
import type { TypedForm } from '@husrum/application'
import type { AccountForm } from '@husrum/contract/accounts/wire'
import type { Capabilities } from '../../frame/capabilities.tsx'
import type { Query } from '../../frame/queries.tsx'

export const typedFormQuery = (accounts: Pick<Capabilities['accounts'], 'typedForm'>): Query<TypedForm> => ({
  queryKey: ['typed-form'],
  queryFn: () => accounts.typedForm(),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Whether the address is that of a submitted form. */
export const isAnsweredForm = (search: string): boolean => /[?&](?:error|done)=/.test(search)

/** Fields of a form, if known. */
export const fieldsOf = (typed: TypedForm | undefined, form: AccountForm): TypedForm['fields'] =>
  typed?.form === form ? typed.fields : {}
