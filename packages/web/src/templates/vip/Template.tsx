// My Pages: the membership that goes before others, and the payments that it takes.
import type { ContentPage } from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import type { SentBack } from '../../features/vip/PayVip.tsx'
import { vipQuery } from '../../features/vip/queries.ts'
import { VipMembership } from '../../features/vip/VipMembership.tsx'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { MyPagesArticle } from '../content/MyPagesArticle.tsx'

export interface VipData {
  /** The membership could not be had when the page was made. */
  readonly hasFailed: boolean
}

const sentBacks: readonly SentBack[] = ['code', 'phone', 'provider', 'away']

const Membership = ({ data }: { readonly data: VipData }) => {
  const site = useSite()
  const { search } = useLocation()
  const { membership } = useCapabilities()
  const texts = useTexts().vip
  const { data: vip, isError, retry } = useLiveQuery(vipQuery(site, membership), data)
  const error = new URLSearchParams(search).get('error')
  if (vip) return <VipMembership vip={vip} sentBack={sentBacks.find((each) => each === error)} />
  if (!isError) return <Skeleton />
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

export const VipTemplate = ({ page, data }: TemplateProps<ContentPage, VipData>) => {
  const { features } = useSite()
  return <MyPagesArticle page={page}>{features.vip && <Membership data={data} />}</MyPagesArticle>
}
