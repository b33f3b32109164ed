// History and messages of an errand, each with its author.
import type { BoardSignature, ErrandDetails, ErrandEvent, ErrandParty } from '@husrum/application'
import { errandStatusWordOf, readErrandStatusId } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Attachments } from './Attachments.tsx'
import styles from './ErrandPage.module.css'
import shared from './Errands.module.css'
import { momentOf } from './errand-words.ts'

interface OfErrand {
  readonly errand: ErrandDetails
  readonly viewer: 'resident' | 'board'
}

/** Board entries show the member's name and the association: "you" could be any of its members. */
const useParty = (viewer: 'resident' | 'board') => {
  const { one } = useTexts().errands
  return ({ by, signedBy }: { readonly by: ErrandParty; readonly signedBy?: BoardSignature }): string => {
    if (signedBy) return one.board(signedBy.association, signedBy.name)
    return by === 'customer' && viewer === 'resident' ? one.you : one.by[by]
  }
}

export const ErrandHistory = ({ errand: { history, access }, viewer }: OfErrand) => {
  const { country } = useSite()
  const { errands: texts } = useTexts()
  const { one, statuses } = texts
  const party = useParty(viewer)
  const words = ({ kind, by, caseStatusId }: ErrandEvent): string => {
    if (kind === 'reopenRequested' && by === 'board') return one.events.reopenRequestedByBoard
    if (kind !== 'status') return one.events[kind]
    if (caseStatusId === undefined) return one.events.statusUnknown
    const status = readErrandStatusId(caseStatusId)
    const closedBy = by === 'board' ? 'board' : 'customer'
    return one.events.status(statuses[errandStatusWordOf({ status, closedBy, access })])
  }
  return (
    <ol className={styles.history}>
      {history.map((event, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what has happened keeps its place.
        <li key={place}>
          <p className={styles.event}>{words(event)}</p>
          <p className={shared.soft}>
            {texts.moment(momentOf(event.at, country))} · {party(event)}
          </p>
          {event.text !== undefined && <p className={shared.written}>{event.text}</p>}
        </li>
      ))}
    </ol>
  )
}

export const ErrandMessages = ({ errand: { messages }, viewer }: OfErrand) => {
  const { country } = useSite()
  const { errands: texts } = useTexts()
  const party = useParty(viewer)
  if (messages.length === 0) return <p className={shared.soft}>{texts.one.noMessages}</p>
  return (
    <ol className={styles.messages}>
      {messages.map((message) => (
        <li key={message.id} className={styles.message} data-by={message.by}>
          <p className={shared.soft}>
            <strong>{party(message)}</strong> · {texts.moment(momentOf(message.at, country))}
          </p>
          <p className={shared.written}>{message.text}</p>
          {message.attachments.length > 0 && <Attachments attachments={message.attachments} of={viewer} />}
        </li>
      ))}
    </ol>
  )
}
