// The header's tools for a signed-in user: favourites, the bell, and the account menu. The bell is always visible; the others are in the
// bar on a wide screen, and in the menu on a narrow one.
import { favouritesButton, userName } from '@husrum/domain'
import { BellSign } from '../features/notifications/BellSign.tsx'
import { NotificationList } from '../features/notifications/NotificationList.tsx'
import { hasBell } from '../features/notifications/queries.ts'
import { UserMenu } from '../features/sessions/UserMenu.tsx'
import { useSession } from '../frame/session.tsx'
import { useSite, useTexts } from '../frame/site.tsx'
import { Icon } from '../ui/Icon.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { Foldout } from './Foldout.tsx'
import styles from './SignedInTools.module.css'

interface SignedInToolsProps {
  readonly place: 'bar' | 'menu'
  readonly path: string
}

export const SignedInTools = ({ place, path }: SignedInToolsProps) => {
  const site = useSite()
  const { layout, sessions } = useTexts()
  const view = useSession()
  const user = view.kind === 'signedIn' ? view.user : undefined
  const favourites = user && favouritesButton(user, site)
  const name = user && userName(user)
  const isBar = place === 'bar'
  const favouritesLink = favourites !== undefined && (
    <SiteLink className={styles.tool} href={favourites}>
      <Icon name="heart" />
      {isBar ? <VisuallyHidden>{layout.favourites}</VisuallyHidden> : layout.favourites}
    </SiteLink>
  )
  const bell = isBar && user && hasBell(user, site) && (
    <Foldout
      kind="notification"
      className={styles.bell}
      panelClassName={styles.panel}
      opener={<BellSign user={user} />}
    >
      <NotificationList user={user} />
    </Foldout>
  )
  const userWords = (
    <>
      <Icon name="user" />
      <span className={styles.name}>
        {name === undefined ? (
          sessions.account
        ) : (
          <>
            <VisuallyHidden>{sessions.account}: </VisuallyHidden>
            <span translate="no">{name}</span>
          </>
        )}
      </span>
    </>
  )
  if (isBar)
    return (
      <>
        {favouritesLink && <div className={styles.wide}>{favouritesLink}</div>}
        {bell}
        <Foldout kind="user" className={styles.wide} opener={userWords}>
          <UserMenu path={path} />
        </Foldout>
      </>
    )
  return (
    <div className={styles.within}>
      {favouritesLink}
      <Foldout kind="user" group="header-section" panelClassName={styles.panel} opener={userWords}>
        <UserMenu path={path} />
      </Foldout>
    </div>
  )
}
