// My Pages: all payments of the user, and an unpaid membership.
import type { ContentPage } from '@husrum/domain'
import { hasUnpaidVip, routePath } from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import { OwnPayments } from '../../features/payments/OwnPayments.tsx'
import { ownPaymentsQuery } from '../../features/payments/queries.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSession } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { MyPagesArticle } from '../content/MyPagesArticle.tsx'

export interface PaymentsData {
  /** They could not be loaded when the page was made. */
  readonly hasFailed: boolean
}

const UnpaidMembership = () => {
  const site = useSite()
  const { vip } = useTexts()
  const path = routePath(site, 'vip')
  if (path === undefined) return null
  return (
    <Notice kind="info" heading={vip.unpaid}>
      <p>
        <ButtonLink href={path}>{vip.payNow}</ButtonLink>
      </p>
    </Notice>
  )
}

const Own = ({ data }: { readonly data: PaymentsData }) => {
  const site = useSite()
  const session = useSession()
  const { pathname, search } = useLocation()
  const { payments } = useCapabilities()
  const { own } = useTexts().payments
  const { data: seen, isError, retry } = useLiveQuery(ownPaymentsQuery(site, payments), data)
  const query = new URLSearchParams(search)
  const owesMembership =
    session.kind === 'signedIn' && session.user !== undefined && hasUnpaidVip(session.user, site)
  if (seen)
    return (
      <OwnPayments
        payments={seen}
        here={pathname}
        sentBack={{
          error: query.get('error') ?? undefined,
          paymentId: query.get('payment') ?? undefined,
        }}
      >
        {owesMembership && <UnpaidMembership />}
      </OwnPayments>
    )
  if (!isError) return <Skeleton />
  return (
    <Notice kind="warning" heading={own.failed}>
      <p>{own.failedText}</p>
      <p>
        <Button look="secondary" onClick={retry}>
          {own.retry}
        </Button>
      </p>
    </Notice>
  )
}

export const PaymentsTemplate = ({ page, data }: TemplateProps<ContentPage, PaymentsData>) => (
  <MyPagesArticle page={page}>
    <Own data={data} />
  </MyPagesArticle>
)
