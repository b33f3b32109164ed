// Target of the link in an e-mail: only the button has an effect, because mail scanners follow links.
import { searchAlertFormPaths } from '@husrum/contract/saved-searches/wire'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './SavedSearches.module.css'

export const LinkPress = ({
  purpose,
  token,
}: {
  readonly purpose: 'confirm' | 'stop'
  readonly token: string
}) => {
  const { key } = useSite()
  const { [purpose]: texts } = useTexts().savedSearches
  return (
    <form className={styles.form} method="post" action={searchAlertFormPaths[purpose]}>
      <input type="hidden" name="site" value={key} />
      <input type="hidden" name="token" value={token} />
      <p>{texts.text}</p>
      <Button type="submit">{texts.submit}</Button>
    </form>
  )
}
