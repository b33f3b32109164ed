// Result of the account service as a sentence with a next step (PLAT-78).
import type { AuthResult } from '@husrum/application'
import type { BlockingBusiness, SiteDefinition } from '@husrum/domain'
import { authResultOn, ongoingBusinessRoutes, routePath } from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import { useSession } from '../../frame/session.tsx'
import { useHasIdentity, useSite, useTexts } from '../../frame/site.tsx'
import type { OutcomeTexts } from '../../texts/sv/sign-in.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { askToVerify } from './open-sign-in.ts'
import styles from './SignIn.module.css'

interface ResultNoticeProps {
  readonly result: AuthResult
  /** Incremented per result, so that each takes the focus once. */
  readonly attempt: number
  readonly takesFocus?: boolean
}

/** Whether its page requires a confirmed identity. */
const needsIdentity: Readonly<Record<BlockingBusiness['kind'], boolean>> = {
  booking: true,
  document: true,
  errand: true,
  payment: false,
  refund: false,
  plan: true,
  home: true,
}

const Blocking = ({ blocking }: { readonly blocking: readonly BlockingBusiness[] }) => {
  const site = useSite()
  const { ongoing, ongoingHelp, ways } = useTexts().signIn.outcomes
  const session = useSession()
  const contacts = routePath(site, 'contacts')
  const isIdentified = session.kind === 'signedIn' && session.user?.hasPersonalIdentifier === true
  return (
    <>
      <p>{ongoingHelp}</p>
      <ul className={styles.blocking}>
        {blocking.map(({ kind, id, title }) => {
          // A user who is confirming an identity would be asked for it on these pages and sent back here.
          const mayOpen = isIdentified || !needsIdentity[kind]
          const path = mayOpen
            ? (routePath(site, ongoingBusinessRoutes[kind]) ?? routePath(site, 'myPages'))
            : undefined
          return (
            <li key={id}>
              {ongoing[kind]}: {path === undefined ? title : <SiteLink href={path}>{title}</SiteLink>}
            </li>
          )
        })}
      </ul>
      {contacts !== undefined && (
        <p>
          <SiteLink href={contacts}>{ways.contact}</SiteLink>
        </p>
      )}
    </>
  )
}

const WayOn = ({ result }: { readonly result: AuthResult }) => {
  const site = useSite()
  const hasIdentity = useHasIdentity()
  const { pathname } = useLocation()
  const { ways } = useTexts().signIn.outcomes
  const { outcome } = authResultOn(site, result.code)
  const link = (href: string | undefined, words: string, state?: unknown) =>
    href === undefined ? null : (
      <p>
        <ButtonLink look="secondary" href={href} state={state}>
          {words}
        </ButtonLink>
      </p>
    )
  switch (outcome) {
    case 'offerCreateAccount':
      return link(routePath(site, 'createAccount'), ways.createAccount, { flowId: result.flowId })
    case 'linkToLogin':
      return link(routePath(site, 'login'), ways.login)
    case 'linkToNoManagement':
      return link(routePath(site, 'faultReport'), ways.faultReport)
    case 'verifyIdentity':
      return !hasIdentity ? null : (
        <p>
          <Button look="secondary" onClick={() => askToVerify({ returnPath: pathname })}>
            {ways.verify}
          </Button>
        </p>
      )
    case 'listBlocking':
      return <Blocking blocking={result.blocking ?? []} />
    default:
      return null
  }
}

/** The sentence of a result. Undefined if it has none. */
export const sentenceOf = (
  { code, retryAfterSeconds }: AuthResult,
  site: SiteDefinition,
  { tryAgainIn, messages }: OutcomeTexts,
): string | undefined => {
  if (retryAfterSeconds !== undefined) return tryAgainIn(Math.max(1, Math.ceil(retryAfterSeconds / 60)))
  const { message } = authResultOn(site, code)
  return message && messages[message]
}

export const ResultNotice = ({ result, attempt, takesFocus = true }: ResultNoticeProps) => {
  const sentence = sentenceOf(result, useSite(), useTexts().signIn.outcomes)
  return sentence === undefined ? null : (
    <FormError heading={sentence} attempt={attempt} takesFocus={takesFocus}>
      {result.retryAfterSeconds === undefined && <WayOn result={result} />}
    </FormError>
  )
}
