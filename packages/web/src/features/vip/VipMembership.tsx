// The membership of the visitor: since when, the place that it gives, and how to join or pay.

import { wishesQuery as inQuery } from '@husrum/contract/wishes/wire'
import type { SiteDefinition, VipSale, VipStanding } from '@husrum/domain'
import { formatDay, groupThousands, wallClockOf } from '@husrum/domain'
import { useEffect, useRef } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import shared from '../../ui/Parts.module.css'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import type { SentBack } from './PayVip.tsx'
import { PayVip } from './PayVip.tsx'
import { Renewal } from './Renewal.tsx'
import styles from './Vip.module.css'
import { WithdrawVip } from './WithdrawVip.tsx'

const dayOf = (at: number, site: SiteDefinition): string =>
  formatDay(
    new Date(wallClockOf(new Date(at).toISOString(), site.country) ?? at).toISOString().slice(0, 10),
    site,
  )

const Sale = ({ sale }: { readonly sale: VipSale }) => {
  const texts = useTexts().vip
  const { stageId, name, path, phase, place, applicants, homes, fits } = sale
  const phaseWords = phase === 'vipSale' || phase === 'vipSaleProcessing' ? texts.phases[phase] : ''
  const [own, all, count] = [place, applicants, homes].map((each) => groupThousands(each ?? 0))
  return (
    <li className={styles.sale}>
      <h3 className={shared.name}>
        <SiteLink className={shared.way} href={path}>
          {name}
        </SiteLink>
      </h3>
      <p>
        {place === undefined
          ? texts.saleWithout(all ?? '', count ?? '')
          : texts.sale(own ?? '', all ?? '', count ?? '')}{' '}
        {phaseWords}
      </p>
      {fits && <p>{texts.fits(fits.all, fits.musts)}</p>}
      <p>
        <SiteLink className={shared.way} href={`?${inQuery.project}=${encodeURIComponent(stageId)}`}>
          {texts.toWishes}
        </SiteLink>
      </p>
    </li>
  )
}

export const VipMembership = ({
  vip,
  sentBack,
}: {
  readonly vip: VipStanding
  readonly sentBack: SentBack | undefined
}) => {
  const site = useSite()
  const texts = useTexts().vip
  const { isMember, isPaid, isByCode, joinedAt, paidUntil, renews, place, members, sales } = vip
  const heading = useRef<HTMLHeadingElement>(null)
  const was = useRef(isPaid)
  // Focus the heading after the visitor has become a member.
  useEffect(() => {
    if (isPaid && !was.current) heading.current?.focus()
    was.current = isPaid
  }, [isPaid])
  return (
    <div className={styles.membership}>
      <section className={styles.part}>
        <h2 ref={heading} className={shared.heading} tabIndex={-1}>
          <StatusMark
            word={isPaid ? texts.member : isMember ? texts.unpaid : texts.notMember}
            colour={isPaid ? 'green' : isMember ? 'orange' : 'grey'}
          />
        </h2>
        {joinedAt !== undefined && <p>{texts.joined(dayOf(joinedAt, site))}</p>}
        {paidUntil !== undefined && (
          <p>{(renews ? texts.paidUntil : texts.endsOn)(dayOf(paidUntil, site))}</p>
        )}
        {isByCode && <p>{texts.byCode}</p>}
        <p>
          {place === undefined
            ? texts.noPlace(groupThousands(members))
            : texts.place(groupThousands(place), groupThousands(members))}
        </p>
        {isPaid && <Renewal renews={renews} />}
        <WithdrawVip until={vip.withdrawalEnds} />
      </section>
      {!isPaid && <PayVip vip={vip} sentBack={sentBack} />}
      <section className={styles.sales}>
        <h2 className={shared.heading}>{texts.salesHeading}</h2>
        {sales.length === 0 ? (
          <p>{texts.noSales}</p>
        ) : (
          <ul className={styles.saleList}>
            {sales.map((sale) => (
              <Sale key={sale.stageId} sale={sale} />
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
