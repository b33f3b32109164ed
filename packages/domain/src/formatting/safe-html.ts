// HTML that a sanitiser has been through: the only text that a page may render as markup.

declare const sanitised: unique symbol

/** Sanitised HTML. Made by a sanitiser at the edge of the system and nowhere else; plain text is no `SafeHtml`. */
export type SafeHtml = string & { readonly [sanitised]: true }

/** For sanitisers only: marks HTML as sanitised (SEC-24). */
export const vouchForHtml = (html: string): SafeHtml => html as SafeHtml
