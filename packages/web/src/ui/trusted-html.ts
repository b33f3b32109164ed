// The only policy that turns text into HTML in a page (Trusted Types). It accepts only sanitised HTML.
import type { SafeHtml } from '@husrum/domain'

const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('husrum-html', { createHTML: (html) => html })

/** For `__html` only: a trusted object in a browser that requires it. */
export const trustedHtml = (html: SafeHtml): string => (policy?.createHTML(html) ?? html) as string
