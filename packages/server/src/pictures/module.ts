// Pictures by id, made once for each size and kept.
import { join } from 'node:path'
import type { Module } from '../platform/module.ts'
import type { PictureSource } from './picture-source.ts'
import { makePictureStore } from './picture-store.ts'
import { imageRoutes } from './routes.ts'

export const picturesModule = ({
  source,
  dataDirectory,
}: {
  readonly source: PictureSource
  readonly dataDirectory: string
}): Module => {
  const pictures = makePictureStore({ directory: join(dataDirectory, 'pictures'), source })
  return { routes: (app) => imageRoutes(app, pictures) }
}
