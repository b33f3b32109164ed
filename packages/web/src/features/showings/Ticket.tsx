// A ticket as its link shows it: the guest shows the code, the host ticks it off. Once loaded it works offline.
import type { ShowingTicket } from '@husrum/application'
import { showingFormPath } from '@husrum/contract/showings/wire'
import { ticketStanding } from '@husrum/domain'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { ShowingRefusal } from '../../texts/sv/showings.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import shared from '../../ui/Parts.module.css'
import { QrCode } from '../../ui/QrCode.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import { useGuestCache } from './queries.ts'
import styles from './Showings.module.css'
import { momentWords, troubleOf } from './showing-words.ts'

interface TicketProps {
  readonly ticket: ShowingTicket
  /** As in the address. */
  readonly code: string
  /** Epoch ms. */
  readonly now: number
  /** Path of the guest list. */
  readonly listPath: string | undefined
  /** Result of a form that was submitted without script. */
  readonly refused?: ShowingRefusal | undefined
}

const colours = {
  valid: 'green',
  early: 'green',
  waiting: 'orange',
  used: 'red',
  cancelled: 'red',
  over: 'grey',
} as const

const HostPart = ({
  placeId,
  code,
  hasCome,
  listPath,
  refused,
}: Pick<TicketProps, 'code' | 'listPath' | 'refused'> & {
  readonly placeId: string
  readonly hasCome: boolean
}) => {
  const { showings } = useCapabilities()
  const { ofTicket, refusals } = useTexts().showings
  const keep = useGuestCache()
  const [isSending, setSending] = useState(false)
  const [trouble, setTrouble] = useState(refused)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setTrouble(undefined)
    showings
      .checkIn(placeId, !hasCome)
      .then((hosted) => (hosted ? keep(hosted) : setTrouble('gone')))
      .catch((error: unknown) => setTrouble(troubleOf(error)))
      .finally(() => setSending(false))
  }
  return (
    <section className={styles.part}>
      <h2 className={shared.heading}>{ofTicket.forHost}</h2>
      <div role="status">
        {trouble && (
          <Notice kind="warning" level={3}>
            <p>{refusals[trouble]}</p>
          </Notice>
        )}
      </div>
      <form className={shared.ways} method="post" action={showingFormPath} onSubmit={submit}>
        <input type="hidden" name="action" value={hasCome ? 'undo' : 'checkIn'} />
        <input type="hidden" name="placeId" value={placeId} />
        <input type="hidden" name="ticket" value={code} />
        <Button type="submit" look={hasCome ? 'secondary' : 'primary'} loading={isSending}>
          {hasCome ? ofTicket.undo : ofTicket.checkIn}
        </Button>
        {listPath !== undefined && (
          <SiteLink className={shared.way} href={listPath}>
            {ofTicket.toList}
          </SiteLink>
        )}
      </form>
    </section>
  )
}

export const Ticket = ({ ticket, code, now, listPath, refused }: TicketProps) => {
  const site = useSite()
  const { showings: texts } = useTexts()
  const { ofTicket } = texts
  const standing = ticketStanding(ticket, now)
  const { initial, partySize, name, place, address, host, state } = ticket
  return (
    <div className={styles.ticket}>
      <p>
        <StatusMark word={ofTicket.heading[standing]} colour={colours[standing]} />
      </p>
      <p>{ofTicket.text[standing]}</p>
      <p className={shared.name}>{ofTicket.whose(initial, texts.people(partySize))}</p>
      <p>
        <strong>{name}</strong>
        <br />
        {momentWords(ticket, site, texts)}
        <br />
        {place}
      </p>
      {(standing === 'valid' || standing === 'early') && (
        <div className={styles.code}>
          <QrCode text={address} label={ofTicket.qr} />
        </div>
      )}
      {host &&
        (standing === 'valid' || standing === 'waiting' || standing === 'used' || standing === 'early') && (
          <HostPart
            placeId={host.placeId}
            code={code}
            hasCome={state === 'attended'}
            listPath={listPath}
            refused={refused}
          />
        )}
    </div>
  )
}
