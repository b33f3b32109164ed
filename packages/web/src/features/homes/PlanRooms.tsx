// The rooms of the floor plan as text: for visitors who cannot see the drawing, and for a quick look at sizes.
import type { PlanRoom } from '@husrum/domain'
import { formatArea } from '@husrum/domain'
import { useId } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import styles from './PlanRooms.module.css'

export const PlanRooms = ({ rooms }: { readonly rooms: readonly PlanRoom[] }) => {
  const { formats } = useSite()
  const { planRooms } = useTexts().homes
  const id = useId()
  if (rooms.length === 0) return null
  return (
    <div className={styles.rooms}>
      <h3 className={styles.heading} id={id}>
        {planRooms.heading}
      </h3>
      <ul className={styles.list} aria-labelledby={id}>
        {rooms.map(({ kind, area }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two bedrooms may be alike to the decimal, and nothing moves.
          <li key={at} className={styles.room}>
            <span>{planRooms.kind[kind]}</span> <span>{formatArea(area, formats)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
