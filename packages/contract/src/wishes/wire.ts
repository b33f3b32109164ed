// What the form of wishes needs to know: no schema comes along.

/** Where wishes are posted without script. */
export const wishesFormPath = '/services/vip/wishes_form'

/** What the page of the membership says in its query: whose wishes it shows, what was done, and which fields were wrong. */
export const wishesQuery = { project: 'project', done: 'done', wrong: 'wrong' } as const
