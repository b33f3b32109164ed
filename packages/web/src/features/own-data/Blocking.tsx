// What must end before an account is deleted or its identity unlinked: each with its subject, what can be done, and where.
import type { BlockingBusiness, SiteDefinition } from '@husrum/domain'
import {
  bookingWithdrawalAddress,
  formatDay,
  formatPrice,
  ongoingBusinessRoutes,
  routePath,
  siteByKey,
} from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { OwnDataTexts } from '../../texts/sv/own-data.ts'
import { SiteLink } from '../../ui/SiteLink.tsx'
import styles from './OwnDataParts.module.css'

type Words = OwnDataTexts['deletion']

/** The page of the site on which it can be ended or followed. */
const pathOf = ({ kind, id }: BlockingBusiness, site: SiteDefinition): string | undefined =>
  (kind === 'booking' ? bookingWithdrawalAddress(site, id) : undefined) ??
  routePath(site, ongoingBusinessRoutes[kind]) ??
  routePath(site, 'myPages')

/** Amount and day, worded for its kind. */
const factsOf = (
  { kind, amount, day }: BlockingBusiness,
  site: SiteDefinition,
  { amounts, days }: Words,
): readonly string[] => [
  ...(amount !== undefined && kind in amounts
    ? [amounts[kind as keyof typeof amounts](formatPrice(amount, site.formats))]
    : []),
  ...(day !== undefined && kind in days ? [days[kind as keyof typeof days](formatDay(day, site))] : []),
]

const Item = ({ business }: { readonly business: BlockingBusiness }) => {
  const here = useSite()
  const { deletion: texts } = useTexts().ownData
  const { kind, title, site: key } = business
  const site = key === undefined ? here : siteByKey(key)
  const isHere = site.key === here.key
  const path = pathOf(business, site)
  const { origin } = business
  const address = isHere ? path : origin && new URL(path ?? site.routes.start, origin).href
  const facts = factsOf(business, site, texts)
  return (
    <li className={styles.obstacle}>
      <strong>{texts.kinds[kind]}</strong>
      <span>
        {address === undefined ? title : <SiteLink href={address}>{title}</SiteLink>}
        {!isHere && ` ${texts.onSite(site.name)}`}
      </span>
      {facts.length > 0 && <span>{facts.join(', ')}</span>}
      <span className={styles.soft}>{texts.ways[kind]}</span>
    </li>
  )
}

export const Blocking = ({ blocking }: { readonly blocking: readonly BlockingBusiness[] }) => {
  const { blocked, contact, contactLink } = useTexts().ownData.deletion
  const contacts = routePath(useSite(), 'contacts')
  return (
    <>
      <p>{blocked}</p>
      <ul className={styles.blocking}>
        {blocking.map((business) => (
          <Item key={`${business.kind} ${business.id}`} business={business} />
        ))}
      </ul>
      {contacts !== undefined && (
        <p>
          {contact}{' '}
          <SiteLink className={styles.way} href={contacts}>
            {contactLink}
          </SiteLink>
        </p>
      )}
    </>
  )
}
