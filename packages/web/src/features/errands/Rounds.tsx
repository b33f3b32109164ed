// Inspection rounds of the association's property: the list of those with control points, and one with its points and pictures.
import type { Round } from '@husrum/domain'
import { formatDay } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import { RouterLink } from '../../ui/RouterLink.tsx'
import { Attachments } from './Attachments.tsx'
import shared from './Errands.module.css'
import styles from './Rounds.module.css'
import type { ErrandPages } from './use-errand-pages.ts'

export const RoundList = ({
  rounds,
  pages: { addressWith },
}: {
  readonly rounds: readonly Round[]
  readonly pages: ErrandPages
}) => {
  const site = useSite()
  const { rounds: words } = useTexts().errands
  if (rounds.length === 0) return <p>{words.empty}</p>
  return (
    <ul className={styles.rounds}>
      {rounds.map(({ id, title, plannedDate, status, nrOfCaseControlPoints }) => (
        <li key={id} className={styles.round} data-item-id={id}>
          <RouterLink className={shared.link} to={addressWith({ view: 'rounds', roundId: id })}>
            {title}
          </RouterLink>
          <span>
            {words.planned} {formatDay(plannedDate, site)}
          </span>
          <span>{status}</span>
          <span className={shared.soft}>{words.points(nrOfCaseControlPoints)}</span>
        </li>
      ))}
    </ul>
  )
}

export const OneRound = ({ round, pages }: { readonly round: Round; readonly pages: ErrandPages }) => {
  const site = useSite()
  const { rounds: words } = useTexts().errands
  const { plannedDate, status, caseId, controlPoints } = round
  return (
    <div className={shared.part}>
      <p>
        {words.planned} {formatDay(plannedDate, site)} · {status}
      </p>
      {caseId && (
        <p>
          <RouterLink to={pages.addressWith({ view: 'list', errandId: caseId })}>{words.errand}</RouterLink>
        </p>
      )}
      <ol className={styles.points}>
        {controlPoints.map(({ id, text, status: state, comment, attachments }) => (
          <li key={id} className={styles.point}>
            <h2 className={styles.pointHeading}>{text}</h2>
            <p>
              <strong>{state}</strong>
            </p>
            {comment && (
              <p className={shared.written}>
                {words.comment}: {comment}
              </p>
            )}
            {attachments.length > 0 && <Attachments attachments={attachments} of="round" />}
          </li>
        ))}
      </ol>
    </div>
  )
}
