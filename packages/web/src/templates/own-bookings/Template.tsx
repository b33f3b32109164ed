// My Pages: the homes that somebody books, has booked, or stands in line for.
import type { ContentPage } from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import { MyPagesMenu } from '../../features/my-pages/MyPagesMenu.tsx'
import { CouldNotGet } from '../../features/own-bookings/AskedInVain.tsx'
import type { OwnData } from '../../features/own-bookings/ask-if-signed-in.ts'
import { OwnBookings } from '../../features/own-bookings/OwnBookings.tsx'
import { ownBookingsQuery } from '../../features/own-bookings/queries.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'
import content from '../content/Template.module.css'

const Bookings = ({ data }: { readonly data: OwnData }) => {
  const site = useSite()
  const { bookings } = useCapabilities()
  const { list, one } = useTexts().ownBookings
  const { data: seen, isError, retry } = useLiveQuery(ownBookingsQuery(site, bookings), data)
  if (seen) return <OwnBookings {...seen} />
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
  const site = useSite()
  const { pathname } = useLocation()
  const { heading, preamble, blocks } = page.model
  return (
    <>
      <MyPagesMenu path={pathname} />
      <article className={content.page}>
        <header className={content.top} data-pictured={false}>
          <div className={content.words}>
            <h1 className={content.heading}>{heading}</h1>
            {preamble !== undefined && <p className={content.preamble}>{preamble}</p>}
          </div>
        </header>
        {site.features.clickToBuy && <Bookings data={data} />}
        <ComposedBlocks blocks={blocks} />
      </article>
    </>
  )
}
