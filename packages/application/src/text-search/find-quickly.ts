// The few best hits while the visitor types.
import { quickSearchRequest } from '@husrum/domain'
import { ContractBroken, ServiceUnavailable } from '../failures.ts'
import type { TextSearchDependencies } from './find-texts.ts'
import type { FoundTexts } from './text-search-service.ts'

/** Returns nothing for a text that is too short, and if the search fails (SEARCH-29). */
export type FindQuickly = (
  text: string,
) => Promise<{ readonly kind: 'nothing' } | ({ readonly kind: 'found' } & FoundTexts)>

export const makeFindQuickly =
  ({ texts, site }: TextSearchDependencies): FindQuickly =>
  async (text) => {
    const request = quickSearchRequest(text, site)
    if (!request) return { kind: 'nothing' }
    try {
      return { kind: 'found', ...(await texts.find(request)) }
    } catch (error) {
      if (error instanceof ServiceUnavailable || error instanceof ContractBroken) return { kind: 'nothing' }
      throw error
    }
  }
