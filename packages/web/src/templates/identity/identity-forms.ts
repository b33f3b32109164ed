// What each page around sign-in is for, loaded with that page alone.
import type { TypedForm } from '@husrum/application'
import type { ContentPage, ContentTemplateKind } from '@husrum/domain'
import type { FormQuery } from '../../features/sign-in/form-paths.ts'
import type { LazyComponent } from '../../lazy/lazy-component.tsx'
import { lazyComponent } from '../../lazy/lazy-component.tsx'

export interface IdentityPartProps {
  readonly page: ContentPage
  readonly query: FormQuery
  /** What had been typed into a form that came back without script. */
  readonly typed: TypedForm | undefined
}

export const identityForms: Partial<Readonly<Record<string, LazyComponent<IdentityPartProps>>>> = {
  login: lazyComponent(async () => (await import('./LoginPart.tsx')).LoginPart),
  register: lazyComponent(async () => (await import('./RegisterPart.tsx')).RegisterPart),
  forgotPassword: lazyComponent(async () => (await import('./ForgotPart.tsx')).ForgotPart),
  setPassword: lazyComponent(async () => (await import('./SetPasswordPart.tsx')).SetPasswordPart),
  changeEmail: lazyComponent(async () => (await import('./ChangeEmailPart.tsx')).ChangeEmailPart),
  consent: lazyComponent(async () => (await import('./ConsentPart.tsx')).ConsentPart),
  identificationReturn: lazyComponent(async () => (await import('./ReturnPart.tsx')).ReturnPart),
  buyResidenceError: lazyComponent(async () => (await import('./ErrorPart.tsx')).ErrorPart),
} satisfies Partial<Record<ContentTemplateKind, LazyComponent<IdentityPartProps>>>
