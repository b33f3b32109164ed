// The thread that draws: a picture takes a tenth of a second, which nobody else is to wait for.
import sharp from 'sharp'
import type { RenderRequest } from './render-picture.ts'
import { renderPicture } from './render-picture.ts'

// One core a picture, whatever the machine has: pages are made beside it.
sharp.concurrency(1)

export const drawInThread = (request: RenderRequest): Promise<Buffer> => renderPicture(request)
