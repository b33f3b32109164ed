// My Pages: the homes that the user is booking, has booked, or is on the waiting list for.
import type { ContentPage } from '@husrum/domain'
import { CouldNotGet } from '../../features/own-bookings/AskedInVain.tsx'
import type { OwnData } from '../../features/own-bookings/ask-if-signed-in.ts'
import { OwnBookings } from '../../features/own-bookings/OwnBookings.tsx'
import { ownBookingsQuery } from '../../features/own-bookings/queries.ts'
import { ownResidencesQuery } from '../../features/residences/queries.ts'
import { ResidenceList } from '../../features/residences/ResidenceList.tsx'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { MyPagesArticle } from '../content/MyPagesArticle.tsx'
import { Favourites } from './Favourites.tsx'

/** Hidden for users without homes: their bookings say so. */
const Residences = () => {
  const site = useSite()
  const { residences } = useCapabilities()
  const { list } = useTexts().residences
  const { data: seen, isError, retry } = useLiveQuery(ownResidencesQuery(site, residences))
  if (seen) return <ResidenceList {...seen} />
  if (!isError) return <Skeleton />
  return (
    <CouldNotGet
      heading={list.failed}
      text={list.failedText}
      identify={list.identify}
      retry={list.retry}
      onRetry={retry}
    />
  )
}

const Bookings = ({ data }: { readonly data: OwnData }) => {
  const site = useSite()
  const { bookings: ofBookings, residences } = useCapabilities()
  const { list, one } = useTexts().ownBookings
  const { data: seen, isError, retry } = useLiveQuery(ownBookingsQuery(site, ofBookings), data)
  const { data: homes } = useLiveQuery(ownResidencesQuery(site, residences))
  // A booking that became a home is listed once: as the home, which links to its agreement.
  const isHome = (id: string) => homes?.residences.some(({ bookingId }) => bookingId === id)
  const bookings = seen?.bookings.filter(({ bookingId }) => !isHome(bookingId)) ?? []
  const hasNone = bookings.length === 0 && seen?.places.length === 0
  // Links for finding a home are for users without one.
  if (hasNone && homes && homes.residences.length > 0) return null
  if (seen) return <OwnBookings {...seen} bookings={bookings} />
  if (!isError) return <Skeleton />
  return (
    <CouldNotGet
      heading={list.failed}
      text={list.failedText}
      identify={one.identify}
      retry={list.retry}
      onRetry={retry}
    />
  )
}

export const OwnBookingsTemplate = ({ page, data }: TemplateProps<ContentPage, OwnData>) => {
  const { features } = useSite()
  return (
    <MyPagesArticle page={page}>
      {features.clickToBuy && <Residences />}
      {features.clickToBuy && <Bookings data={data} />}
      {features.search && !data.isSignedOut && <Favourites />}
    </MyPagesArticle>
  )
}
