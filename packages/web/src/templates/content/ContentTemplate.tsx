// A page composed of blocks: most of what a site says.
import type { Block, ContentPage } from '@husrum/domain'
import type { ReactNode } from 'react'
import { useThirdParty } from '../../features/consent/use-third-party.ts'
import { Blocks, Byline } from '../../features/pages/Blocks.tsx'
import { makePart } from '../../lazy/lazy-component.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './ContentTemplate.module.css'

const stageList = makePart(async () => (await import('./StageList.tsx')).StageList)
const placeList = makePart(async () => (await import('../../features/homes/PlaceList.tsx')).PlaceList)
const quickSearch = makePart(async () => (await import('../../features/homes/QuickSearch.tsx')).QuickSearch)
const film = makePart(async () => (await import('../../features/pages/Film.tsx')).Film)

const partOf = (block: Block) => {
  if (block.kind === 'video') return film
  if (block.kind === 'form') return block.form === 'search' ? quickSearch : undefined
  if (block.kind !== 'listing') return undefined
  return block.listing === 'stages' ? stageList : block.listing === 'places' ? placeList : undefined
}

/** Brings what shows these blocks, but for the homes. */
export const bringBlockParts = (blocks: readonly Block[]): Promise<unknown> =>
  Promise.all(blocks.map((block) => partOf(block)?.bring()))

/** Blocks with what the other features show in them. `homes` shows those of a listing. */
export const ComposedBlocks = ({
  blocks,
  homes,
  consentForm = null,
}: {
  readonly blocks: readonly Block[]
  readonly homes: (ids: readonly string[]) => ReactNode
  readonly consentForm?: ReactNode
}) => {
  const gate = useThirdParty()
  return (
    <Blocks
      blocks={blocks}
      slots={{
        homes: ({ ids }) => homes(ids),
        stages: ({ stages }) => <stageList.Component stages={stages} />,
        places: ({ places }) => <placeList.Component places={places} />,
        form: ({ form }) => (form === 'search' ? <quickSearch.Component /> : consentForm),
        video: (block) => <film.Component block={block} gate={gate} />,
      }}
    />
  )
}

/** What only some pages have. */
export interface ContentParts {
  readonly consentForm?: ReactNode
  /** Below the blocks. */
  readonly children?: ReactNode
}

export const ContentTemplate = ({
  page,
  homes,
  consentForm,
  children,
}: ContentParts & {
  readonly page: ContentPage
  readonly homes: (ids: readonly string[]) => ReactNode
}) => {
  const { heading, preamble, image, date, author, blocks } = page.model
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
      <ComposedBlocks blocks={blocks} homes={homes} consentForm={consentForm} />
      {children}
    </article>
  )
}
