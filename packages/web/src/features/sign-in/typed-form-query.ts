// What had been typed into a form that came back without script: asked for while the page is rendered, and once.
import type { TypedForm } from '@husrum/application'
import { queryOptions } from '@tanstack/react-query'
import type { UseCases } from '../../composition/use-cases.ts'
import { useUseCases } from '../../composition/use-use-cases.tsx'
import type { FormName } from '../../page/account-form-paths.ts'
import { useAnswer } from '../../page/use-answer.ts'

export const typedFormQuery = ({ accountDesk }: Pick<UseCases, 'accountDesk'>) =>
  queryOptions({
    queryKey: ['typed-form'],
    queryFn: () => accountDesk.typedForm(),
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
