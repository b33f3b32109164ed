// The one policy by which text becomes markup in a page (Trusted Types). It takes only what a sanitiser has vouched for.
import type { SafeHtml } from '@husrum/domain'

const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy('husrum-html', { createHTML: (html) => html })

/** For `__html` alone: in a browser that asks for it, an object that says who vouches. */
export const trustedHtml = (html: SafeHtml): string => (policy?.createHTML(html) ?? html) as string
