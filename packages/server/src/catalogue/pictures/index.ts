// What other subjects may use of catalogue/pictures.
export { makeDrawingLine } from './drawing-line.ts'
export type { ShowsPictures } from './module.ts'
export { picturesModule } from './module.ts'
export { openSharp } from './open-sharp.ts'
export type { PictureSource } from './picture-source.ts'
export { noPictures } from './picture-source.ts'
export type { PictureStore } from './picture-store.ts'
export { makePictureStore } from './picture-store.ts'
