// A page composed of blocks, which most pages of a site are.
import type { ContentPage, Home } from '@husrum/domain'
import { isAboutPlace } from '@husrum/domain'
import { Byline } from '../../features/pages/Blocks.tsx'
import { useCapabilities } from '../../frame/capabilities.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useRetried } from '../../frame/use-retried.ts'
import { Picture } from '../../ui/Picture.tsx'
import { consentForm, cookieList, stagesOnMap } from './block-components.ts'
import { hasConsentForm, listedHomeIds, listingsFirst, stagesOnMapOf } from './blocks.ts'
import { ComposedBlocks } from './ComposedBlocks.tsx'
import styles from './Template.module.css'

export interface ContentData {
  /** Those in the listings of the blocks; undefined if they could not be loaded. */
  readonly homes: readonly Home[] | undefined
}

export const ContentTemplate = ({ page, data }: TemplateProps<ContentPage, ContentData>) => {
  const { heading, preamble, image, date, author, blocks } = page.model
  const stages = stagesOnMapOf(page)
  const { search } = useCapabilities()
  const homes = useRetried(data.homes, () => search.byIds(listedHomeIds(blocks)))
  return (
    <article className={styles.page}>
      <header className={styles.top} data-pictured={image !== undefined}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          {preamble !== undefined && <p className={styles.preamble}>{preamble}</p>}
          <Byline {...(date !== undefined && { date })} {...(author !== undefined && { author })} />
        </div>
        {image !== undefined && (
          <div className={styles.picture}>
            <Picture id={image} alt="" sizes="(width >= 62rem) 50vw, 100vw" eager />
          </div>
        )}
      </header>
      {stages.length > 0 && <stagesOnMap.Component stages={stages} tiles={page.model.mapTiles} />}
      <ComposedBlocks blocks={isAboutPlace(page.template) ? listingsFirst(blocks) : blocks} homes={homes} />
      {/* The page about cookies has the form even if its content does not. */}
      {page.template === 'cookies' && !hasConsentForm(blocks) && <consentForm.Component />}
      {page.template === 'cookies' && <cookieList.Component />}
    </article>
  )
}
