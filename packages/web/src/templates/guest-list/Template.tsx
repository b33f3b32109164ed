// The host's list of a showing: the form for its code, and then the guests.
import { showingQuery } from '@husrum/contract/showings/wire'
import type { ContentPage } from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import { GuestList, HostCode } from '../../features/showings/GuestList.tsx'
import { hostedQuery } from '../../features/showings/queries.ts'
import { isRefusal } from '../../features/showings/showing-words.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'
import content from '../content/Template.module.css'

export interface GuestListData {
  readonly hasFailed: boolean
}

const List = ({ data }: { readonly data: GuestListData }) => {
  const site = useSite()
  const { search } = useLocation()
  const { showings } = useCapabilities()
  const { showings: texts } = useTexts()
  const { data: hosted, isError, retry } = useLiveQuery(hostedQuery(site, showings), data)
  const error = new URLSearchParams(search).get(showingQuery.error)
  const refused = isRefusal(error, texts) ? error : undefined
  if (hosted) return <GuestList hosted={hosted} refused={refused} />
  // The form itself says that a code is required, so `gone` needs no message.
  if (hosted === null) return <HostCode refused={refused === 'gone' ? undefined : refused} />
  if (!isError) return <Skeleton />
  return (
    <Notice kind="warning" heading={texts.host.failed}>
      <p>
        <Button look="secondary" onClick={retry}>
          {texts.retry}
        </Button>
      </p>
    </Notice>
  )
}

export const GuestListTemplate = ({ page, data }: TemplateProps<ContentPage, GuestListData>) => {
  const { heading, preamble, blocks } = page.model
  return (
    <article className={content.page}>
      <header className={content.top} data-pictured={false}>
        <div className={content.words}>
          <h1 className={content.heading}>{heading}</h1>
          {preamble !== undefined && <p className={content.preamble}>{preamble}</p>}
        </div>
      </header>
      <List data={data} />
      <ComposedBlocks blocks={blocks} />
    </article>
  )
}
