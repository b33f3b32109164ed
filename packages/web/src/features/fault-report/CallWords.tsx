// Text of a phone link: the name, which may wrap, and the number, which may not.
import type { EmergencyContact } from '@husrum/domain'
import { useTexts } from '../../frame/site.tsx'
import styles from './CallWords.module.css'

export const CallWords = ({ name, phone }: Pick<EmergencyContact, 'name' | 'phone'>) => {
  const { door } = useTexts().faultReport
  return (
    <span className={styles.words}>
      {door.call(name)}: <span className={styles.number}>{phone}</span>
    </span>
  )
}
