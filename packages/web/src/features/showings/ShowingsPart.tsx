// Showings on a page of My Pages: loaded, failed, or with a link to sign in.
import { SessionExpired } from '@husrum/application'
import { identityAddress, loginAddress, cookies as names } from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSession } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { showingsQuery } from './queries.ts'
import { ShowingList } from './ShowingList.tsx'
import styles from './Showings.module.css'

export interface ShowingsData {
  readonly isSignedOut: boolean
  /** They failed to load when the page was rendered. */
  readonly hasFailed: boolean
}

const token = new RegExp(`(?:^|; ?)${names.token.name}=`)

/** Fetches showings if a session cookie is present, to avoid requests that would be rejected for guests. */
export const askForShowings = async (
  cookies: string,
  ask: () => Promise<unknown>,
  attempt: <Value>(value: Promise<Value>) => Promise<Value | undefined>,
): Promise<ShowingsData> => {
  if (!token.test(cookies)) return { isSignedOut: true, hasFailed: false }
  const asked = ask()
  const isSignedOut = await asked.then(
    () => false,
    (error: unknown) => error instanceof SessionExpired,
  )
  if (isSignedOut) return { isSignedOut, hasFailed: false }
  return { isSignedOut, hasFailed: (await attempt(asked)) === undefined }
}

const SignInFirst = () => {
  const site = useSite()
  const { pathname } = useLocation()
  const { showings: texts } = useTexts()
  return (
    <div className={styles.part}>
      <p>{texts.signInFirst}</p>
      <p>
        <ButtonLink href={loginAddress(site, pathname) ?? site.routes.start}>{texts.signIn}</ButtonLink>
      </p>
    </div>
  )
}

const Asked = ({ data }: { readonly data: ShowingsData }) => {
  const site = useSite()
  const { showings } = useCapabilities()
  const { showings: texts } = useTexts()
  const session = useSession()
  const { pathname } = useLocation()
  const { data: seen, isError, retry } = useLiveQuery(showingsQuery(site, showings), data)
  if (seen) return <ShowingList seen={seen} />
  if (!isError) return <Skeleton />
  const identity = session.kind === 'signedIn' ? identityAddress(site, pathname) : undefined
  return (
    <Notice kind="warning" heading={texts.failed}>
      <p>{texts.failedText}</p>
      <p>
        <Button look="secondary" onClick={retry}>
          {texts.retry}
        </Button>
      </p>
      {identity !== undefined && (
        <p>
          <SiteLink href={identity}>{texts.identify}</SiteLink>
        </p>
      )}
    </Notice>
  )
}

export const ShowingsPart = ({ data }: { readonly data: ShowingsData }) => {
  const session = useSession()
  // After sign-in in the dialog they are shown at once.
  if (data.isSignedOut && session.kind !== 'signedIn') return <SignInFirst />
  return <Asked data={{ ...data, isSignedOut: false }} />
}
