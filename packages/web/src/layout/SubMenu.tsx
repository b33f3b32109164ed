// The pages of the same section, in a row below the header.
import type { PageLink } from '@husrum/domain'
import { useSite, useTexts } from '../frame/site.tsx'
import { LinkRow } from '../ui/LinkRow.tsx'
import { currentnessAmong } from './nearest-link.ts'

export const SubMenu = ({ links, path }: { readonly links: readonly PageLink[]; readonly path: string }) => {
  const { routes } = useSite()
  const { layout } = useTexts()
  const currentness = currentnessAmong(
    links.map(({ href }) => href),
    path,
    routes.start,
  )
  return (
    <LinkRow
      label={layout.subMenu}
      links={links.map(({ href, title }) => ({ href, title, current: currentness(href) }))}
      path={path}
    />
  )
}
