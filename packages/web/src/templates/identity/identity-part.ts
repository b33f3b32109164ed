// What the form of a page around sign-in receives.
import type { TypedForm } from '@husrum/application'
import type { ContentPage } from '@husrum/domain'
import type { FormQuery } from '../../features/sign-in/form-paths.ts'

export interface IdentityPartProps {
  readonly page: ContentPage
  readonly query: FormQuery
  /** The typed values of a form that was sent back without script. */
  readonly typed: TypedForm | undefined
}
