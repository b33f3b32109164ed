// The user menu: links to personal pages, and signing out.

import type { SessionView } from '@husrum/application'
import { accountFormPaths } from '@husrum/contract/accounts/wire'
import { userMenu } from '@husrum/domain'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useSession, useSessionManager } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import styles from './UserMenu.module.css'

/** Signed in, but the account could not be loaded: offers a retry. */
const Unread = ({ view }: { readonly view: SessionView }) => {
  const { sessions: texts } = useTexts()
  const { reload } = useSessionManager()
  return (
    <li>
      <p className={styles.words}>{view.kind === 'signedIn' && view.hasFailed && texts.failed}</p>
      <button type="button" className={styles.entry} onClick={() => void reload()}>
        {texts.retry}
      </button>
    </li>
  )
}

export const UserMenu = ({ path }: { readonly path: string }) => {
  const site = useSite()
  const { layout, sessions: texts } = useTexts()
  const { logOut } = useSessionManager()
  const view = useSession()
  const [isLeaving, setLeaving] = useState(false)
  const user = view.kind === 'signedIn' ? view.user : undefined
  const words = { myPages: layout.myPages, boardPages: layout.boardPages, settings: texts.settings }

  const leave = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isLeaving) return
    setLeaving(true)
    void logOut().finally(() => setLeaving(false))
  }
  return (
    <ul className={styles.menu}>
      {user
        ? userMenu(user, site).map(
            (entry) =>
              'path' in entry &&
              entry.item !== 'signIn' && (
                <li key={entry.item}>
                  <SiteLink
                    className={styles.entry}
                    href={entry.path}
                    aria-current={entry.path === path ? 'page' : undefined}
                  >
                    {words[entry.item]}
                  </SiteLink>
                </li>
              ),
          )
        : view.kind === 'signedIn' && view.hasFailed && <Unread view={view} />}
      <li>
        <form method="post" action={accountFormPaths.logout} onSubmit={leave}>
          <button type="submit" className={styles.entry} aria-disabled={isLeaving || undefined}>
            {texts.signOut}
          </button>
        </form>
      </li>
    </ul>
  )
}
