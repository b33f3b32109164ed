// The home that an address names, for the pages that show one: loaded, missing, none, or failed.
import type { OwnedResidence } from '@husrum/application'
import { dayIn, routePath } from '@husrum/domain'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { CouldNotGet, SignInFirst } from '../../features/own-bookings/AskedInVain.tsx'
import type { OwnData } from '../../features/own-bookings/ask-if-signed-in.ts'
import { ownResidencesQuery } from '../../features/residences/queries.ts'
import { chosenResidence } from '../../features/residences/residence-address.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSession } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

export interface ChosenProps {
  readonly residence: OwnedResidence
  readonly all: readonly OwnedResidence[]
  /** `yyyy-MM-dd`, in the time zone of the site. */
  readonly today: string
}

const Instead = ({
  heading,
  text,
  href,
  title,
}: {
  readonly heading: string
  readonly text: string
  readonly href: string | undefined
  readonly title: string
}) => (
  <Section heading={heading}>
    <p>{text}</p>
    {href !== undefined && (
      <p>
        <ButtonLink href={href}>{title}</ButtonLink>
      </p>
    )}
  </Section>
)

const Asked = ({
  data,
  none,
  children,
}: {
  readonly data: OwnData
  /** Shown to users without a home. */
  readonly none: { readonly heading: string; readonly text: string }
  readonly children: (chosen: ChosenProps) => ReactNode
}) => {
  const site = useSite()
  const { search } = useLocation()
  const { residences } = useCapabilities()
  const { one, list } = useTexts().residences
  const { data: had, isError, retry } = useLiveQuery(ownResidencesQuery(site, residences), data)
  if (!had)
    return isError ? (
      <CouldNotGet
        heading={one.failed}
        text={list.failedText}
        identify={list.identify}
        retry={list.retry}
        onRetry={retry}
      />
    ) : (
      <Skeleton />
    )
  const residence = chosenResidence(had.residences, search)
  if (residence) return children({ residence, all: had.residences, today: dayIn(had.at, site.country) })
  const ways = { href: routePath(site, 'residences'), title: one.back }
  if (had.residences.length > 0 || search !== '')
    return <Instead heading={one.gone} text={one.goneText} {...ways} />
  return (
    <Instead heading={none.heading} text={none.text} href={routePath(site, 'search')} title={one.search} />
  )
}

export const ChosenResidence = (props: Parameters<typeof Asked>[0]) => {
  const isGuest = useSession().kind === 'guest'
  const { one } = useTexts().residences
  if (props.data.isSignedOut || isGuest)
    return (
      <Section heading={one.signedOut}>
        <SignInFirst text={one.signedOutText} signIn={one.signIn} />
      </Section>
    )
  return <Asked {...props} />
}
