// Reports by neighbours about the same place: following one saves a second report.
import type { ReportedFault as Reported } from '@husrum/domain'
import { dayIn, formatDate } from '@husrum/domain'
import { useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './FaultReport.module.css'
import type { Asked } from './use-choices.ts'

type Following = 'no' | 'sending' | 'yes' | 'failed'

const Row = ({ id, room, problem, creationDate, isFollowed }: Reported) => {
  const { country, formats } = useSite()
  const { area } = useTexts().faultReport
  const { casePlaces } = useCapabilities()
  const [following, setFollowing] = useState<Following>(isFollowed ? 'yes' : 'no')
  const follow = (event: { preventDefault: () => void }) => {
    event.preventDefault()
    setFollowing('sending')
    casePlaces.follow(id).then(
      (isThere) => setFollowing(isThere ? 'yes' : 'failed'),
      () => setFollowing('failed'),
    )
  }
  const what = [room, problem].filter(Boolean).join(': ')
  return (
    <li className={styles.reported}>
      <span>
        {what}, {area.reportedOn(formatDate(dayIn(creationDate, country), formats))}
      </span>
      {following !== 'yes' && (
        <Button
          type="submit"
          name="action"
          value={`follow:${id}`}
          look="secondary"
          loading={following === 'sending'}
          onClick={follow}
          aria-label={`${area.follow}: ${what}`}
        >
          {area.follow}
        </Button>
      )}
      <span role="status">
        {following === 'yes' ? area.followed : following === 'failed' ? area.followFailed : ''}
      </span>
    </li>
  )
}

/** Renders nothing if there are none or they failed to load: it is optional help. */
export const ReportedFaults = ({ reported }: { readonly reported: Asked<Reported> }) => {
  const { area } = useTexts().faultReport
  if (reported.items.length === 0) return null
  return (
    <Notice heading={area.reported}>
      <p>{area.reportedText}</p>
      <ul className={styles.reportedList}>
        {reported.items.map((each) => (
          <Row key={each.id} {...each} />
        ))}
      </ul>
      <p>{area.another}</p>
    </Notice>
  )
}
