// One showing with its actions. Every form works without script too.
import { showingCalendarPath, showingFormPath } from '@husrum/contract/showings/wire'
import type { Showing } from '@husrum/domain'
import { freeAtShowing, routePath, showingOffer } from '@husrum/domain'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { ShowingRefusal } from '../../texts/sv/showings.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import shared from '../../ui/Parts.module.css'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Showings.module.css'
import type { ShowingDone } from './showing-words.ts'
import { dayWords, momentWords } from './showing-words.ts'

export interface ShowingAction {
  readonly id: string
  readonly partySize?: number
  readonly insteadOf?: string
}

export interface ShowingItemProps {
  readonly showing: Showing
  readonly isMember: boolean
  /** When the page was loaded, epoch ms. */
  readonly now: number
  /** Other times of the same showing with enough places for the party. */
  readonly others: readonly Showing[]
  /** Result of the last action on this showing. */
  readonly said: { readonly done: ShowingDone } | { readonly refused: ShowingRefusal } | undefined
  readonly isSending: boolean
  readonly onBook: (action: ShowingAction) => void
  readonly onCancel: (action: ShowingAction) => void
}

export const headingOf = (id: string): string => `showing-${id}`

const stateOf = (showing: Showing): 'green' | 'orange' | 'red' =>
  showing.own?.state === 'waiting' ? 'orange' : showing.own || freeAtShowing(showing) > 0 ? 'green' : 'red'

const State = ({ showing }: Pick<ShowingItemProps, 'showing'>) => {
  const { showings: texts } = useTexts()
  const { own, waiting } = showing
  const free = freeAtShowing(showing)
  const word =
    own?.state === 'booked'
      ? `${texts.booked} (${texts.people(own.partySize)})`
      : own?.state === 'attended'
        ? texts.attended
        : own
          ? texts.inLine(own.placeInLine ?? 1)
          : free > 0
            ? texts.free(free)
            : texts.full
  return (
    <p className={shared.state}>
      <StatusMark word={word} colour={stateOf(showing)} />
      {!own && waiting > 0 && <span>{texts.waiting(waiting)}</span>}
    </p>
  )
}

/** Extracts the ticket from `/anmalan/qr/?t=…`. */
const ticketIn = (path: string): string => path.split('t=')[1] ?? ''

const Own = ({ showing }: Pick<ShowingItemProps, 'showing'>) => {
  const { showings: texts } = useTexts()
  const { own } = showing
  if (own?.state === 'waiting') return <p>{texts.inLineText}</p>
  if (own?.ticketPath === undefined) return null
  return (
    <div className={shared.ways}>
      <ButtonLink href={own.ticketPath}>{texts.ticket}</ButtonLink>
      <a className={shared.way} href={showingCalendarPath(ticketIn(own.ticketPath))} download>
        {texts.calendar}
      </a>
      {own.joinUrl !== undefined && (
        <a className={shared.way} href={own.joinUrl} rel="noreferrer">
          {texts.join}
        </a>
      )}
    </div>
  )
}

const Cancel = ({
  showing,
  isSending,
  onCancel,
}: Pick<ShowingItemProps, 'showing' | 'isSending' | 'onCancel'>) => {
  const { showings: texts } = useTexts()
  const isWaiting = showing.own?.state === 'waiting'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onCancel({ id: showing.id })
  }
  return (
    <details className={styles.more}>
      <summary>{isWaiting ? texts.leaveLine : texts.cancel}</summary>
      <form className={styles.sure} method="post" action={showingFormPath} onSubmit={submit}>
        <input type="hidden" name="action" value="cancel" />
        <input type="hidden" name="id" value={showing.id} />
        {!isWaiting && <p>{texts.cancelSure}</p>}
        <div className={shared.ways}>
          <Button type="submit" look="secondary" loading={isSending}>
            {isWaiting ? texts.leaveLine : texts.cancelYes}
          </Button>
        </div>
      </form>
    </details>
  )
}

const Book = ({ showing, said, isSending, onBook }: ShowingItemProps) => {
  const { showings: texts } = useTexts()
  const { id, own, maxPartySize } = showing
  const [size, setSize] = useState(String(own?.partySize ?? 1))
  const [isWrong, setWrong] = useState(false)
  const field = `party-${id}`
  const isRefused = said !== undefined && 'refused' in said && said.refused === 'partySize'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const number = /^\d{1,2}$/.test(size.trim()) ? Number(size) : 0
    const isBad = number < 1 || number > maxPartySize
    setWrong(isBad)
    if (isBad) document.getElementById(field)?.focus()
    else onBook({ id, partySize: number })
  }
  const free = freeAtShowing(showing)
  return (
    <form className={styles.form} method="post" action={showingFormPath} onSubmit={submit} noValidate>
      <input type="hidden" name="action" value="book" />
      <input type="hidden" name="id" value={id} />
      <div className={styles.size}>
        <TextField
          id={field}
          name="partySize"
          label={texts.partySize}
          hint={texts.partyHint(maxPartySize)}
          type="number"
          min={1}
          max={maxPartySize}
          inputMode="numeric"
          required
          value={size}
          onChange={(event) => setSize(event.target.value)}
          error={isWrong || isRefused ? texts.refusals.partySize : undefined}
        />
      </div>
      <div className={shared.ways}>
        <Button type="submit" look={own ? 'secondary' : 'primary'} loading={isSending}>
          {own ? texts.change : free > 0 ? texts.book : texts.wait}
        </Button>
      </div>
    </form>
  )
}

const Move = ({ showing, others, isSending, onBook }: ShowingItemProps) => {
  const site = useSite()
  const { showings: texts } = useTexts()
  const { id, own } = showing
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const to = new FormData(event.currentTarget).get('id')
    if (typeof to === 'string') onBook({ id: to, partySize: own?.partySize ?? 1, insteadOf: id })
  }
  return (
    <details className={styles.more}>
      <summary>{texts.move}</summary>
      <form className={styles.sure} method="post" action={showingFormPath} onSubmit={submit}>
        <input type="hidden" name="action" value="book" />
        <input type="hidden" name="insteadOf" value={id} />
        <input type="hidden" name="partySize" value={own?.partySize ?? 1} />
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{texts.moveTo}</legend>
          {others.map((other, at) => (
            <label key={other.id} className={styles.choice}>
              <input type="radio" name="id" value={other.id} defaultChecked={at === 0} />
              <span>
                {momentWords(other, site, texts)}. {texts.kinds[other.kind]}: {other.place}
              </span>
            </label>
          ))}
        </fieldset>
        <div className={shared.ways}>
          <Button type="submit" look="secondary" loading={isSending}>
            {texts.moveHere}
          </Button>
        </div>
      </form>
    </details>
  )
}

export const ShowingItem = (props: ShowingItemProps) => {
  const { showing, isMember, now, said } = props
  const site = useSite()
  const { showings: texts } = useTexts()
  const offer = showingOffer(showing, { now, isMember })
  const vip = routePath(site, 'vip')
  return (
    <li className={styles.showing}>
      <div className={styles.facts}>
        <h3 id={headingOf(showing.id)} className={shared.name} tabIndex={-1}>
          <SiteLink href={showing.path}>{showing.name}</SiteLink>
        </h3>
        <p className={styles.when}>
          <time dateTime={new Date(showing.startsAt).toISOString()}>{momentWords(showing, site, texts)}</time>
        </p>
        <p className={styles.soft}>
          {texts.kinds[showing.kind]}: {showing.place}
        </p>
        <State showing={showing} />
      </div>
      <div className={styles.deeds}>
        <div role="status">
          {said && 'done' in said && (
            <Notice level={4}>
              <p>{texts.done[said.done]}</p>
            </Notice>
          )}
          {said && 'refused' in said && said.refused !== 'partySize' && (
            <Notice kind="warning" level={4}>
              <p>{texts.refusals[said.refused]}</p>
            </Notice>
          )}
        </div>
        {showing.own && <Own showing={showing} />}
        {offer === 'own' && (
          <>
            <details className={styles.more} open={said !== undefined && 'refused' in said}>
              <summary>{texts.change}</summary>
              <Book {...props} />
            </details>
            {props.others.length > 0 && <Move {...props} />}
            <Cancel {...props} />
          </>
        )}
        {(offer === 'book' || offer === 'wait') && <Book {...props} />}
        {offer === 'over' && <p>{texts.started}</p>}
        {offer === 'members' && (
          <>
            <p>{texts.members(dayWords((showing.membersUntil ?? 0) - 1, site))}</p>
            {vip !== undefined && (
              <p>
                <SiteLink className={shared.way} href={vip}>
                  {texts.becomeMember}
                </SiteLink>
              </p>
            )}
          </>
        )}
      </div>
    </li>
  )
}
