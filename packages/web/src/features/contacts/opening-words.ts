// Whether a contact is available now, as text.
import type { Opening, SiteDefinition } from '@husrum/domain'
import { formatDay } from '@husrum/domain'
import type { ContactsTexts } from '../../texts/sv/contacts.ts'

const daysOfAWeek = 7

export const openingWords = (opening: Opening, texts: ContactsTexts, site: SiteDefinition): string => {
  if (opening.kind === 'open') return texts.openUntil(texts.time(opening.until))
  const { opensOn, inDays } = opening
  const time = texts.time(opening.opensAt)
  if (inDays === 0) return texts.today(time)
  if (inDays === 1) return texts.tomorrow(time)
  const weekday = texts.weekdays[new Date(opensOn).getUTCDay()] ?? ''
  const day = formatDay(opensOn, site)
  return texts.onDay(inDays < daysOfAWeek ? weekday : day, time)
}
