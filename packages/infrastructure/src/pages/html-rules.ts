// The HTML that a content service may send, for every sanitiser (SEC-24).

export const allowedTags = ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'br', 'hr']
export const allowedAttributes = ['href', 'rel']

/** A path on the site, a part of the page, or an address elsewhere that is safe to follow. */
export const safeAddress = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/i
