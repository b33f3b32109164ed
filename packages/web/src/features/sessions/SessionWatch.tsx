// Reaction of a page to the session: warns before its end, deletes personal data from the cache, and leaves My Pages.
import type { SessionEnd } from '@husrum/application'
import { afterLogout, isMyPagesPath, loginAddress, sessionCheck } from '@husrum/domain'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { dropKeptTexts } from '../../frame/kept-text.ts'
import { useSession, useSessionManager } from '../../frame/session.tsx'
import { forgetSession } from '../../frame/session-queries.ts'
import { useSite, useTexts } from '../../frame/site.tsx'
import { personOf } from '../../frame/use-kept-text.ts'
import { useModal } from '../../ui/modal/modal.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { SessionExpired } from './SessionExpired.tsx'
import { SessionWarning } from './SessionWarning.tsx'

/** What the end of a session means on a page, unless the user signed out here: the domain's rule for one that expired. */
const moveAfter = (end: SessionEnd, isMyPages: boolean) =>
  end === 'loggedOut'
    ? undefined
    : sessionCheck({ expiresAt: 0, now: 0, offset: 0, isMyPages, canRefresh: false })

export const SessionWatch = () => {
  const { sessions: texts } = useTexts()
  const site = useSite()
  const manager = useSessionManager()
  const view = useSession()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const location = useLocation()
  const { show, finish } = useModal()
  const [isEnded, setEnded] = useState(false)
  /** Page of the user who is asked to sign in again, once the start page is shown. */
  const [asked, setAsked] = useState<{
    readonly modal: string
    readonly from: string
    readonly isEndedElsewhere: boolean
  }>()
  const here = useRef(location)
  here.current = location
  const start = afterLogout(site)

  useEffect(
    () =>
      manager.onEnd((end) => {
        const { pathname, search } = here.current
        const isMyPages = isMyPagesPath(site, pathname)
        const move = moveAfter(end, isMyPages)
        forgetSession(queryClient)
        // After an expired session, the person comes back to what they typed.
        if (end === 'loggedOut' || end === 'loggedOutElsewhere') dropKeptTexts()
        setEnded(true)
        if (move?.kind === 'signOutAtStart')
          setAsked({ modal: move.modal, from: pathname + search, isEndedElsewhere: end !== 'expired' })
        // Replaced in the history, so that Back does not lead to a personal page.
        if (end === 'loggedOut' || isMyPages) navigate(start, { replace: isMyPages })
      }),
    [manager, site, queryClient, navigate, start],
  )

  // Another user or association: cached data of the previous one is deleted.
  const user = view.kind === 'signedIn' ? view.user : undefined
  const who = user && personOf(user)
  const before = useRef(who)
  useEffect(() => {
    if (who === undefined) return
    if (before.current !== undefined && before.current !== who) forgetSession(queryClient)
    before.current = who
    dropKeptTexts(who)
    setEnded(false)
  }, [who, queryClient])

  useEffect(() => {
    if (!asked || location.pathname !== start) return
    setAsked(undefined)
    const { modal: id, from, isEndedElsewhere } = asked
    show({
      id,
      heading: texts.expired.heading,
      content: (
        <SessionExpired
          signInAt={loginAddress(site, from) ?? start}
          isEndedElsewhere={isEndedElsewhere}
          onLeave={() => finish(id)}
        />
      ),
    })
  }, [asked, location.pathname, start, site, texts, show, finish])

  return (
    <>
      <VisuallyHidden>
        <span role="status">{isEnded && view.kind === 'guest' && texts.signedOut}</span>
      </VisuallyHidden>
      {view.kind === 'signedIn' && view.warnOfEndAt !== undefined && (
        <SessionWarning endsAt={view.warnOfEndAt} isLast={view.isLast === true} />
      )}
    </>
  )
}
