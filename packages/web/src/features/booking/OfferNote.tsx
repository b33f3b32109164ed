// Obstacles between a visitor and booking a home, with what to do: waiting list, an open booking, a membership …
import type { BookingOffer, CountryCode } from '@husrum/domain'
import { bookingAddress, formatTime, routePath, wallClockOf } from '@husrum/domain'
import { useEffect, useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSession } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './OfferTerms.module.css'

/** Undefined while loading and on failure: the page then shows only what it has. */
const useOffer = (objectId: string) => {
  const { bookings } = useCapabilities()
  const session = useSession()
  const [offer, setOffer] = useState<BookingOffer>()
  // The offer depends on the user.
  const whose = session.kind === 'signedIn' ? session.user?.id : session.kind
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for another person.
  useEffect(() => {
    let isGone = false
    bookings.offer(objectId).then(
      (answer) => !isGone && setOffer(answer),
      () => !isGone && setOffer(undefined),
    )
    return () => {
      isGone = true
    }
  }, [bookings, objectId, whose])
  return [offer, setOffer] as const
}

/** "14:05" in the time zone of the site's country. */
const timeWords = (instant: number, country: CountryCode): string =>
  formatTime(wallClockOf(new Date(instant).toISOString(), country) ?? Number.NaN)

export const OfferNote = ({ objectId }: { readonly objectId: string }) => {
  const site = useSite()
  const texts = useTexts().bookingOffer
  const { bookings } = useCapabilities()
  const [offer, setOffer] = useOffer(objectId)
  const [said, say] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  if (!offer) return null
  const { reason, line, openBooking } = offer

  const leave = async () => {
    setBusy(true)
    say(undefined)
    try {
      setOffer(await bookings.leaveLine(objectId))
      say(texts.line.left)
    } catch {
      say(texts.line.failed)
    }
    setBusy(false)
  }

  const actions: Partial<Record<string, readonly [href: string | undefined, words: string]>> = {
    alreadyBooked: [
      openBooking && bookingAddress(site, 'start-booking', { bookingId: openBooking.bookingId }),
      texts.goOn,
    ],
    vipOnly: [routePath(site, 'vipInformation'), texts.actions.membership],
    vipUnpaid: [routePath(site, 'payments'), texts.actions.payments],
    noSiteConsent: [routePath(site, 'consent'), texts.actions.consent],
  }
  const [href, words] = (reason !== undefined && actions[reason]) || []
  const isInLine = line?.place !== undefined || line?.offeredUntil !== undefined
  // The page itself shows that it is held, and how to identify.
  const isSaid = reason !== undefined && reason !== 'missingIdentity' && reason !== 'held'
  return (
    <div className={styles.note} aria-live="polite">
      {isSaid && (
        <Notice>
          <p>{texts.reasons[reason]}</p>
        </Notice>
      )}
      {line && (
        <p>
          {line.offeredUntil !== undefined
            ? texts.line.offered(timeWords(line.offeredUntil, site.country))
            : line.place !== undefined
              ? texts.line.place(line.place)
              : line.length > 0 && texts.line.length(line.length)}
        </p>
      )}
      {href !== undefined && words !== undefined && (
        <ButtonLink look="secondary" href={href} wide>
          {words}
        </ButtonLink>
      )}
      {isInLine && (
        <Button look="quiet" loading={isBusy} onClick={leave}>
          {texts.leaveLine}
        </Button>
      )}
      {said !== undefined && <p>{said}</p>}
    </div>
  )
}
