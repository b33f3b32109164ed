// Sanitised HTML: the only text that a page may render as markup.

declare const sanitised: unique symbol

/** Sanitised HTML. Created only by a sanitiser at the edge of the system; plain text is no `SafeHtml`. */
export type SafeHtml = string & { readonly [sanitised]: true }

/** For sanitisers only: marks HTML as sanitised (SEC-24). */
export const vouchForHtml = (html: string): SafeHtml => html as SafeHtml
