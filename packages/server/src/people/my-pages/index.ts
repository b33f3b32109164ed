// What other subjects may use of people/my-pages.
export { myPagesModule } from './module.ts'
