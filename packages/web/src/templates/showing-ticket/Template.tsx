// The page of a ticket. Without one it says how to get it; with an invalid one, that it is invalid.
import { showingQuery } from '@husrum/contract/showings/wire'
import type { ContentPage } from '@husrum/domain'
import { routePath } from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import { ticketQuery } from '../../features/showings/queries.ts'
import { isRefusal } from '../../features/showings/showing-words.ts'
import { Ticket } from '../../features/showings/Ticket.tsx'
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

export interface TicketData {
  readonly hasFailed: boolean
  /** When the page was made, epoch ms. */
  readonly now: number
}

/** The ticket in the address; anything longer is invalid. */
export const ticketOf = (search: string): string | undefined =>
  /^[\w-]{1,100}$/.exec(new URLSearchParams(search).get(showingQuery.ticket) ?? '')?.[0]

/** The pages of showings are siblings. */
const siblingPath = (pathname: string, name: string): string =>
  `${pathname.slice(0, pathname.lastIndexOf('/', pathname.length - 2) + 1)}${name}/`

const Asked = ({ code, data }: { readonly code: string; readonly data: TicketData }) => {
  const site = useSite()
  const { pathname, search } = useLocation()
  const { showings } = useCapabilities()
  const { showings: texts } = useTexts()
  const { data: ticket, isError, retry } = useLiveQuery(ticketQuery(code, site, showings), data)
  const error = new URLSearchParams(search).get(showingQuery.error)
  if (ticket)
    return (
      <Ticket
        ticket={ticket}
        code={code}
        now={data.now}
        listPath={siblingPath(pathname, site.country === 'NO' ? 'liste' : 'lista')}
        refused={isRefusal(error, texts) ? error : undefined}
      />
    )
  const why = ticket === null ? 'wrong' : 'failed'
  if (ticket === undefined && !isError) return <Skeleton />
  return (
    <Notice kind="warning" heading={texts.ofTicket.heading[why]}>
      <p>{texts.ofTicket.text[why]}</p>
      {why === 'failed' && (
        <p>
          <Button look="secondary" onClick={retry}>
            {texts.retry}
          </Button>
        </p>
      )}
    </Notice>
  )
}

export const TicketTemplate = ({ page, data }: TemplateProps<ContentPage, TicketData>) => {
  const site = useSite()
  const { pathname, search } = useLocation()
  const { ofTicket } = useTexts().showings
  const code = ticketOf(search)
  const own = routePath(site, 'vipShowing') ?? routePath(site, 'vip')
  return (
    <article className={content.page}>
      <header className={content.top} data-pictured={false}>
        <div className={content.words}>
          <h1 className={content.heading}>{page.model.heading}</h1>
        </div>
      </header>
      {code === undefined ? <p>{ofTicket.text.none}</p> : <Asked code={code} data={data} />}
      <nav className={shared.ways} aria-label={ofTicket.heading.none}>
        {own !== undefined && (
          <SiteLink className={shared.way} href={own}>
            {ofTicket.toShowings}
          </SiteLink>
        )}
        {code === undefined && (
          <SiteLink className={shared.way} href={siblingPath(pathname, 'visning')}>
            {ofTicket.toForm}
          </SiteLink>
        )}
      </nav>
      {code === undefined && <ComposedBlocks blocks={page.model.blocks} />}
    </article>
  )
}
