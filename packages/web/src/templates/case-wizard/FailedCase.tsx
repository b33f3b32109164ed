// A page of the wizard that could not be loaded, in place of the wizard.
import type { SiteContact } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import { TechnicalTroublePage } from '../../features/fault-report/TechnicalTrouble.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { ContactLine } from '../../layout/ContactLine.tsx'
import styles from './Template.module.css'

export const FailedCase = ({
  contact,
  reference,
}: {
  readonly contact: SiteContact | undefined
  /** The reference of the error in the log. */
  readonly reference: string | undefined
}) => {
  const site = useSite()
  const { error } = useTexts().layout
  return (
    <div className={styles.page}>
      <div className={`${styles.dialog} ${styles.failed}`}>
        <TechnicalTroublePage closeAt={routePath(site, 'faultReport') ?? site.routes.start} />
        <ContactLine contact={contact} />
        {/* Rendered before it has content: only then is the reference announced. */}
        <p role="status">
          {reference !== undefined && (
            <>
              {error.reference}: <code>{reference}</code>
            </>
          )}
        </p>
      </div>
    </div>
  )
}
