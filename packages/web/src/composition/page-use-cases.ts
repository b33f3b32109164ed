// What stands behind the pages.
import type { PageSource } from '@husrum/application'
import { makeLoadPage } from '@husrum/application'
import type { ServiceClient } from '@husrum/infrastructure'
import { makeHttpPageSource } from '@husrum/infrastructure'
import { ContainerModule } from 'inversify'
import type { RequestContext } from './container.ts'
import { compose, token, tokens } from './container.ts'
import type { PageUseCases } from './use-cases.ts'

const pageSource = token<PageSource>('pages')
const useCases = token<PageUseCases>('page-use-cases')

const pages = new ContainerModule(({ bind }) => {
  bind(pageSource).toResolvedValue(
    (client: ServiceClient, { site, sanitise }: RequestContext) =>
      makeHttpPageSource({ client, site, sanitise }),
    [tokens.client, tokens.surroundings],
  )
  bind(useCases).toResolvedValue(
    (source: PageSource, { site, report }: RequestContext): PageUseCases => ({
      loadPage: makeLoadPage({ source, site, report }),
    }),
    [pageSource, tokens.surroundings],
  )
})

export const composePageUseCases = (surroundings: RequestContext): PageUseCases =>
  compose(pages, useCases, surroundings)
