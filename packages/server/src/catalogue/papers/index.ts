// PDF papers of stages and homes, which the company brings.
import type { Module } from '../../platform/modules/module.ts'
import type { PaperRoutesOptions } from './routes.ts'
import { paperRoutes } from './routes.ts'

export type { PapersServer } from './command.ts'
export { papersCommands, runPapersCommand } from './command.ts'
export { cataloguePapersDeclaration } from './declaration.ts'
export { papersOfBuyer, publicPapers } from './stored-papers.ts'

export const cataloguePapersModule = (options: PaperRoutesOptions): Module => ({
  routes: (app) => paperRoutes(app, options),
})
