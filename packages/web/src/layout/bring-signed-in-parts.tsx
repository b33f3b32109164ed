// Puts together what those who are signed in see, in one language.
import type { Locale } from '@husrum/domain'
import type { ComponentType } from 'react'
import { loadNotificationTexts } from '../features/notifications/load-notification-texts.ts'
import { loadSessionTexts } from '../features/session/load-session-texts.ts'
import { SessionWatch } from '../features/session/SessionWatch.tsx'
import { WithAnswerCache } from '../page/WithAnswerCache.tsx'
import { SignedInTools } from './SignedInTools.tsx'
import type { SignedInPartsProps } from './signed-in-parts.tsx'

export const bringSignedInParts = async (locale: Locale): Promise<ComponentType<SignedInPartsProps>> => {
  const [session, notifications] = await Promise.all([
    loadSessionTexts(locale),
    loadNotificationTexts(locale),
  ])
  return ({ place, path }) => (
    <WithAnswerCache>
      {place === 'watch' ? (
        <SessionWatch texts={session} />
      ) : (
        <SignedInTools place={place} path={path} session={session} notifications={notifications} />
      )}
    </WithAnswerCache>
  )
}
