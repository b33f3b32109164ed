// The worker that draws: a picture takes a tenth of a second, which would block the server's thread.
import sharp from 'sharp'
import type { RenderRequest } from './render-picture.ts'
import { renderPicture } from './render-picture.ts'

// One core per picture on any machine: pages are rendered on the others.
sharp.concurrency(1)

export const drawInThread = (request: RenderRequest): Promise<Buffer> => renderPicture(request)
