// What every implementation of uploads must do.
import type { Uploads, UploadsOf } from '@husrum/application'
import { UploadRefused } from '@husrum/application'
import { describe, expect, it } from 'vitest'

export interface UploadsUnderTest {
  readonly uploads: Uploads
  /** An unused owner without files. */
  readonly of: UploadsOf
  /** Resolves when all received files have a verdict. */
  settle(): Promise<unknown>
}

const pdf =
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 1\ntrailer\n<< /Root 1 0 R >>\nstartxref\n44\n%%EOF\n'

export const describeUploads = (
  name: string,
  open: () => UploadsUnderTest | Promise<UploadsUnderTest>,
): void => {
  describe(name, () => {
    it('are sent with progress, inspected and listed', async () => {
      const { uploads, of, settle } = await open()
      const content = new Blob([pdf])
      const started: string[] = []
      const sent: number[] = []
      const upload = await uploads.send(content, 'Läcka 1.pdf', of, {
        onStarted: ({ id }) => started.push(id),
        onProgress: (bytes) => sent.push(bytes),
      })
      expect([upload.id, upload.received]).toEqual([started[0], content.size])
      expect(sent.at(-1)).toBe(content.size)
      await settle()
      expect(await uploads.list(of)).toEqual([
        {
          id: upload.id,
          name: 'Läcka 1.pdf',
          size: content.size,
          received: content.size,
          state: 'clean',
          kind: 'pdf',
        },
      ])
      expect(await uploads.preview(upload.id, of)).toBeUndefined()
      expect(await uploads.resume(upload.id, of)).toMatchObject({ id: upload.id, state: 'clean' })
    })

    it('of a wrong type are refused with the reason', async () => {
      const { uploads, of, settle } = await open()
      await uploads.send(new Blob(['hello']), 'kran.pdf', of)
      await settle()
      expect(await uploads.list(of)).toMatchObject([{ state: 'refused', refusal: 'fileType' }])
    })

    it('are removed idempotently', async () => {
      const { uploads, of } = await open()
      const { id } = await uploads.send(new Blob([pdf]), 'a.pdf', of)
      await uploads.remove(id, of)
      await uploads.remove(id, of)
      expect(await uploads.list(of)).toEqual([])
    })

    it('are limited to five, and must not be empty', async () => {
      const { uploads, of } = await open()
      for (let at = 0; at < 5; at += 1) await uploads.send(new Blob([pdf]), `${at}.pdf`, of)
      const sixth = uploads.send(new Blob([pdf]), '6.pdf', of)
      await expect(sixth).rejects.toEqual(new UploadRefused('tooManyFiles'))
      await expect(uploads.send(new Blob([]), 'empty.pdf', { ...of, purpose: 'message' })).rejects.toEqual(
        new UploadRefused('fileEmpty'),
      )
    })

    it('are listed by purpose', async () => {
      const { uploads, of } = await open()
      await uploads.send(new Blob([pdf]), 'a.pdf', of)
      expect(await uploads.list({ ...of, purpose: 'message' })).toEqual([])
    })

    it('are aborted by a signal', async () => {
      const { uploads, of } = await open()
      const stop = new AbortController()
      stop.abort(new Error('Never mind'))
      await expect(uploads.send(new Blob([pdf]), 'a.pdf', of, { signal: stop.signal })).rejects.toThrow(
        'Never mind',
      )
    })
  })
}
