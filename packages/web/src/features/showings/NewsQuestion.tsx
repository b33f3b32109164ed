// Target of the e-mail link that asks visitors whether they want news. Only the button has an effect, because mail scanners follow links.
import { showingFormPath, showingQuery } from '@husrum/contract/showings/wire'
import { useLocation } from 'react-router-dom'
import { useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import shared from '../../ui/Parts.module.css'
import styles from './Showings.module.css'

export const NewsQuestion = () => {
  const query = new URLSearchParams(useLocation().search)
  const { news, done, refusals } = useTexts().showings
  const token = query.get(showingQuery.news)
  if (query.get(showingQuery.done) === 'newsConfirmed')
    return (
      <div role="status">
        <Notice>
          <p>{done.newsConfirmed}</p>
        </Notice>
      </div>
    )
  if (query.get(showingQuery.error) === 'newsUnknown')
    return (
      <Notice kind="warning">
        <p>{refusals.newsUnknown}</p>
      </Notice>
    )
  if (token === null) return null
  return (
    <form className={styles.part} method="post" action={showingFormPath}>
      <h2 className={shared.heading}>{news.heading}</h2>
      <p>{news.text}</p>
      <input type="hidden" name="action" value="confirmNews" />
      <input type="hidden" name="token" value={token} />
      <div className={shared.ways}>
        <Button type="submit">{news.submit}</Button>
      </div>
    </form>
  )
}
