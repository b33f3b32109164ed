// My Pages: news for buyers, residents and boards; a list, or one item.
import type { ContentPage } from '@husrum/domain'
import { readNewsQuery } from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import { MyPagesMenu } from '../../features/my-pages/MyPagesMenu.tsx'
import { NewsArticle } from '../../features/news/NewsArticle.tsx'
import { NewsList } from '../../features/news/NewsList.tsx'
import { newsItemQuery, newsQueryFrom } from '../../features/news/queries.ts'
import type { OwnData } from '../../features/own-bookings/ask-if-signed-in.ts'
import { RichText } from '../../features/pages/RichText.tsx'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { usePartFocus } from '../../frame/use-part-focus.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PartHeading } from '../../ui/PartHeading.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'
import content from '../content/Template.module.css'

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { news: texts } = useTexts()
  return (
    <Notice kind="warning" heading={texts.failed}>
      <p>{texts.failedText}</p>
      <p>
        <Button look="secondary" onClick={onRetry}>
          {texts.retry}
        </Button>
      </p>
    </Notice>
  )
}

const List = ({ data, from }: { readonly data: OwnData; readonly from: number }) => {
  const site = useSite()
  const { news } = useCapabilities()
  const { data: page, isError, retry } = useLiveQuery(newsQueryFrom(site, news, from), data)
  if (page) return <NewsList page={page} from={from} />
  return isError ? <Failed onRetry={retry} /> : <Skeleton />
}

interface OneProps {
  readonly data: OwnData
  readonly id: string
  readonly takesFocus: boolean
}

const One = ({ data, id, takesFocus }: OneProps) => {
  const site = useSite()
  const { news } = useCapabilities()
  const { news: texts } = useTexts()
  const { data: item, isError, retry } = useLiveQuery(newsItemQuery(site, news, id), data)
  if (item)
    return (
      <NewsArticle
        key={id}
        item={item}
        takesFocus={takesFocus}
        richText={(html) => <RichText html={html} />}
      />
    )
  if (item === undefined) return isError ? <Failed onRetry={retry} /> : <Skeleton />
  return (
    <div className={content.words}>
      <PartHeading className={content.heading} takesFocus={takesFocus}>
        {texts.gone}
      </PartHeading>
      <p>{texts.goneText}</p>
      <p>
        <SiteLink href={site.routes.news ?? site.routes.start}>{texts.back}</SiteLink>
      </p>
    </div>
  )
}

export const MyNewsTemplate = ({ page, data }: TemplateProps<ContentPage, OwnData>) => {
  const { features } = useSite()
  const { pathname, search } = useLocation()
  const { heading, preamble, blocks } = page.model
  const { id, from } = readNewsQuery(new URLSearchParams(search))
  const isOne = features.login && id !== undefined
  const focus = usePartFocus(id)
  return (
    <>
      <MyPagesMenu path={pathname} />
      <div className={content.page}>
        {isOne ? (
          <One data={data} id={id} takesFocus={focus.takesFocus} />
        ) : (
          <>
            <header className={content.top} data-pictured={false}>
              <div className={content.words}>
                <PartHeading className={content.heading} {...focus}>
                  {heading}
                </PartHeading>
                {preamble !== undefined && <p className={content.preamble}>{preamble}</p>}
              </div>
            </header>
            {features.login && <List data={data} from={from} />}
            <ComposedBlocks blocks={blocks} />
          </>
        )}
      </div>
    </>
  )
}
