// The one part of the footer that is linked to.
/** Where the footer says how to reach us, on every page that has one. */
export const footerContactId = 'contact-us'
