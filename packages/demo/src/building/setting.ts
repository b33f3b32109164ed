// Where a house stands, which decides what stands around it.

export const settings = ['city', 'suburb', 'waterside', 'forest', 'field'] as const
export type Setting = (typeof settings)[number]
