// The form at the door of a showing: for showings that are open now, and the next ones.
import type { ContentPage } from '@husrum/domain'
import { NewsQuestion } from '../../features/showings/NewsQuestion.tsx'
import { openShowingsQuery } from '../../features/showings/queries.ts'
import styles from '../../features/showings/Showings.module.css'
import { momentWords } from '../../features/showings/showing-words.ts'
import { VisitorForm } from '../../features/showings/VisitorForm.tsx'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import shared from '../../ui/Parts.module.css'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'
import content from '../content/Template.module.css'

export interface VisitorData {
  readonly hasFailed: boolean
}

const Showings = ({ data }: { readonly data: VisitorData }) => {
  const site = useSite()
  const { showings } = useCapabilities()
  const { showings: texts } = useTexts()
  const { data: all, isError, retry } = useLiveQuery(openShowingsQuery(site, showings), data)
  if (!all)
    return isError ? (
      <Notice kind="warning" heading={texts.failed}>
        <p>
          <Button look="secondary" onClick={retry}>
            {texts.retry}
          </Button>
        </p>
      </Notice>
    ) : (
      <Skeleton />
    )
  const open = all.filter(({ isOpen }) => isOpen)
  const next = all.filter(({ isOpen }) => !isOpen).slice(0, 5)
  return (
    <div className={shared.parts}>
      {open.length > 0 ? <VisitorForm open={open} /> : <p>{texts.visitor.none}</p>}
      {next.length > 0 && (
        <section className={styles.part}>
          <h2 className={shared.heading}>{texts.visitor.next}</h2>
          <ul className={styles.list}>
            {next.map((showing) => (
              <li key={showing.id}>
                <SiteLink className={shared.way} href={showing.path}>
                  {showing.name}
                </SiteLink>
                <p>{momentWords(showing, site, texts)}</p>
                <p className={styles.soft}>{showing.place}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

export const VisitorTemplate = ({ page, data }: TemplateProps<ContentPage, VisitorData>) => {
  const { heading, preamble, blocks } = page.model
  return (
    <article className={content.page}>
      <header className={content.top} data-pictured={false}>
        <div className={content.words}>
          <h1 className={content.heading}>{heading}</h1>
          {preamble !== undefined && <p className={content.preamble}>{preamble}</p>}
        </div>
      </header>
      <NewsQuestion />
      <Showings data={data} />
      <ComposedBlocks blocks={blocks} />
    </article>
  )
}
