// My Pages: the VIP membership, and its payments.
import { wishesQuery } from '@husrum/contract/wishes/wire'
import type { ContentPage } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import type { ShowingsData } from '../../features/showings/ShowingsPart.tsx'
import { ShowingsPart } from '../../features/showings/ShowingsPart.tsx'
import type { SentBack } from '../../features/vip/PayVip.tsx'
import { vipQuery, wishedProjectQuery } from '../../features/vip/queries.ts'
import { VipMembership } from '../../features/vip/VipMembership.tsx'
import { NoSuchSale, Wishes } from '../../features/vip/Wishes.tsx'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { usePartFocus } from '../../frame/use-part-focus.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { MyPagesArticle } from '../content/MyPagesArticle.tsx'

export interface VipData {
  /** The membership could not be loaded when the page was made. */
  readonly hasFailed: boolean
  /** Set if the site has no separate page for showings. */
  readonly showings?: ShowingsData
}

const sentBacks: readonly SentBack[] = ['code', 'phone', 'provider', 'notAvailable', 'away']

const InVain = ({ retry }: { readonly retry: () => void }) => {
  const texts = useTexts().vip
  return (
    <Notice kind="warning" heading={texts.hasFailed}>
      <p>{texts.hasFailedText}</p>
      <p>
        <Button look="secondary" onClick={retry}>
          {texts.retry}
        </Button>
      </p>
    </Notice>
  )
}

const Membership = ({ data }: { readonly data: VipData }) => {
  const site = useSite()
  const { search } = useLocation()
  const { membership } = useCapabilities()
  const { data: vip, isError, retry } = useLiveQuery(vipQuery(site, membership), data)
  const error = new URLSearchParams(search).get('error')
  if (vip) return <VipMembership vip={vip} sentBack={sentBacks.find((each) => each === error)} />
  return isError ? <InVain retry={retry} /> : <Skeleton />
}

interface OfProjectProps {
  readonly projectId: string
  readonly data: VipData
  readonly takesFocus: boolean
}

const OfProject = ({ projectId, data, takesFocus }: OfProjectProps) => {
  const site = useSite()
  const { membership } = useCapabilities()
  const {
    data: project,
    isError,
    retry,
  } = useLiveQuery(wishedProjectQuery(projectId, site, membership), data)
  if (project) return <Wishes key={projectId} project={project} takesFocus={takesFocus} />
  if (project === null) return <NoSuchSale />
  return isError ? <InVain retry={retry} /> : <Skeleton />
}

/** A link to the showings, or the showings themselves. */
const Showings = ({ data }: { readonly data: VipData }) => {
  const site = useSite()
  const texts = useTexts().vip
  const page = routePath(site, 'vipShowing')
  if (page === undefined)
    return <ShowingsPart data={data.showings ?? { isSignedOut: false, hasFailed: false }} />
  return (
    <p>
      <ButtonLink look="secondary" href={page}>
        {texts.showings}
      </ButtonLink>
    </p>
  )
}

export const VipTemplate = ({ page, data }: TemplateProps<ContentPage, VipData>) => {
  const { features } = useSite()
  const { search } = useLocation()
  const projectId = new URLSearchParams(search).get(wishesQuery.project)
  const focus = usePartFocus(projectId ?? undefined)
  return (
    <MyPagesArticle page={page} focus={projectId === null ? focus : undefined}>
      {features.vip &&
        (projectId === null ? (
          <Membership data={data} />
        ) : (
          <OfProject projectId={projectId} data={data} takesFocus={focus.takesFocus} />
        ))}
      {features.vip && projectId === null && <Showings data={data} />}
    </MyPagesArticle>
  )
}
