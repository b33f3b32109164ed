// Name of a view: as its editors wrote it, else the direction in its id, else its number.
import type { ExplorerView, Locale } from '@husrum/domain'
import { compassDirections } from '@husrum/domain'
import type { ExplorerTexts } from '../../texts/sv/explorer.ts'

/** @param views all views, including this one. */
export const viewName = (
  view: ExplorerView,
  views: readonly ExplorerView[],
  locale: Locale,
  texts: ExplorerTexts,
): string => {
  const written = view.name?.[locale]
  if (written !== undefined && written !== '') return written
  // "southWest"; "row-2-southWest" and "houses-3-4-southWest" for houses in rows.
  const [, group, first, last, side] = /^(?:(row|houses)-(\d+)(?:-(\d+))?-)?(\w+)$/.exec(view.id) ?? []
  const direction = compassDirections.find((one) => one === side)
  const from = direction && texts.from[direction]
  if (from === undefined) return texts.view(views.findIndex(({ id }) => id === view.id) + 1, views.length)
  if (group === undefined || first === undefined) return from
  return group === 'row' ? texts.row(first, from) : texts.houses(first, last, from)
}
