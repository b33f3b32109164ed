// What analytics is told of a page that is an error.
import type { PageTemplateKind } from './template-kinds.ts'

/** Which error a page tells analytics when it is shown: the pages 404 and 500 do (specification 1 §2.2, §8). */
export const reportedErrorOf = (kind: PageTemplateKind): 404 | 500 | undefined =>
  kind === 'error' ? 500 : kind === 'notFound' ? 404 : undefined
