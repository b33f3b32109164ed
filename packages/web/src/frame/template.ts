// What a template is to the page: something to fetch beforehand, and something to show.
import type { Page, SiteDefinition } from '@husrum/domain'
import type { ComponentType } from 'react'
import type { Answers } from '../app/answers.ts'
import type { UseCases } from '../composition/use-cases.ts'

export interface Address {
  readonly pathname: string
  /** With its question mark, or empty. */
  readonly search: string
}

export interface Prefetching<P extends Page> {
  readonly page: P
  readonly address: Address
  readonly site: SiteDefinition
  readonly answers: Answers
  readonly useCases: UseCases
}

export interface TemplateRoute<P extends Page> {
  /** Brings what the first paint shows. Never throws: a failed query shows itself. Answers whether all came. */
  readonly prefetch: (given: Prefetching<P>) => Promise<boolean>
  /** Brings the code of what only some pages of the template show, so that it is rendered with the rest. */
  readonly bringParts?: (page: P) => Promise<unknown>
  readonly Component: ComponentType<{ readonly page: P }>
  /** JSON-LD of what the page is about; asked for on the server alone, so what makes it is not sent to anybody. */
  readonly structuredData?: (page: P, origin: string, site: SiteDefinition) => Promise<readonly object[]>
}

/** Nothing to fetch beforehand. */
export const nothingToPrefetch = (): Promise<boolean> => Promise.resolve(true)
