// Cards that lead to another site of the house, written with its address in production: in development they lead to where
// it stands there.
import type { Block } from '@husrum/domain'
import { sites } from '@husrum/domain'
import { originOf } from '../http/site-origins.ts'
import type { ChromeContext } from './chrome.ts'

const leadOn = (href: string, context: ChromeContext): string => {
  const site = sites.find(({ hosts }) => href.startsWith(`https://${hosts.production}/`))
  return site ? href.replace(`https://${site.hosts.production}`, originOf(site, context)) : href
}

export const toSisterSites = (blocks: readonly Block[], context: ChromeContext): readonly Block[] =>
  context.environment === 'production'
    ? blocks
    : blocks.map((block) =>
        block.kind === 'cards'
          ? {
              ...block,
              cards: block.cards.map((card) =>
                card.href === undefined ? card : { ...card, href: leadOn(card.href, context) },
              ),
            }
          : block,
      )
