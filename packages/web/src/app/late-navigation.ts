// Loads the navigation code once.
import { loadOnce } from '../lazy/load-once.ts'

export const navigation = loadOnce(() => import('./navigation.ts'))
export type Navigation = Awaited<ReturnType<typeof navigation.load>>
