// The id of the footer's contact details, the one part of the footer that is linked to.
/** The contact details in the footer of every page that has them. */
export const footerContactId = 'contact-us'
