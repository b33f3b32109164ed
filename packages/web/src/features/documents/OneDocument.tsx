// One document on its own page: to sign, or its signatories, dates, and how to verify it.
import type { OwnDocument } from '@husrum/domain'
import {
  documentActionOf,
  documentColours,
  documentGroupOf,
  formatDay,
  identityAddress,
  routePath,
} from '@husrum/domain'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { PartHeading } from '../../ui/PartHeading.tsx'
import shared from '../../ui/Parts.module.css'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { StatusMark } from '../../ui/StatusMark.tsx'
import { DocumentLinks } from './DocumentLinks.tsx'
import styles from './Documents.module.css'
import { documentAddress, missingOf, momentOf, nameOf } from './document-words.ts'
import { useFreshDocuments } from './queries.ts'
import { SignDocument } from './SignDocument.tsx'

const BackToAll = () => {
  const site = useSite()
  const texts = useTexts().documents
  const list = routePath(site, 'documents')
  return list === undefined ? null : (
    <p>
      <SiteLink className={shared.way} href={list}>
        ← {texts.back}
      </SiteLink>
    </p>
  )
}

export const NoDocument = ({ takesFocus }: { readonly takesFocus: boolean }) => {
  const texts = useTexts().documents
  return (
    <section className={styles.part}>
      <BackToAll />
      <PartHeading level={2} className={shared.heading} takesFocus={takesFocus}>
        {texts.gone}
      </PartHeading>
      <p>{texts.goneText}</p>
    </section>
  )
}

const Signatories = ({ document }: { readonly document: OwnDocument }) => {
  const site = useSite()
  const texts = useTexts().documents
  const view = useSession()
  const user = view.kind === 'signedIn' ? view.user : undefined
  if (document.signatories.length === 0) return null
  return (
    <section className={styles.part}>
      <h3 className={shared.name}>{texts.who}</h3>
      <ul className={styles.points}>
        {document.signatories.map((each) => {
          const name = nameOf(each, user, texts)
          return (
            <li key={each.userId || name}>
              {each.signedAt === undefined
                ? texts.notSigned(name)
                : texts.hasSigned(name, momentOf(each.signedAt, site, texts))}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const Checking = ({ hash }: Pick<OwnDocument, 'hash'>) => {
  const texts = useTexts().documents
  return (
    <section className={styles.part}>
      <h3 className={shared.name}>{texts.verify}</h3>
      <p>{texts.verifyText}</p>
      <p className={shared.soft}>{texts.fingerprint}</p>
      <p className={styles.sum}>{hash}</p>
    </section>
  )
}

export const OneDocument = ({
  document,
  resumes,
  takesFocus,
}: {
  readonly document: OwnDocument
  readonly resumes: string | undefined
  /** It replaced the list within the page. */
  readonly takesFocus: boolean
}) => {
  const site = useSite()
  const texts = useTexts().documents
  const view = useSession()
  const ask = useFreshDocuments()
  const [hasJustSigned, setJustSigned] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const user = view.kind === 'signedIn' ? view.user : undefined
  const action = user ? documentActionOf(document, user) : 'read'
  const group = documentGroupOf(document, user?.id ?? '')
  // After signing, announce what comes next.
  useEffect(() => {
    if (hasJustSigned && action !== 'sign') heading.current?.focus()
  }, [hasJustSigned, action])
  const { title, about, status, signBy, hash } = document
  const identity = identityAddress(site, documentAddress(site, document))
  const next =
    group === 'signed' ? texts.doneHeading : action === 'waitForOthers' ? texts.waitHeading : undefined
  return (
    <div className={shared.parts}>
      <section className={styles.part}>
        <BackToAll />
        <PartHeading level={2} className={shared.heading} takesFocus={takesFocus}>
          {title}
        </PartHeading>
        <p>
          {texts.kinds[document.kind]}, {about}
        </p>
        {group !== 'toRead' && (
          <p>
            <StatusMark word={texts.groups[group]} colour={documentColours[status]} />
          </p>
        )}
        {status === 'pending' && signBy !== undefined && <p>{texts.signBy(formatDay(signBy, site))}</p>}
        {action !== 'sign' && (
          <div className={shared.ways}>
            <DocumentLinks document={document} />
          </div>
        )}
      </section>
      {next !== undefined && (
        <section className={styles.part} role={hasJustSigned ? 'status' : undefined}>
          <h3 ref={heading} className={`${shared.name} ${shared.heading}`} tabIndex={-1}>
            {next}
          </h3>
          {group === 'waiting' && <p>{texts.waitText(missingOf(document, user, texts))}</p>}
        </section>
      )}
      <Signatories document={document} />
      {action === 'sign' && (
        <SignDocument
          document={document}
          resumes={resumes}
          onSigned={() => {
            setJustSigned(true)
            void ask()
          }}
          onSignedOut={() => void ask()}
        />
      )}
      {action === 'verifyIdentity' && identity !== undefined && (
        <p>
          <ButtonLink href={identity}>{texts.identify}</ButtonLink>
        </p>
      )}
      {group !== 'toRead' && <Checking hash={hash} />}
    </div>
  )
}
