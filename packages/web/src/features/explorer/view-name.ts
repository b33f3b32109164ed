// What a view is called: as its editors did, else by the direction that its id says, else by its number.
import type { ExplorerView, Locale } from '@husrum/domain'
import { compassDirections } from '@husrum/domain'
import type { ExplorerTexts } from '../../texts/sv/explorer.ts'

/** @param views with the view among them. */
export const viewName = (
  view: ExplorerView,
  views: readonly ExplorerView[],
  locale: Locale,
  texts: ExplorerTexts,
): string => {
  const written = view.name?.[locale]
  if (written !== undefined && written !== '') return written
  // "southWest", and "row-2-southWest" where houses stand in rows.
  const [, row, side] = /^(?:row-(\d+)-)?(\w+)$/.exec(view.id) ?? []
  const direction = compassDirections.find((one) => one === side)
  const from = direction && texts.from[direction]
  if (from === undefined) return texts.view(views.findIndex(({ id }) => id === view.id) + 1, views.length)
  return row === undefined ? from : texts.row(Number(row), from)
}
