// The blocks of a content page, in order. Components of other features are passed in.
import type { Block, ListingBlock, PlacedBlock, VideoBlock } from '@husrum/domain'
import type { ReactNode } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmailLink } from '../../ui/EmailLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import rowStyles from '../../ui/Row.module.css'
import { Section } from '../../ui/Section.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import styles from './Blocks.module.css'
import { PageList } from './PageList.tsx'
import { RichText } from './RichText.tsx'
import { useDateWords } from './use-date-words.ts'

type Listing<Kind extends ListingBlock['listing']> = Extract<ListingBlock, { listing: Kind }>

/** Renders content that belongs to other features. */
export interface BlockSlots {
  readonly homes: (block: Listing<'homes'>) => ReactNode
  readonly stages: (block: Listing<'stages'>) => ReactNode
  readonly prices: (block: Listing<'prices'>) => ReactNode
  readonly places: (block: Listing<'places'>) => ReactNode
  readonly form: (block: Extract<Block, { kind: 'form' }>) => ReactNode
  readonly video: (block: VideoBlock) => ReactNode
}

const Headed = ({
  heading,
  id,
  children,
}: {
  readonly heading?: string | undefined
  readonly id: string
  readonly children: ReactNode
}) =>
  heading === undefined ? (
    <div id={id}>{children}</div>
  ) : (
    <Section heading={heading} id={id}>
      {children}
    </Section>
  )

const Cards = ({ block }: { readonly block: Extract<Block, { kind: 'cards' }> }) => (
  <>
    {block.intro !== undefined && <p className={styles.intro}>{block.intro}</p>}
    <ul
      className={classNames(
        styles.cards,
        // Keyboard users scroll a row along its links; without links it could not be scrolled.
        block.cards.some(({ image }) => image !== undefined) &&
          block.cards.every(({ href }) => href !== undefined) &&
          rowStyles.row,
      )}
    >
      {block.cards.map(({ title, text, href, image }) => (
        <li key={title} className={styles.card}>
          {image !== undefined && (
            <div className={styles.cardPicture}>
              <Picture id={image} alt="" sizes="(width >= 62rem) 27rem, (width >= 40rem) 46vw, 92vw" />
            </div>
          )}
          <h3 className={styles.cardTitle}>
            {href === undefined ? (
              title
            ) : (
              <SiteLink className={styles.cardLink} href={href}>
                {title}
              </SiteLink>
            )}
          </h3>
          <p className={styles.cardText}>{text}</p>
        </li>
      ))}
    </ul>
  </>
)

const Contacts = ({ block }: { readonly block: Extract<Block, { kind: 'contact' }> }) => (
  <ul className={styles.contacts}>
    {block.contacts.map(({ name, role, phone, email, image }) => (
      <li key={name} className={styles.contact}>
        {image !== undefined && (
          <div className={styles.portrait}>
            <Picture id={image} alt="" ratio="1:1" sizes="6rem" />
          </div>
        )}
        <div>
          <p className={styles.name}>{name}</p>
          {role !== undefined && <p className={styles.role}>{role}</p>}
          {phone !== undefined && (
            <p>
              <a className={styles.reach} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                {phone}
              </a>
            </p>
          )}
          {email !== undefined && (
            <p>
              <EmailLink className={styles.reach} email={email} />
            </p>
          )}
        </div>
      </li>
    ))}
  </ul>
)

const Body = ({ block, slots }: { readonly block: Block; readonly slots: BlockSlots }): ReactNode => {
  switch (block.kind) {
    case 'text':
      return <RichText html={block.body} />
    case 'image':
      return (
        <figure className={styles.figure}>
          <Picture id={block.image} alt={block.alt} sizes="(width >= 82rem) 82rem, 100vw" />
          {block.caption !== undefined && <figcaption className={styles.caption}>{block.caption}</figcaption>}
        </figure>
      )
    case 'cards':
      return <Cards block={block} />
    case 'quote':
      return (
        <figure className={styles.quote}>
          <blockquote>
            <p>{block.text}</p>
          </blockquote>
          <figcaption className={styles.who}>
            {block.who}
            {block.role !== undefined && <span className={styles.role}>, {block.role}</span>}
          </figcaption>
        </figure>
      )
    case 'faq':
      return (
        <div className={styles.questions}>
          {block.questions.map(({ question, answer }) => (
            <details key={question} className={styles.question}>
              <summary className={styles.asked}>{question}</summary>
              <div className={styles.answer}>
                <RichText html={answer} />
              </div>
            </details>
          ))}
        </div>
      )
    case 'facts':
      return (
        <dl className={styles.facts}>
          {block.facts.map(({ term, value }) => (
            <div key={term} className={styles.fact}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      )
    case 'links':
      return (
        <ul className={styles.links}>
          {block.links.map(({ title, href }) => (
            <li key={href}>
              <SiteLink href={href}>{title}</SiteLink>
            </li>
          ))}
        </ul>
      )
    case 'contact':
      return <Contacts block={block} />
    case 'video':
      return slots.video(block)
    case 'form':
      return slots.form(block)
    case 'listing':
      switch (block.listing) {
        case 'homes':
          return slots.homes(block)
        case 'stages':
          return slots.stages(block)
        case 'prices':
          return slots.prices(block)
        case 'places':
          return slots.places(block)
        case 'pages':
          return <PageList pages={block.pages} />
      }
  }
}

/** A heading without content is omitted. */
const isEmptyListing = (block: Block): boolean => {
  if (block.kind !== 'listing') return false
  switch (block.listing) {
    case 'homes':
      return block.ids.length === 0
    case 'stages':
    case 'prices':
      return block.stages.length === 0
    case 'places':
      return block.places.length === 0
    case 'pages':
      return block.pages.length === 0
  }
}

/**
 * Each block has the id `block-n`, counted from 1, so that an address can point at it (PLAT-36). Blocks after an omitted
 * one keep their numbers.
 */
export const Blocks = ({
  blocks,
  slots,
}: {
  readonly blocks: readonly PlacedBlock[]
  readonly slots: BlockSlots
}) => {
  const numbered = blocks.map((block, at) => ({ block, id: `block-${block.number ?? at + 1}` }))
  const shown = numbered.filter(({ block }) => !isEmptyListing(block))
  return shown.map(({ block, id }) => (
    <Headed key={id} id={id} heading={'heading' in block ? block.heading : undefined}>
      <Body block={block} slots={slots} />
    </Headed>
  ))
}

/** Publication date and author of a page. */
export const Byline = ({ date, author }: { readonly date?: string; readonly author?: string }) => {
  const dateWords = useDateWords()
  const { pages: texts } = useTexts()
  if (date === undefined && author === undefined) return null
  return (
    <p className={styles.byline}>
      {date !== undefined && <time dateTime={date}>{dateWords(date)}</time>}
      {author !== undefined && <span>{texts.by(author)}</span>}
    </p>
  )
}
