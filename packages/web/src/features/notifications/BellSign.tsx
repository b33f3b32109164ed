// The bell with the number of new notifications, and a text for screen readers.
import type { User } from '@husrum/domain'
import { unreadNotifications } from '@husrum/domain'
import { useTexts } from '../../frame/site.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './BellSign.module.css'
import { useBell } from './queries.ts'

const max = 9

export const BellSign = ({ user }: { readonly user: User }) => {
  const { notifications: texts } = useTexts()
  const { list } = useBell(user)
  const count = list?.kind === 'loaded' ? unreadNotifications(list.notifications) : 0
  const name = count > 0 ? texts.count(count) : texts.heading
  return (
    <>
      <span className={styles.bell}>
        <Icon name="bell" />
        {count > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {count > max ? `${max}+` : count}
          </span>
        )}
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </>
  )
}
