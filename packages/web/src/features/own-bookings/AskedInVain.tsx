// Bookings that cannot be shown: the visitor is not signed in, or they failed to load.
import { identityAddress, loginAddress } from '@husrum/domain'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '../../frame/session.tsx'
import { useSite } from '../../frame/site.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import styles from './OwnBookings.module.css'

export const SignInFirst = ({
  text,
  signIn,
  children,
}: {
  readonly text: string
  readonly signIn: string
  readonly children?: ReactNode
}) => {
  const site = useSite()
  const { pathname, search } = useLocation()
  return (
    <div className={styles.part}>
      <p>{text}</p>
      <p>
        <ButtonLink href={loginAddress(site, `${pathname}${search}`) ?? site.routes.start}>
          {signIn}
        </ButtonLink>
      </p>
      {children}
    </div>
  )
}

export const CouldNotGet = ({
  heading,
  text,
  identify,
  retry,
  onRetry,
}: {
  readonly heading: string
  readonly text: string
  readonly identify: string
  readonly retry: string
  readonly onRetry: () => void
}) => {
  const site = useSite()
  const session = useSession()
  const { pathname, search } = useLocation()
  const here = `${pathname}${search}`
  const identity = session.kind === 'signedIn' ? identityAddress(site, here) : undefined
  return (
    <Notice kind="warning" heading={heading}>
      <p>{text}</p>
      <p>
        <Button look="secondary" onClick={onRetry}>
          {retry}
        </Button>
      </p>
      {identity !== undefined && (
        <p>
          <SiteLink href={identity}>{identify}</SiteLink>
        </p>
      )}
    </Notice>
  )
}
