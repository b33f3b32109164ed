// The visitor's showings, and those open to them: booked, changed and cancelled in place.
import type { ShowingPlaceAnswer, ShowingsSeen } from '@husrum/application'
import { showingQuery } from '@husrum/contract/showings/wire'
import type { Showing } from '@husrum/domain'
import { hasRoomFor, showingOffer } from '@husrum/domain'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useTexts } from '../../frame/site.tsx'
import shared from '../../ui/Parts.module.css'
import { useShowingCache } from './queries.ts'
import type { ShowingItemProps } from './ShowingItem.tsx'
import { headingOf, ShowingItem } from './ShowingItem.tsx'
import styles from './Showings.module.css'
import { isDone, isRefusal, troubleOf } from './showing-words.ts'

type Said = { readonly id: string } & NonNullable<ShowingItemProps['said']>

/** Result of a form that was submitted without script. */
const useSaidByAddress = (): Said | undefined => {
  const { search } = useLocation()
  const { showings: texts } = useTexts()
  const query = new URLSearchParams(search)
  const [id, done, error] = [showingQuery.showing, showingQuery.done, showingQuery.error].map((name) =>
    query.get(name),
  )
  if (id && isDone(done ?? null, texts)) return { id, done: done as never }
  return id && isRefusal(error ?? null, texts) ? { id, refused: error as never } : undefined
}

export const ShowingList = ({ seen: had }: { readonly seen: ShowingsSeen }) => {
  const { showings } = useCapabilities()
  const { showings: texts } = useTexts()
  const keep = useShowingCache(showings)
  // List, message and buttons have to change in one render, so the new list is held here until the page has it too.
  const [kept, setStored] = useState<{ readonly seen: ShowingsSeen; readonly insteadOf: ShowingsSeen }>()
  const seen = kept?.insteadOf === had ? kept.seen : had
  const [said, setSaid] = useState(useSaidByAddress())
  const [sending, setSending] = useState<string>()
  const [now] = useState(Date.now)
  const wasSent = useRef(false)
  // Focus the showing at its new position: a booked one has moved up.
  useEffect(() => {
    if (said && wasSent.current) document.getElementById(headingOf(said.id))?.focus()
  }, [said])

  const act = (id: string, ask: () => Promise<ShowingPlaceAnswer>) => {
    if (sending !== undefined) return
    wasSent.current = true
    setSending(id)
    ask()
      .then(async (answer) => {
        if (answer.kind === 'refused') setSaid({ id, refused: answer.reason })
        else {
          const all = await keep(answer.showing)
          if (all) setStored({ seen: all, insteadOf: had })
          setSaid({ id, done: answer.outcome })
        }
        setSending(undefined)
      })
      .catch((error: unknown) => {
        setSaid({ id, refused: troubleOf(error) })
        setSending(undefined)
      })
  }

  const own = seen.showings.filter((showing) => showing.own)
  const others = seen.showings.filter((showing) => !showing.own)
  /** Other times of the same showing with enough places for the party. */
  const othersOf = ({ id, stageId, objectId, own: place }: Showing): readonly Showing[] =>
    place?.state === 'attended'
      ? []
      : others.filter(
          (other) =>
            other.id !== id &&
            other.stageId === stageId &&
            other.objectId === objectId &&
            hasRoomFor(other, place?.partySize ?? 1) &&
            showingOffer(other, { now, isMember: seen.isMember }) === 'book',
        )
  const listOf = (list: typeof own) => (
    <ul className={styles.list}>
      {list.map((showing) => (
        <ShowingItem
          key={`${showing.id} ${showing.own?.partySize ?? 0}`}
          showing={showing}
          isMember={seen.isMember}
          now={now}
          others={showing.own ? othersOf(showing) : []}
          said={said?.id === showing.id ? said : undefined}
          isSending={sending === showing.id}
          onBook={({ id, partySize = 1, insteadOf }) =>
            act(id, () => showings.book(id, partySize, insteadOf))
          }
          onCancel={({ id }) => act(id, () => showings.cancel(id))}
        />
      ))}
    </ul>
  )
  if (seen.showings.length === 0) return <p>{texts.none}</p>
  return (
    <div className={styles.parts}>
      {own.length > 0 && (
        <section className={styles.part}>
          <h2 className={shared.heading}>{texts.own}</h2>
          {listOf(own)}
        </section>
      )}
      <section className={styles.part}>
        <h2 className={shared.heading}>{texts.coming}</h2>
        {others.length === 0 ? <p>{texts.noneMore}</p> : listOf(others)}
      </section>
    </div>
  )
}
