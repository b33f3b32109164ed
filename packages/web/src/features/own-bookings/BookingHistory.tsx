// Events of a booking with their times.
import type { BookingLogEntry, BookingLogKind, BookingView } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import shared from '../../ui/Parts.module.css'
import styles from './OwnBookings.module.css'
import { momentAt } from './own-booking-words.ts'

type Told = BookingLogEntry & { readonly kind: BookingLogKind }

export const BookingHistory = ({ log, role, signers }: Pick<BookingView, 'log' | 'role' | 'signers'>) => {
  const site = useSite()
  const texts = useTexts().ownBookings
  const { by: words, log: kinds, reason: reasonIs } = texts.one
  const nameOf = (by: BookingLogEntry['by']): string => {
    if (by === role) return words.you
    if (by !== 'buyer' && by !== 'coBuyer') return words[by]
    return signers.find((signer) => signer.role === by)?.name ?? words.other
  }
  const isTold = (entry: BookingLogEntry): entry is Told => entry.kind in kinds
  return (
    <ol className={styles.log}>
      {log.filter(isTold).map(({ at, kind, by, reason }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added at the end.
        <li key={`${at} ${kind} ${place}`}>
          <p className={shared.soft}>
            <time dateTime={new Date(at).toISOString()}>{momentAt(at, site, texts)}</time>
          </p>
          <p>
            {kinds[kind]} ({nameOf(by)})
          </p>
          {reason !== undefined && <p>{reasonIs(reason)}</p>}
        </li>
      ))}
    </ol>
  )
}
