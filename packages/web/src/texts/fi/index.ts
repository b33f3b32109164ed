// Finnish: the texts that every page needs, and how those of each subject are loaded.
import { texts as app } from './app.ts'
import { texts as layout } from './layout.ts'
import { texts as pages } from './pages.ts'

export const frame = { app, layout, pages }
export const files = import.meta.glob(['./*.ts', '!./{app,index,layout,months,pages}.ts'])
