// The popover of the bell: each notification links to its page, and can be paused for a week. Loaded, empty and failed are three different
// states (SEC-31).
import type { User, UserNotification } from '@husrum/domain'
import { formatDay, notificationPath, unreadNotifications } from '@husrum/domain'
import { useRef } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './NotificationList.module.css'
import { useBell, usePause, useRead } from './queries.ts'

const Entry = ({
  notification,
  isPausing,
  onPause,
  onRead,
}: {
  readonly notification: UserNotification
  readonly isPausing: boolean
  readonly onPause: (id: string) => void
  readonly onRead: (id: string) => void
}) => {
  const site = useSite()
  const { notifications: texts } = useTexts()
  const { id, notificationType, createdOn, about, isRead = false } = notification
  const day = new Date(createdOn).toISOString().slice(0, 10)
  const kind = texts.kinds[notificationType]
  const words = about === undefined ? kind : `${kind}: ${about}`
  return (
    <li className={styles.entry} data-read={isRead}>
      <SiteLink
        className={styles.link}
        href={notificationPath(notification, site)}
        onClick={() => isRead || onRead(id)}
      >
        <span>
          {!isRead && <span className={styles.new}>{texts.isNew} </span>}
          {words}
        </span>
      </SiteLink>
      <time className={styles.date} dateTime={day}>
        {formatDay(day, site)}
      </time>
      <button
        type="button"
        className={styles.pause}
        aria-disabled={isPausing || undefined}
        onClick={() => isPausing || onPause(id)}
      >
        {texts.pause}
        <VisuallyHidden>: {words}</VisuallyHidden>
      </button>
    </li>
  )
}

export const NotificationList = ({ user }: { readonly user: User }) => {
  const { notifications: texts } = useTexts()
  const { list, retry } = useBell(user)
  const pause = usePause(user)
  const read = useRead(user)
  const heading = useRef<HTMLHeadingElement>(null)
  // Move the focus, because the pressed button disappears.
  const putAside = (id: string) => pause.mutate(id, { onSuccess: () => heading.current?.focus() })
  return (
    <div className={styles.notifications}>
      <h2 ref={heading} className={styles.heading} tabIndex={-1}>
        {texts.heading}
      </h2>
      <p role="status" className={styles.words}>
        {list ? list.kind === 'empty' && texts.empty : texts.loading}
        {pause.isSuccess && list?.kind !== 'failed' && ` ${texts.paused}`}
        {list?.kind === 'failed' && texts.failed}
      </p>
      {list?.kind === 'failed' && (
        <button type="button" className={styles.retry} onClick={retry}>
          {texts.retry}
        </button>
      )}
      {list?.kind === 'loaded' && unreadNotifications(list.notifications) > 0 && (
        <button
          type="button"
          className={styles.retry}
          onClick={() => read.mutate('all', { onSuccess: () => heading.current?.focus() })}
        >
          {texts.readAll}
        </button>
      )}
      {list?.kind === 'loaded' && (
        <ul>
          {list.notifications.map((notification) => (
            <Entry
              key={notification.id}
              notification={notification}
              isPausing={pause.isPending}
              onPause={putAside}
              onRead={read.mutate}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
