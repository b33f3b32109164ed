// Sales agents of a home or stage: name, picture and contact details.
import type { Contact, SiteContact } from '@husrum/domain'
import { canonicalPhone, contactsFor } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import { EmailLink } from '../../ui/EmailLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './Agents.module.css'

export interface AgentsProps {
  readonly contacts: readonly Contact[] | undefined
  /** Used if no agent is named. */
  readonly contact: SiteContact
}

export const Agents = ({ contacts = [], contact }: AgentsProps) => {
  const { country } = useSite()
  const { agent } = useTexts().homePage
  const named = contactsFor(contacts, 'visitor').flatMap((group) => group.contacts)
  const desk: Contact = { ...contact, id: 'site', name: agent.customerService, role: 'customerService' }
  return (
    <ul className={styles.agents}>
      {(named.length > 0 ? named : [desk]).map(({ id, name, role, phone, email, image }) => (
        <li key={id} className={styles.agent}>
          {image !== undefined && (
            <Picture className={styles.portrait} id={image} alt="" ratio="1:1" sizes="5rem" />
          )}
          <div className={styles.words}>
            <p className={styles.name}>{name}</p>
            {agent.role[role] !== name && <p className={styles.role}>{agent.role[role]}</p>}
            {phone !== undefined && (
              <a className={styles.way} href={`tel:${canonicalPhone(phone, country)}`}>
                {phone}
              </a>
            )}
            {email !== undefined && email !== '' && <EmailLink className={styles.way} email={email} />}
          </div>
        </li>
      ))}
    </ul>
  )
}
