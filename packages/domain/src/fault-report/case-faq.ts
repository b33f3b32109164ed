// Questions and answers, and articles, that a picked detail may bring up before the wizard goes on.
import type { SafeHtml } from '../formatting/safe-html.ts'

/** A question and its answer (specification 2 §3). The script text that the wire may carry has no place here. */
export interface CaseFaqItem {
  readonly question: string
  readonly answer: SafeHtml
  readonly description?: string
  readonly videoUrl?: string
  readonly image?: string
  readonly files: readonly { readonly name: string; readonly url: string }[]
}

/** An article (specification 2 §3). */
export interface CaseArticle {
  readonly title: string
  readonly text: SafeHtml
}
