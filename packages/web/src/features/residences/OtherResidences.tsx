// Lets residents with several homes choose which one a page shows.
import type { OwnedResidence } from '@husrum/application'
import { residenceAddress } from '@husrum/domain'
import { useSite } from '../../frame/site.tsx'
import shared from '../../ui/Parts.module.css'
import { RouterLink } from '../../ui/RouterLink.tsx'
import styles from './Residences.module.css'
import { timelineAddress } from './residence-address.ts'

export const OtherResidences = ({
  heading,
  residences,
  shown,
  of,
}: {
  readonly heading: string
  readonly residences: readonly OwnedResidence[]
  readonly shown: OwnedResidence
  readonly of: 'residence' | 'timeline'
}) => {
  const site = useSite()
  const address = of === 'residence' ? residenceAddress : timelineAddress
  if (residences.length < 2) return null
  return (
    <nav className={styles.group} aria-label={heading}>
      <ul className={shared.ways}>
        {residences.map(({ id, home }) => (
          <li key={id}>
            <RouterLink
              className={shared.way}
              to={address(site, id) ?? ''}
              aria-current={id === shown.id ? 'page' : undefined}
            >
              {home.name}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
