// The setting of a house, which decides its surroundings.

export const settings = ['city', 'suburb', 'waterside', 'forest', 'field'] as const
export type Setting = (typeof settings)[number]
