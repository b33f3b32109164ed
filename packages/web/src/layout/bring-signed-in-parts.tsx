// Puts together what those who are signed in see, in one language.
import type { Locale } from '@husrum/domain'
import type { ComponentType } from 'react'
import { WithAnswerCache } from '../app/WithAnswerCache.tsx'
import { loadNotificationTexts } from '../features/notifications/load-notification-texts.ts'
import { loadSessionTexts } from '../features/sessions/load-session-texts.ts'
import { SessionWatch } from '../features/sessions/SessionWatch.tsx'
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
