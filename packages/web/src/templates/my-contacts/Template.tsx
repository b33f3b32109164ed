// My Pages: the user's contacts, and messages to them; a board's own contacts too.
import type { ContentPage } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import { ContactPlaces } from '../../features/contacts/ContactPlaces.tsx'
import contactStyles from '../../features/contacts/Contacts.module.css'
import { contactForm } from '../../features/contacts/contact-form.ts'
import { readContactsAddress } from '../../features/contacts/contacts-address.ts'
import { contactsQuery } from '../../features/contacts/queries.ts'
import { SentInterests } from '../../features/contacts/SentInterests.tsx'
import { WrittenMessages } from '../../features/contacts/WrittenMessages.tsx'
import { MyPagesMenu } from '../../features/my-pages/MyPagesMenu.tsx'
import type { OwnData } from '../../features/own-bookings/ask-if-signed-in.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'
import content from '../content/Template.module.css'

const OwnContacts = ({ data }: { readonly data: OwnData }) => {
  const site = useSite()
  const { contacts } = useCapabilities()
  const { contacts: texts } = useTexts()
  const { search } = useLocation()
  const { data: shown, isError, retry } = useLiveQuery(contactsQuery(site, contacts), data)
  if (!shown)
    return isError ? (
      <Notice kind="warning" heading={texts.failed}>
        <p>{texts.failedText}</p>
        <p>
          <Button look="secondary" onClick={retry}>
            {texts.retry}
          </Button>
        </p>
      </Notice>
    ) : (
      <Skeleton />
    )
  const address = readContactsAddress(search)
  return (
    <div className={contactStyles.columns}>
      <div className={contactStyles.column}>
        <ContactPlaces seen={shown.seen} />
      </div>
      <div className={contactStyles.column}>
        {shown.seen.places.some((place) => place.contacts.length > 0) && (
          <section id="write" className={contactStyles.part} aria-labelledby="write-heading">
            <h2 id="write-heading" className={contactStyles.heading}>
              {texts.write.heading}
            </h2>
            <p>{texts.write.text}</p>
            <contactForm.Component shown={shown} address={address} />
          </section>
        )}
        <WrittenMessages messages={shown.seen.messages} />
        <SentInterests interests={shown.seen.interests} />
      </div>
    </div>
  )
}

export const MyContactsTemplate = ({ page, data }: TemplateProps<ContentPage, OwnData>) => {
  const site = useSite()
  const { pathname } = useLocation()
  const { heading, preamble, blocks } = page.model
  return (
    <>
      <MyPagesMenu path={routePath(site, 'contacts') ?? pathname} />
      <article className={content.page}>
        <header className={content.top} data-pictured={false}>
          <div className={content.words}>
            <h1 className={content.heading}>{heading}</h1>
            {preamble !== undefined && <p className={content.preamble}>{preamble}</p>}
          </div>
        </header>
        {site.features.login && <OwnContacts data={data} />}
        <ComposedBlocks blocks={blocks} />
      </article>
    </>
  )
}
