// The submenu of My Pages. The domain decides which entries a user sees. A board's is shorter, and names the association.
import { activeHomeOf, markedEntry, myPagesMenu } from '@husrum/domain'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSession } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { useLiveQuery } from '../../frame/use-live-query.ts'
import { LinkRow } from '../../ui/LinkRow.tsx'
import { hasErrandsQuery } from './queries.ts'

interface MenuProps {
  /** Path of the page. */
  readonly path: string
}

const Menu = ({ path, hasErrands }: MenuProps & { readonly hasErrands: boolean }) => {
  const site = useSite()
  const { layout, myPages: texts } = useTexts()
  const view = useSession()
  const user = view.kind === 'signedIn' ? view.user : undefined
  const activeHome = user && activeHomeOf(user, site)
  const menu = myPagesMenu(user, site, {
    ...(activeHome && { activeHome }),
    today: new Date().toISOString().slice(0, 10),
    hasErrands,
    // The current page is always shown and marked.
    isErrandsMenuOn: path === site.routes.errands,
  })
  if (menu.entries.length < 2) return null
  const marked = markedEntry(path, menu, site)
  return (
    <LinkRow
      label={menu.section === 'boardMember' ? layout.boardPages : layout.myPages}
      isLabelShown={menu.section === 'boardMember'}
      links={menu.entries.map(({ entry, path: href }) => ({
        href,
        title: texts.entries[entry],
        current: entry === marked ? (href === path ? 'page' : 'true') : undefined,
      }))}
      path={path}
    />
  )
}

const AskedMenu = ({ path }: MenuProps) => {
  const site = useSite()
  const { errands } = useCapabilities()
  // Keep the link during an outage: the page of errands shows the actual state.
  const { data: hasErrands = true } = useLiveQuery(hasErrandsQuery(site, errands))
  return <Menu path={path} hasErrands={hasErrands} />
}

/** A page loads `hasErrandsQuery` in advance. Renders nothing without at least two entries. */
export const MyPagesMenu = ({ path }: MenuProps) => {
  const { features } = useSite()
  return features.login ? <AskedMenu path={path} /> : <Menu path={path} hasErrands={false} />
}
