// When interest in a home or stage was registered, according to this browser or to the account of the signed-in user.
import type { InterestSubject, User } from '@husrum/domain'
import { cookies, readInterestCookie } from '@husrum/domain'
import { useState } from 'react'
import { useSession } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { dateWords } from './home-words.ts'
import { dayIn } from './time-zones.ts'

const rememberedAt = ({ objectId, stageId }: InterestSubject): number | undefined => {
  const [, cookie] = new RegExp(`(?:^|; )${cookies.interest.name}=([^;]*)`).exec(document.cookie) ?? []
  const known = readInterestCookie(cookie).find(({ id }) => id === (objectId ?? stageId))
  return known && known.at * 1_000
}

const registeredAt = (user: User | undefined, { objectId, stageId }: InterestSubject): number | undefined =>
  user?.interests.find((interest) => interest.objectId === objectId && interest.stageId === stageId)
    ?.registeredAt

export const InterestNote = ({ subject }: { readonly subject: InterestSubject }) => {
  const site = useSite()
  const session = useSession()
  const { homePage } = useTexts()
  const [remembered] = useState(() => rememberedAt(subject))
  const at = registeredAt(session.kind === 'signedIn' ? session.user : undefined, subject) ?? remembered
  if (at === undefined) return null
  return <p>{homePage.interestRegistered(dateWords(dayIn(new Date(at), site.country), site))}</p>
}
