// Names for the form of wishes. No schemas.

/** Where wishes are posted without script. */
export const wishesFormPath = '/services/vip/wishes_form'

/** Query parameters of the membership page: the project of the wishes, the completed action, and the invalid fields. */
export const wishesQuery = { project: 'project', done: 'done', wrong: 'wrong' } as const
