// The emergency number of a report: a line on every step and on the last page, and advice once the fault is known to be an emergency.
import type { EmergencyContact, EmergencyKind, EmergencyNow } from '@husrum/domain'
import { generalEmergencyContact, telLink } from '@husrum/domain'
import { useTexts } from '../../frame/site.tsx'
import { EmergencyNumbers } from '../../ui/EmergencyNumbers.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { CallWords } from './CallWords.tsx'
import styles from './EmergencyCall.module.css'

/** The contact for an emergency, or before anything is known about the fault; undefined while none is open. */
export const contactFor = (
  emergencies: readonly EmergencyNow[],
  kind: EmergencyKind | undefined,
): EmergencyContact | undefined =>
  emergencies.find((each) => each.kind === kind)?.contact ?? generalEmergencyContact(emergencies)

export const CallLink = ({ contact }: { readonly contact: EmergencyContact }) => (
  <a className={styles.link} href={telLink(contact.phone)}>
    <CallWords {...contact} />
  </a>
)

interface EmergencyProps {
  readonly emergencies: readonly EmergencyNow[]
  /** Undefined while the fault can wait, or is not known yet. */
  readonly kind: EmergencyKind | undefined
}

export const EmergencyLine = ({ emergencies, kind }: EmergencyProps) => {
  const { door } = useTexts().faultReport
  const contact = contactFor(emergencies, kind)
  return (
    <p className={styles.line}>
      <strong>{door.emergency}</strong>{' '}
      {contact ? <CallLink contact={contact} /> : <EmergencyNumbers text={door.unanswered} />}
    </p>
  )
}

export const EmergencyNotice = ({ emergencies, kind }: EmergencyProps) => {
  const { door } = useTexts().faultReport
  if (kind === undefined) return null
  const contact = contactFor(emergencies, kind)
  return (
    <Notice kind="warning" heading={door.emergencies[kind].question}>
      <p>{contact ? <CallLink contact={contact} /> : <EmergencyNumbers text={door.unanswered} />}</p>
      <p>
        <EmergencyNumbers text={door.emergencies[kind].meanwhile} />
      </p>
    </Notice>
  )
}
