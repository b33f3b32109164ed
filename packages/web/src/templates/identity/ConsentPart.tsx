// The consent to use the account on a brand's sites.
import { SiteConsentForm } from '../../features/sign-in/SiteConsentForm.tsx'
import { useTexts } from '../../frame/site.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { IdentityPartProps } from './identity-part.ts'
import styles from './Template.module.css'

export const ConsentPart = ({ query: { result, referrer, done } }: IdentityPartProps) => {
  const { consent } = useTexts().signIn
  return (
    <>
      {done === 'declined' && (
        <div className={styles.done} role="status">
          <Notice>
            <p>{consent.declined}</p>
          </Notice>
        </div>
      )}
      <SiteConsentForm sent={result} referrer={referrer} />
    </>
  )
}
