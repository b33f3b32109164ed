// The start page for renting: the available homes, and how to rent one.
import type { ContentPage, Home, Stage } from '@husrum/domain'
import { routePath, writeSearchAddress } from '@husrum/domain'
import { HomeList } from '../../features/homes/HomeList.tsx'
import { StageList } from '../../features/homes/StageList.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Section } from '../../ui/Section.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'
import styles from '../content/Template.module.css'
import { searchOfRentals } from './search-of-rentals.ts'

export interface RentalsData {
  /** The available homes could not be loaded when the page was made. */
  readonly hasFailed: boolean
  /** The first of the available homes. */
  readonly homes: readonly Home[]
  readonly total: number
  readonly stages: readonly Stage[]
}

/** The maximum for a row that scrolls on a narrow screen. */
const maxHomes = 9

export const RentalsTemplate = ({ page, data }: TemplateProps<ContentPage, RentalsData>) => {
  const site = useSite()
  const { rentals: texts } = useTexts()
  const { hasFailed, homes, total, stages } = data
  const { heading, preamble, image, blocks } = page.model
  const all =
    routePath(site, 'search') === undefined ? undefined : writeSearchAddress(searchOfRentals(site), site)
  return (
    <article className={styles.page}>
      <header className={styles.top} data-pictured={image !== undefined}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          {preamble !== undefined && <p className={styles.preamble}>{preamble}</p>}
        </div>
        {image !== undefined && (
          <div className={styles.picture}>
            <Picture id={image} alt="" sizes="(width >= 62rem) 50vw, 100vw" eager />
          </div>
        )}
      </header>
      {hasFailed && (
        <Notice kind="warning">
          <p>{texts.failed}</p>
        </Notice>
      )}
      {!hasFailed && total === 0 && (
        <Notice heading={texts.noneTitle}>
          <p>{texts.noneText}</p>
        </Notice>
      )}
      {total > 0 && (
        <Section
          heading={texts.freeNow}
          {...(all !== undefined && { aside: <SiteLink href={all}>{texts.all}</SiteLink> })}
        >
          <p>{texts.homes(total)}</p>
          <HomeList homes={homes.slice(0, maxHomes)} row />
        </Section>
      )}
      {stages.length > 0 && (
        <Section heading={texts.projects}>
          <StageList stages={stages} />
        </Section>
      )}
      <ComposedBlocks blocks={blocks} />
    </article>
  )
}
