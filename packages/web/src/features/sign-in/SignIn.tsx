// Sign-in, as page and as dialog: My Pages and the board portal, each with its methods (PLAT-67, PLAT-68).
import type { AuthResult, IdentityOutcome } from '@husrum/application'
import type { LoginType, ReturningFlow } from '@husrum/domain'
import {
  caseAddress,
  flowOfLogin,
  isBoardLogin,
  isCaseLogin,
  routePath,
  safeReturnPath,
  withoutManagement,
} from '@husrum/domain'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useHasIdentity, useSite, useTexts } from '../../frame/site.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import type { Tab } from '../../ui/Tabs.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { emailLogin } from './email-login.ts'
import { IdentityEntry } from './IdentityEntry.tsx'
import type { IdentityFailure } from './open-sign-in.ts'
import { openSignIn } from './open-sign-in.ts'
import { PartHeading } from './part-heading.tsx'
import styles from './SignIn.module.css'
import { useCompleteSignIn } from './use-go-on.ts'

export interface SignInProps {
  readonly type: LoginType
  readonly returnPath?: string | undefined
  /** An identification to resume. */
  readonly returned?: ReturningFlow | undefined
  /** Why an identification in another dialog has just failed. */
  readonly afterFailure?: IdentityFailure | undefined
  readonly sent?: AuthResult | undefined
  readonly typedEmail?: string | undefined
  /** Opens another dialog in place of this one, if this is a dialog. */
  readonly onFallback?: ((failure: IdentityFailure) => void) | undefined
  /** Without the choice between private person and board member. */
  readonly isPrivateOnly?: boolean | undefined
  /** Another dialog replaces this one, if this is a dialog. */
  readonly onSwitch?: (() => void) | undefined
  /** Called after sign-in. */
  readonly onSignedIn?: (() => void) | undefined
}

type TabName = 'private' | 'board'

const hrefOf = (name: TabName, referrer: string | undefined): string =>
  `?${new URLSearchParams({ tab: name, ...(referrer !== undefined && { referrer }) })}`

export const SignIn = ({
  type,
  returnPath,
  returned,
  afterFailure,
  sent,
  typedEmail,
  onFallback,
  isPrivateOnly = false,
  onSwitch,
  onSignedIn,
}: SignInProps) => {
  const site = useSite()
  const hasIdentity = useHasIdentity()
  const { search } = useLocation()
  const texts = useTexts().signIn
  const { tabs, identity, board, blocked } = texts
  const completeSignIn = useCompleteSignIn()
  const [chosen, setChosen] = useState<TabName>(isBoardLogin(type) ? 'board' : 'private')
  const [isIdentifying, setIdentifying] = useState(false)
  const [failure, setFailure] = useState(afterFailure)
  const [identityWanted, setIdentityWanted] = useState(0)
  // Only the browser knows. Without the sentence a person would sign in again and again.
  const [isBlocked, setBlocked] = useState(false)
  useEffect(() => setBlocked(!navigator.cookieEnabled), [])
  const referrer = safeReturnPath(returnPath ?? new URLSearchParams(search).get('referrer'), site)

  const run = (isRunning: boolean) => {
    setIdentifying(isRunning)
    if (isRunning) setFailure(undefined)
  }
  const begin = async (token: string | undefined, path: string | undefined) => {
    onSignedIn?.()
    await completeSignIn({ token, by: 'login', returnPath: path ?? referrer })
  }
  const done = ({ authResult, returnPath: kept }: IdentityOutcome) => begin(authResult?.token, kept)
  const typeOf = (isBoard: boolean): LoginType => {
    const isCase = isCaseLogin(type)
    if (isBoard) return isCase ? 'boardMemberCase' : 'boardMember'
    return isCase ? 'privateCase' : 'private'
  }
  const identityEntry = (loginType: LoginType, words: ReactNode) => {
    const flow = flowOfLogin(loginType)
    return (
      <IdentityEntry
        flow={flow}
        loginType={loginType}
        label={identity.signIn}
        returnPath={referrer}
        resumes={returned?.type === flow ? returned.id : undefined}
        onDone={done}
        // Boards cannot sign in by e-mail, so failures are shown there.
        onFallback={isBoardLogin(loginType) ? undefined : onFallback}
        onRunning={run}
        focusCount={isBoardLogin(loginType) ? 0 : identityWanted}
      >
        {words}
      </IdentityEntry>
    )
  }
  const reports = routePath(site, 'faultReport')
  // "Continue without technical management" signs in as a private person (FAULT-7).
  const switched = withoutManagement({ site, loginType: typeOf(true), isSignedIn: false })
  const goOnWithoutManagement = (event: { preventDefault: () => void }) => {
    if (switched?.kind !== 'signIn') return
    event.preventDefault()
    onSwitch?.()
    openSignIn(switched.loginType, {
      returnPath: caseAddress(site, 'boardMemberNoManagement'),
      isPrivateOnly: true,
    })
  }

  const privateWays = (
    <>
      {hasIdentity &&
        identityEntry(
          typeOf(false),
          failure && (
            <FormError heading={failure.heading} attempt={1}>
              {failure.text !== undefined && <p>{failure.text}</p>}
            </FormError>
          ),
        )}
      <div className={styles.part} hidden={isIdentifying}>
        <emailLogin.Component
          returnPath={referrer}
          sent={sent}
          typedEmail={typedEmail}
          onSignedIn={(token) => begin(token, undefined)}
          onMustIdentify={() => setIdentityWanted((before) => before + 1)}
        />
      </div>
    </>
  )
  const both: readonly Tab<TabName>[] = [
    {
      name: 'private',
      label: tabs.private,
      href: hrefOf('private', referrer),
      content: privateWays,
    },
    {
      name: 'board',
      label: tabs.board,
      href: hrefOf('board', referrer),
      content: (
        <>
          {identityEntry(typeOf(true), <p>{board.text}</p>)}
          {reports !== undefined && site.features.caseManagement && (
            <div className={styles.part} hidden={isIdentifying}>
              <PartHeading className={styles.heading}>{board.withoutManagement}</PartHeading>
              <p>
                <SiteLink href={reports} onClick={goOnWithoutManagement}>
                  {switched ? board.goOnWithout : board.report}
                </SiteLink>
              </p>
            </div>
          )}
        </>
      ),
    },
  ]
  return (
    <div className={styles.signIn}>
      {isBlocked && (
        <Notice kind="warning" heading={blocked.heading}>
          <p>{blocked.text}</p>
        </Notice>
      )}
      {hasIdentity && !isPrivateOnly ? (
        <Tabs label={tabs.label} tabs={both} chosen={chosen} onChoose={setChosen} isCovered={isIdentifying} />
      ) : (
        privateWays
      )}
    </div>
  )
}
