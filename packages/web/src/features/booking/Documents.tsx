// Documents to read before signing: each must be opened, which is recorded.
import type { BookingDocumentView } from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './Booking.module.css'
import { fieldId, timeOf } from './booking-words.ts'
import { StepShell } from './StepShell.tsx'
import type { StepProps } from './use-booking-step.ts'
import { useBookingStep } from './use-booking-step.ts'

const part = 'documentsRead'

export const DocumentList = ({
  documents,
  openedNow,
  onOpen,
}: {
  readonly documents: readonly BookingDocumentView[]
  readonly openedNow: readonly string[]
  readonly onOpen: (id: string) => void
}) => {
  const site = useSite()
  const { documents: words } = useTexts().booking
  return (
    <ul className={styles.documents}>
      {documents.map(({ id, title, mustRead, readAt, htmlUrl, pdfUrl }) => {
        const isOpened = readAt !== undefined || openedNow.includes(id)
        return (
          <li key={id} className={styles.document} data-read={isOpened}>
            <a
              id={fieldId(`${part}.${id}`)}
              href={htmlUrl}
              target="_blank"
              // Not `noreferrer`: in WebKit only this page distinguishes its reader from a visitor sent by another site.
              rel="noopener"
              onClick={() => onOpen(id)}
            >
              {words.open(title)}
              <VisuallyHidden> ({words.newWindow})</VisuallyHidden>
            </a>
            <a href={pdfUrl} aria-label={words.pdf(title)}>
              {words.pdfShort}
            </a>
            <span className={styles.hint}>
              {isOpened ? `✓ ${words.read}` : words.notRead}
              {readAt !== undefined && ` ${timeOf(readAt, site)}`}
              {mustRead && !isOpened && `, ${words.mustRead}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

export const Documents = (props: StepProps) => {
  const { booking } = props
  const { documents: words } = useTexts().booking
  const { documents } = booking
  const read = documents.flatMap(({ id, readAt }) => (readAt === undefined ? [] : [id]))
  const flow = useBookingStep<typeof part, readonly string[]>({
    ...props,
    step: 'documents',
    part,
    initial: read,
  })
  const opened = [...new Set([...read, ...flow.form])]
  const asked = documents.filter(({ mustRead }) => mustRead)
  const missing = asked.filter(({ id }) => !opened.includes(id))
  const wrong = flow.wrong({ labelOf: () => '' })
  return (
    <StepShell
      booking={booking}
      step="documents"
      labelOf={() => words.lead}
      lead={words.lead}
      flow={{
        ...flow,
        wrong: () =>
          wrong.length === 0
            ? []
            : missing.map(({ id, title }) => ({
                id: fieldId(`${part}.${id}`),
                label: '',
                error: words.missing(title),
              })),
      }}
    >
      {documents.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <DocumentList
          documents={documents}
          openedNow={opened}
          onOpen={(id) => flow.change([...new Set([...flow.form, id])])}
        />
      )}
      {asked.length > 0 && <p role="status">{words.count(asked.length - missing.length, asked.length)}</p>}
      {opened.map((id) => (
        <input key={id} type="hidden" name={part} value={id} />
      ))}
    </StepShell>
  )
}
