// The one cookie that every page looks for, without the table of the others.

/** The cookie with the session's token (specification 1 §9.3): the name of `cookies.token`. */
export const tokenCookieName = 'jwtToken'
