// The HTML that a content service may send, shared by all sanitisers (SEC-24).

export const allowedTags = ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'br', 'hr']
export const allowedAttributes = ['href', 'rel']

/** A path on the site, a fragment of the page, or a safe external address. */
export const safeAddress = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/i
