// English: the words that every page needs, as one module so that they arrive in one file.
export { texts as app } from './app.ts'
export { texts as layout } from './layout.ts'
export { texts as pages } from './pages.ts'
