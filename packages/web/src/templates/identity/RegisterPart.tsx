// Creating an account.
import { Register } from '../../features/sign-in/Register.tsx'
import { fieldsOf } from '../../features/sign-in/typed-form.ts'
import type { IdentityPartProps } from './identity-part.ts'

export const RegisterPart = ({ query: { result, flowId, done }, typed }: IdentityPartProps) => (
  <Register
    sent={result}
    flowId={flowId}
    typed={fieldsOf(typed, 'register')}
    isRegistered={done === 'registered'}
  />
)
