// Making an account.
import { Register } from '../../features/sign-in/Register.tsx'
import { fieldsOf } from '../../features/sign-in/typed-form.ts'
import type { IdentityPartProps } from './identity-forms.ts'

export const RegisterPart = ({ query: { answer, flowId, done }, typed }: IdentityPartProps) => (
  <Register
    sent={answer}
    flowId={flowId}
    typed={fieldsOf(typed, 'register')}
    isRegistered={done === 'registered'}
  />
)
