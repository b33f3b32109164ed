// The form of each page around sign-in, loaded with that page only.
import type { ContentTemplateKind } from '@husrum/domain'
import type { PageComponent } from '../../lazy/lazy-component.tsx'
import { pageComponent } from '../../lazy/lazy-component.tsx'
import type { IdentityPartProps } from './identity-part.ts'

export const identityForms: Partial<Readonly<Record<string, PageComponent<IdentityPartProps>>>> = {
  login: pageComponent(
    'src/templates/identity/LoginPart.tsx',
    async () => (await import('./LoginPart.tsx')).LoginPart,
  ),
  register: pageComponent(
    'src/templates/identity/RegisterPart.tsx',
    async () => (await import('./RegisterPart.tsx')).RegisterPart,
  ),
  forgotPassword: pageComponent(
    'src/templates/identity/ForgotPart.tsx',
    async () => (await import('./ForgotPart.tsx')).ForgotPart,
  ),
  setPassword: pageComponent(
    'src/templates/identity/SetPasswordPart.tsx',
    async () => (await import('./SetPasswordPart.tsx')).SetPasswordPart,
  ),
  changeEmail: pageComponent(
    'src/templates/identity/ChangeEmailPart.tsx',
    async () => (await import('./ChangeEmailPart.tsx')).ChangeEmailPart,
  ),
  consent: pageComponent(
    'src/templates/identity/ConsentPart.tsx',
    async () => (await import('./ConsentPart.tsx')).ConsentPart,
  ),
  identificationReturn: pageComponent(
    'src/templates/identity/ReturnPart.tsx',
    async () => (await import('./ReturnPart.tsx')).ReturnPart,
  ),
  buyResidenceError: pageComponent(
    'src/templates/identity/ErrorPart.tsx',
    async () => (await import('./ErrorPart.tsx')).ErrorPart,
  ),
} satisfies Partial<Record<ContentTemplateKind, PageComponent<IdentityPartProps>>>
