// The words around consent. They come with the dialogs, not with the page.
import type { ConsentCategory, CookieLifetime, CookiePurpose } from '@husrum/domain'

export interface ConsentTexts {
  readonly prompt: {
    readonly heading: string
    readonly text: string
    /** Said once to those who listen, when the prompt has come. */
    readonly announcement: string
    readonly choices: string
    /** Says that closing refuses. */
    readonly close: string
    readonly readMore: string
  }
  readonly agree: string
  readonly necessaryOnly: string
  readonly save: string
  readonly settings: { readonly heading: string; readonly text: string; readonly close: string }
  readonly categories: Readonly<Record<ConsentCategory, { readonly name: string; readonly text: string }>>
  readonly alwaysOn: string
  readonly form: {
    readonly legend: string
    readonly unanswered: string
    /** `date` is formatted. */
    readonly answered: (date: string) => string
    readonly saved: string
  }
  readonly list: {
    readonly heading: string
    readonly text: string
    readonly purpose: string
    readonly lifetime: string
    readonly noneOfOurs: string
    readonly purposes: Readonly<Record<CookiePurpose | 'banner', string>>
    readonly lifetimes: (lifetime: CookieLifetime) => string
  }
}
