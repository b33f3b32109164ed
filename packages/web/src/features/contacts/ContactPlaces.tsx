// Contacts by home or association: name, role, and how to reach them.
import type { ContactPlace, SeenContacts } from '@husrum/application'
import type { Contact } from '@husrum/domain'
import { contactLinks } from '@husrum/domain'
import { useId } from 'react'
import { useLocation } from 'react-router-dom'
import { useSite, useTexts } from '../../frame/site.tsx'
import { EmailLink } from '../../ui/EmailLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import styles from './Contacts.module.css'
import { writeToAddress } from './contacts-address.ts'
import { openingWords } from './opening-words.ts'

const OneContact = ({ contact, of }: { readonly contact: Contact; readonly of: string }) => {
  const { country } = useSite()
  const { contacts: texts, homePage } = useTexts()
  const { pathname } = useLocation()
  const { id, name, role, phone, email, image } = contact
  const { tel } = contactLinks(contact, country)
  return (
    <li className={styles.contact}>
      {image !== undefined && (
        <Picture className={styles.portrait} id={image} alt="" ratio="1:1" sizes="5rem" />
      )}
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.role}>{homePage.agent.role[role]}</p>
        {tel !== undefined && (
          <p>
            <a className={styles.way} href={tel}>
              {phone}
            </a>
          </p>
        )}
        {email !== undefined && email !== '' && (
          <p>
            <EmailLink className={styles.way} email={email} />
          </p>
        )}
        <p>
          <SiteLink className={styles.way} href={writeToAddress(pathname, of, id)}>
            {texts.writeTo(name)}
          </SiteLink>
        </p>
      </div>
    </li>
  )
}

const Place = ({ place: { of, name, contacts } }: { readonly place: ContactPlace }) => {
  const { contacts: texts } = useTexts()
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {name === '' ? texts.site : name}
      </h2>
      <ul className={styles.contacts}>
        {contacts.map((contact) => (
          <OneContact key={contact.id} contact={contact} of={of} />
        ))}
      </ul>
    </section>
  )
}

export const ContactPlaces = ({ seen: { places, opening } }: { readonly seen: SeenContacts }) => {
  const site = useSite()
  const { contacts: texts } = useTexts()
  return (
    <>
      {opening && (
        <p className={styles.opening} data-open={opening.kind === 'open'}>
          {openingWords(opening, texts, site)}
        </p>
      )}
      {places.map((place) => (
        <Place key={place.of} place={place} />
      ))}
    </>
  )
}
