// Guest list for the host: who is expected and who has arrived, to tick off, print or download as a spreadsheet.
import type { HostedShowing, ShowingGuest } from '@husrum/application'
import { showingCsvPath, showingFormPath } from '@husrum/contract/showings/wire'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { ShowingRefusal } from '../../texts/sv/showings.ts'
import { Button } from '../../ui/Button.tsx'
import { EmailLink } from '../../ui/EmailLink.tsx'
import { Notice } from '../../ui/Notice.tsx'
import shared from '../../ui/Parts.module.css'
import { StatusMark } from '../../ui/StatusMark.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useGuestCache } from './queries.ts'
import styles from './Showings.module.css'
import { momentWords, timeAt, troubleOf } from './showing-words.ts'

export const HostCode = ({ refused }: { readonly refused: ShowingRefusal | undefined }) => {
  const { showings } = useCapabilities()
  const { host, refusals } = useTexts().showings
  const keep = useGuestCache()
  const [error, setError] = useState(refused)
  const [isSending, setSending] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const code = String(new FormData(event.currentTarget).get('code') ?? '')
    setSending(true)
    setError(undefined)
    const fail = (why: ShowingRefusal) => {
      setError(why)
      document.getElementById('host-code')?.focus()
    }
    showings
      .openAsHost(code)
      .then((hosted) => (hosted ? keep(hosted) : fail('code')))
      .catch((cause: unknown) => fail(troubleOf(cause)))
      .finally(() => setSending(false))
  }
  return (
    <form className={styles.part} method="post" action={showingFormPath} onSubmit={submit} noValidate>
      <input type="hidden" name="action" value="host" />
      <p>{host.codeText}</p>
      <div className={styles.size}>
        <TextField
          id="host-code"
          name="code"
          label={host.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          error={error && refusals[error]}
        />
      </div>
      <div className={shared.ways}>
        <Button type="submit" loading={isSending}>
          {host.open}
        </Button>
      </div>
    </form>
  )
}

const colours = { booked: 'blue', waiting: 'orange', attended: 'green', cancelled: 'grey' } as const

const Guest = ({
  guest,
  isSending,
  onCheckIn,
}: {
  readonly guest: ShowingGuest
  readonly isSending: boolean
  readonly onCheckIn: (hasCome: boolean) => void
}) => {
  const site = useSite()
  const texts = useTexts().showings
  const { host } = texts
  const { placeId, kind, name, phone, email, partySize, state, attendedAt } = guest
  const hasCome = state === 'attended'
  const word = kind === 'cameBy' ? host.cameBy : host.states[state]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onCheckIn(!hasCome)
  }
  return (
    <li>
      <div>
        <p className={styles.guestName}>
          {name}, {texts.people(partySize)}
        </p>
        <p>
          <StatusMark
            word={attendedAt === undefined ? word : `${word} ${host.at(timeAt(attendedAt, site))}`}
            colour={colours[state]}
          />
        </p>
        <p className={shared.ways}>
          {phone !== undefined && <a href={`tel:${phone}`}>{phone}</a>}
          <EmailLink email={email} />
        </p>
      </div>
      {kind === 'booked' && (
        <form className={styles.unprinted} method="post" action={showingFormPath} onSubmit={submit}>
          <input type="hidden" name="action" value={hasCome ? 'undo' : 'checkIn'} />
          <input type="hidden" name="placeId" value={placeId} />
          <Button
            type="submit"
            look={hasCome ? 'quiet' : 'secondary'}
            loading={isSending}
            aria-label={hasCome ? host.undo(name) : host.checkIn(name)}
          >
            {hasCome ? texts.ofTicket.undo : texts.ofTicket.checkIn}
          </Button>
        </form>
      )}
    </li>
  )
}

export const GuestList = ({
  hosted,
  refused,
}: {
  readonly hosted: HostedShowing
  readonly refused: ShowingRefusal | undefined
}) => {
  const site = useSite()
  const { showings } = useCapabilities()
  const texts = useTexts().showings
  const keep = useGuestCache()
  const [sending, setSending] = useState<string>()
  const [trouble, setTrouble] = useState(refused)
  const { host } = texts
  const { guests, people, name, place } = hosted
  const checkIn = (placeId: string, hasCome: boolean) => {
    if (sending !== undefined) return
    setSending(placeId)
    setTrouble(undefined)
    showings
      .checkIn(placeId, hasCome)
      .then((after) => (after ? keep(after) : setTrouble('gone')))
      .catch((error: unknown) => setTrouble(troubleOf(error)))
      .finally(() => setSending(undefined))
  }
  const inside = guests
    .filter(({ state }) => state === 'attended')
    .reduce((sum, { partySize }) => sum + partySize, 0)
  return (
    <div className={shared.parts}>
      <section className={styles.part}>
        <h2 className={shared.heading}>{name}</h2>
        <p className={styles.when}>{momentWords(hosted, site, texts)}</p>
        <p>{place}</p>
        <p role="status">
          {host.booked(texts.people(people.taken), people.capacity)}. {host.inside(texts.people(inside))}.
        </p>
        <div className={`${shared.ways} ${styles.unprinted}`}>
          <a className={shared.way} href={showingCsvPath} download>
            {host.csv}
          </a>
          <Button look="quiet" onClick={() => print()}>
            {host.print}
          </Button>
        </div>
        <div role="status">
          {trouble && (
            <Notice kind="warning" level={3}>
              <p>{texts.refusals[trouble]}</p>
            </Notice>
          )}
        </div>
      </section>
      <section className={styles.part}>
        <h2 className={shared.heading}>{host.guests}</h2>
        {guests.length === 0 ? (
          <p>{host.noGuests}</p>
        ) : (
          <ul className={styles.guests}>
            {guests.map((guest) => (
              <Guest
                key={guest.placeId}
                guest={guest}
                isSending={sending === guest.placeId}
                onCheckIn={(hasCome) => checkIn(guest.placeId, hasCome)}
              />
            ))}
          </ul>
        )}
      </section>
      <details className={`${styles.more} ${styles.unprinted}`}>
        <summary>{host.other}</summary>
        <HostCode refused={undefined} />
      </details>
    </div>
  )
}
