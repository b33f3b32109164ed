// What HTML out of a content service may hold, whichever sanitiser sees to it (trap T11).

export const allowedTags = ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote', 'br', 'hr']
export const allowedAttributes = ['href', 'rel']

/** A path on the site, a part of the page, or an address elsewhere that is safe to follow. */
export const safeAddress = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)/i
