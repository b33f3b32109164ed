// Tells visitors from the Swedish site where they are, and how to return.
import { showsRedirectMessage } from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import { useTexts } from '../frame/site.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { FramedPage } from './framed-page.ts'
import styles from './Layout.module.css'

export const RedirectMessage = ({
  page,
  isConsentAnswered,
}: {
  readonly page: FramedPage
  readonly isConsentAnswered: boolean
}) => {
  const { redirected } = useTexts().layout
  const { search } = useLocation()
  if (!showsRedirectMessage(new URLSearchParams(search), isConsentAnswered)) return null
  const swedish = page.footer.countryLinks.find(({ language }) => language === 'sv')
  return (
    <div className={styles.message}>
      <Notice>
        <p>
          {redirected.text}{' '}
          {swedish && (
            <a href={swedish.href} hrefLang="sv">
              {redirected.back}
            </a>
          )}
        </p>
      </Notice>
    </div>
  )
}
