// An error page: the cause, what to do, and the contact.
import type { EditorsReason } from '@husrum/application'
import type { SiteContact } from '@husrum/domain'
import type { MouseEvent, ReactNode } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { ContactLine } from '../../layout/ContactLine.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import styles from './Template.module.css'

export interface ErrorTemplateProps {
  /** `unavailable`: an external service is down temporarily; `broken`: a defect of ours; `missing`: the page does not exist. */
  readonly cause: 'unavailable' | 'broken' | 'missing'
  /** What an editor can correct. */
  readonly editor?: EditorsReason
  /** The reference of the error in the log. */
  readonly reference?: string
  readonly contact?: SiteContact
  /** Another way to what the visitor was looking for. */
  readonly search?: ReactNode
  /** Without it, or without script, the link reloads the page. */
  readonly onRetry?: () => void
}

export const ErrorTemplate = ({ cause, editor, reference, contact, search, onRetry }: ErrorTemplateProps) => {
  const { features, routes } = useSite()
  const { layout, app } = useTexts()
  const { error, notFound } = layout
  const words = cause === 'missing' ? app.missing : error[cause]
  const retry = (event: MouseEvent) => {
    if (!onRetry) return
    event.preventDefault()
    onRetry()
  }
  return (
    <div className={styles.page}>
      <h1>{words.heading}</h1>
      <p className={styles.text}>{words.text}</p>
      {editor && (
        <Notice kind="warning" heading={app.editor.reason}>
          <p>
            {editor.kind === 'unknownTemplate' ? app.editor.unknownTemplate(editor.detail) : editor.detail}
          </p>
          {editor.editUrl !== undefined && (
            <p>
              {app.editor.file} <code>{editor.editUrl}</code>
            </p>
          )}
        </Notice>
      )}
      <ul className={styles.ways}>
        <li>
          <ButtonLink href="" onClick={retry}>
            {error.retry}
          </ButtonLink>
        </li>
        <li>
          <ButtonLink look="secondary" href={routes.start}>
            {error.start}
          </ButtonLink>
        </li>
        {features.search && routes.search !== undefined && (
          <li>
            <ButtonLink look="quiet" href={routes.search}>
              {notFound.allHomes}
            </ButtonLink>
          </li>
        )}
      </ul>
      <ContactLine contact={contact} />
      {/* Rendered before it has content: only then is the reference announced. */}
      <p className={styles.reference} role="status">
        {reference !== undefined && (
          <>
            {error.reference}: <code>{reference}</code>
          </>
        )}
      </p>
      {search}
    </div>
  )
}
