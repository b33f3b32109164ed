// What had been typed into a form that came back without script: asked for while the page is rendered, and once.
import type { TypedForm } from '@husrum/application'
import { queryOptions } from '@tanstack/react-query'
import { useAnswer } from '../../app/use-answer.ts'
import type { UseCases } from '../../composition/use-cases.ts'
import { useUseCases } from '../../frame/capabilities.tsx'
import type { FormName } from './account-form-paths.ts'

export const typedFormQuery = ({ accountService }: Pick<UseCases, 'accountService'>) =>
  queryOptions({
    queryKey: ['typed-form'],
    queryFn: () => accountService.typedForm(),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** Whether an address is that of a form that has been answered. */
export const isAnsweredForm = (search: string): boolean => /[?&](?:error|done)=/.test(search)

const nothing: TypedForm['fields'] = {}

/** The fields of a form, where they are known. */
export const useTypedForm = (form: FormName): TypedForm['fields'] => {
  const { data } = useAnswer({ ...typedFormQuery(useUseCases()), enabled: false })
  return data?.form === form ? data.fields : nothing
}
