// The login page: sign-in, or a redirect for a user who is signed in already.
import { destinationOf } from '@husrum/application'
import { userName } from '@husrum/domain'
import { useEffect, useRef, useState } from 'react'
import type { Location } from 'react-router-dom'
import { useLocation } from 'react-router-dom'
import { SignIn } from '../../features/sign-in/SignIn.tsx'
import { fieldsOf } from '../../features/sign-in/typed-form.ts'
import { UpgradeIdentity } from '../../features/sign-in/UpgradeIdentity.tsx'
import { addressOf, useGoOn } from '../../features/sign-in/use-go-on.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSession } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { IdentityPartProps } from './identity-part.ts'
import styles from './Template.module.css'

const useDoneWords = ({ done }: IdentityPartProps['query']): string | undefined => {
  const { accountDeleted, identityUntied, setPassword, changeEmail, undoChange } = useTexts().signIn
  if (done === 'changeUndone') return `${undoChange.doneHeading}. ${undoChange.done}`
  if (done === 'accountDeleted') return accountDeleted
  if (done === 'identityUntied') return identityUntied
  if (done === 'passwordSet') return setPassword.done
  if (done === 'registrationRejected') return `${changeEmail.rejectedHeading}. ${changeEmail.rejected}`
  return done === 'emailConfirmed' ? `${changeEmail.confirmedHeading}. ${changeEmail.confirmed}` : undefined
}

export const LoginPart = ({ query, typed }: IdentityPartProps) => {
  const site = useSite()
  const session = useSession()
  const goOn = useGoOn()
  const { signIn } = useCapabilities()
  const { pathname, search, key } = useLocation()
  const { signedIn, notTheirs, notForBoards, outcomes } = useTexts().signIn
  const { email } = fieldsOf(typed, 'login')
  const done = useDoneWords(query)
  const user = session.kind === 'signedIn' ? session.user : undefined
  const tab = new URLSearchParams(search).get('tab')
  /** A private person who wants to sign in for an association stays here to do so. */
  const isSwitching = tab === 'board' && user !== undefined && user.association === undefined
  const destination =
    user && !isSwitching && destinationOf(site, user, { by: 'login', returnPath: query.referrer })

  /** The page of the referrer requires an e-identity: it is requested here, and the result is shown here too. */
  const isWanted =
    query.result?.code === 'MustActivatePid' && user !== undefined && !user.hasPersonalIdentifier
  const [askedAt, setAskedAt] = useState<string>()
  if (isWanted && askedAt !== key) setAskedAt(key)
  const asksForIdentity = isWanted || askedAt === key

  // The sign-in form redirects by itself; this is for users who arrive signed in.
  const isSigningIn = useRef(false)
  /** The history entry from which the user was redirected. */
  const sentFrom = useRef<Pick<Location, 'pathname' | 'key'>>(undefined)
  useEffect(() => {
    if (
      !destination ||
      isWanted ||
      askedAt !== undefined ||
      isSigningIn.current ||
      sentFrom.current !== undefined
    )
      return
    sentFrom.current = { pathname, key }
    goOn(destination)
  })

  if (user && asksForIdentity)
    return (
      <>
        <p className={styles.done}>{outcomes.messages.MustActivatePid}</p>
        <UpgradeIdentity
          returnPath={query.referrer}
          onLater={() => {
            void signIn.answerIdentity()
            goOn(destinationOf(site, user, { by: 'registration', returnPath: undefined }))
          }}
        />
      </>
    )
  if (user && destination && !isSigningIn.current) {
    // The target page has redirected the user back here. While it loads, the address is already its own.
    const isRefused = sentFrom.current?.pathname === pathname && sentFrom.current.key !== key
    const why = user.association ? notForBoards(user.association.name) : notTheirs
    const myPages = destinationOf(site, user, { by: 'login', returnPath: undefined })
    return (
      <>
        <p className={styles.done} role={isRefused ? 'alert' : undefined}>
          {signedIn(userName(user))} {isRefused && why}
        </p>
        {/* No redirect without script: the page of the referrer has refused the user. */}
        {!isRefused && query.referrer !== undefined && (
          <noscript>
            <p className={styles.done}>{why}</p>
          </noscript>
        )}
        <ButtonLink href={addressOf(myPages)}>{outcomes.ways.myPages}</ButtonLink>
      </>
    )
  }
  return (
    <>
      {isSwitching && <p className={styles.done}>{signedIn(userName(user))}</p>}
      {done !== undefined && (
        <div className={styles.done} role="status">
          <Notice>
            <p>{done}</p>
          </Notice>
        </div>
      )}
      <SignIn
        type={tab === 'board' ? 'boardMember' : 'private'}
        sent={query.result}
        typedEmail={email}
        onSignedIn={() => {
          isSigningIn.current = true
        }}
      />
    </>
  )
}
