// Documents of the user's homes: waiting for the user first, then waiting for others, signed, and for reading.
import type { DocumentGroup, OwnDocument } from '@husrum/domain'
import { documentColours, documentGroupOf, documentGroups, formatDay } from '@husrum/domain'
import { useSession } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import shared from '../../ui/Parts.module.css'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import { DocumentLinks } from './DocumentLinks.tsx'
import styles from './Documents.module.css'
import { dayOf, documentAddress, missingOf } from './document-words.ts'

const OneInList = ({
  document,
  group,
}: {
  readonly document: OwnDocument
  readonly group: DocumentGroup
}) => {
  const site = useSite()
  const texts = useTexts().documents
  const view = useSession()
  const user = view.kind === 'signedIn' ? view.user : undefined
  const { kind, title, about, status, createdOn, signBy, signedAt, bookingId, htmlUrl } = document
  const isOfBooking = bookingId !== undefined
  const address = isOfBooking ? htmlUrl : documentAddress(site, document)
  const isOpen = group === 'toSign' || group === 'waiting'
  return (
    <li className={styles.document} data-item-id={document.id}>
      <h3 className={shared.name}>{title}</h3>
      <p className={shared.soft}>
        {texts.kinds[kind]}, {about}. {texts.from(dayOf(createdOn, site))}.
      </p>
      {group !== 'toRead' && (
        <p>
          <StatusMark word={texts.groups[group]} colour={documentColours[status]} />
        </p>
      )}
      {isOpen && signBy !== undefined && <p>{texts.signBy(formatDay(signBy, site))}</p>}
      {group === 'waiting' && <p>{texts.missing(missingOf(document, user, texts))}</p>}
      {group === 'signed' && signedAt !== undefined && <p>{texts.signedOn(dayOf(signedAt, site))}</p>}
      <div className={shared.ways}>
        {group === 'toSign' && (
          <ButtonLink href={address} aria-label={texts.openOne(title, about)}>
            {texts.open}
          </ButtonLink>
        )}
        {(group === 'waiting' || group === 'signed') && !isOfBooking && (
          <SiteLink className={shared.way} href={address} aria-label={texts.seeOne(title, about)}>
            {texts.see}
          </SiteLink>
        )}
        {!(isOfBooking && isOpen) && <DocumentLinks document={document} />}
      </div>
    </li>
  )
}

export const DocumentList = ({
  documents,
  groups = documentGroups,
}: {
  readonly documents: readonly OwnDocument[]
  /** The groups that the page shows. */
  readonly groups?: readonly DocumentGroup[]
}) => {
  const texts = useTexts().documents
  const view = useSession()
  const userId = view.kind === 'signedIn' ? (view.user?.id ?? '') : ''
  const shown = groups
    .map((group) => ({ group, some: documents.filter((each) => documentGroupOf(each, userId) === group) }))
    .filter(({ some }) => some.length > 0)
  if (documents.length === 0)
    return (
      <section className={styles.part}>
        <h2 className={shared.heading}>{texts.none}</h2>
        <p>{texts.noneText}</p>
      </section>
    )
  if (shown.length === 0)
    return <p>{groups.includes('toSign') ? texts.nothingToSign : texts.nothingSigned}</p>
  return (
    <div className={styles.documents}>
      {shown.map(({ group, some }) => (
        <section key={group} className={styles.part}>
          <h2 className={shared.heading}>{texts.groups[group]}</h2>
          <ul className={styles.list}>
            {some.map((document) => (
              <OneInList key={document.id} document={document} group={group} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
