// What each page around sign-in is for.
import type { ContentPage, ContentTemplateKind } from '@husrum/domain'
import { errorPageKindOf, routePath } from '@husrum/domain'
import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import type { FormName } from '../../features/sign-in/account-form-paths.ts'
import { ChangeEmail } from '../../features/sign-in/ChangeEmail.tsx'
import { ConfirmEmail } from '../../features/sign-in/ConfirmEmail.tsx'
import { ForgotPassword } from '../../features/sign-in/ForgotPassword.tsx'
import type { FormQuery } from '../../features/sign-in/form-paths.ts'
import { readFormQuery } from '../../features/sign-in/form-paths.ts'
import { Register } from '../../features/sign-in/Register.tsx'
import { SetPassword } from '../../features/sign-in/SetPassword.tsx'
import { SiteConsentForm } from '../../features/sign-in/SiteConsentForm.tsx'
import { useTypedForm } from '../../features/sign-in/typed-form-query.ts'
import { useSession } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { ContactLine } from '../../layout/ContactLine.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { wayOn } from './error-ways.ts'
import styles from './IdentityTemplate.module.css'
import { LoginPart } from './LoginPart.tsx'

interface PartProps {
  readonly page: ContentPage
  readonly query: FormQuery
}

const useFields = (form: FormName) => useTypedForm(form)

const RegisterPart = ({ query: { answer, flowId, done } }: PartProps) => (
  <Register
    sent={answer}
    flowId={flowId}
    typed={useFields('register')}
    isRegistered={done === 'registered'}
  />
)

const ForgotPart = ({ query: { answer, done } }: PartProps) => (
  <ForgotPassword sent={answer} typedEmail={useFields('forgot').email} isSent={done === 'resetSent'} />
)

const SetPasswordPart = ({ query: { answer, token } }: PartProps) => (
  <SetPassword sent={answer} token={token} />
)

const ChangeEmailPart = ({ query: { answer, token, done } }: PartProps) =>
  token === undefined ? (
    <ChangeEmail isChanged={done === 'emailChanged'} />
  ) : (
    <ConfirmEmail sent={answer} token={token} />
  )

const ConsentPart = ({ query: { answer, referrer, done } }: PartProps) => {
  const { consent } = useTexts().signIn
  return (
    <>
      {done === 'declined' && (
        <div className={styles.done} role="status">
          <Notice>
            <p>{consent.declined}</p>
          </Notice>
        </div>
      )}
      <SiteConsentForm sent={answer} referrer={referrer} />
    </>
  )
}

/** Whoever comes here by the way has nothing to finish: the identification opens its own dialog. */
const ReturnPart = () => {
  const site = useSite()
  const { kind } = useSession()
  const { ways } = useTexts().signIn.outcomes
  const path = kind === 'signedIn' ? site.routes.myPages : site.routes.login
  return (
    <ButtonLink href={path ?? site.routes.start}>
      {kind === 'signedIn' ? ways.myPages : ways.login}
    </ButtonLink>
  )
}

const ErrorPart = ({ page }: PartProps) => {
  const site = useSite()
  const { ways } = useTexts().signIn.outcomes
  const kind = errorPageKindOf(new URLSearchParams(useLocation().search).get('kind'))
  const way = wayOn[kind]
  const path = routePath(site, way.route) ?? site.routes.start
  return (
    <>
      <ul className={styles.ways}>
        <li>
          <ButtonLink href={path}>{ways[way.words]}</ButtonLink>
        </li>
        {way.route !== 'start' && (
          <li>
            <ButtonLink look="secondary" href={site.routes.start}>
              {ways.start}
            </ButtonLink>
          </li>
        )}
      </ul>
      <ContactLine contact={page.contact} />
    </>
  )
}

const parts: Partial<Readonly<Record<ContentTemplateKind, ComponentType<PartProps>>>> = {
  login: LoginPart,
  register: RegisterPart,
  forgotPassword: ForgotPart,
  setPassword: SetPasswordPart,
  changeEmail: ChangeEmailPart,
  consent: ConsentPart,
  identificationReturn: ReturnPart,
  buyResidenceError: ErrorPart,
}

export const IdentityPart = ({ page }: { readonly page: ContentPage }) => {
  const query = readFormQuery(useLocation().search)
  const Part = parts[page.template]
  return Part ? <Part page={page} query={query} /> : null
}
