// Questions and answers, and articles, that the wizard may show for a picked detail before it continues.
import type { SafeHtml } from '../formatting/safe-html.ts'

/** A question and its answer (FAULT-35). Script text on the wire is dropped. */
export interface CaseFaqItem {
  readonly question: string
  readonly answer: SafeHtml
  readonly description?: string
  readonly videoUrl?: string
  readonly image?: string
  readonly files: readonly { readonly name: string; readonly url: string }[]
}

/** An article (FAULT-35). */
export interface CaseArticle {
  readonly title: string
  readonly text: SafeHtml
}
