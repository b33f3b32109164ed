// The code for going on, before it is loaded.
import { loadOnce } from '../lazy/load-once.ts'

export const navigation = loadOnce(() => import('./navigation.ts'))
export type Navigation = Awaited<ReturnType<typeof navigation.load>>
