// Files in a form: picked, uploaded, removed, and described with helpful messages.
import type { UploadsOf } from '@husrum/application'
import { ServiceUnavailable, UploadLater, UploadRefused } from '@husrum/application'
import { makeInMemoryUploads } from '@husrum/application/testing'
import type { Upload } from '@husrum/domain'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { CapabilitiesProvider } from '../../frame/capabilities.tsx'
import { SiteProvider } from '../../frame/site.tsx'
import { aCapabilities, showPage } from '../../testing/show-page.tsx'
import { FileField } from './FileField.tsx'

afterEach(cleanup)

let drafts = 0
const aDraft = (): UploadsOf => {
  drafts += 1
  return {
    owner: { kind: 'draft', id: `00000000-0000-4000-8000-${String(drafts).padStart(12, '0')}` },
    purpose: 'case',
  }
}

const jpegHead = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1])
const aPhoto = (name = 'kran.jpg', size = 2_000) =>
  new File([jpegHead, new Uint8Array(size - jpegHead.length)], name, { type: 'image/jpeg' })
const aFilm = (name: string, size: number) =>
  new File([new TextEncoder().encode('\0\0\0\u0018ftypisom'), new Uint8Array(size - 12)], name)

const anUpload = (facts: Partial<Upload> = {}): Upload => ({
  id: 'upload-1',
  name: 'kran.jpg',
  size: 2_000,
  received: 2_000,
  state: 'clean',
  kind: 'jpeg',
  ...facts,
})

const show = async ({
  of = aDraft(),
  uploads = makeInMemoryUploads(),
  site = 'sweden' as const,
  ...props
}: Partial<Parameters<typeof FileField>[0]> & {
  uploads?: ReturnType<typeof makeInMemoryUploads>
  site?: 'sweden'
} = {}) => {
  const told: (readonly Upload[])[] = []
  const shown = await showPage(
    <form>
      <textarea aria-label="Beskrivning" />
      <FileField label="Bilder och filer" of={of} value={[]} onChange={(all) => told.push(all)} {...props} />
    </form>,
    { site, capabilities: { uploads } },
  )
  return { ...shown, told, of }
}
const field = () => screen.getByLabelText<HTMLInputElement>('Välj filer')
const pick = (...files: readonly File[]) => userEvent.upload(field(), [...files], { applyAccept: false })
const rows = () => within(screen.getByRole('list', { name: 'Dina filer' })).getAllByRole('listitem')

describe('The field', () => {
  it('shows what can be sent before a file is picked', async () => {
    await show()
    screen.getByText(/Högst 5 filer, 20\sMB var och 100\sMB tillsammans\./)
    expect(field().multiple).toBe(true)
    expect(field().accept).toContain('image/jpeg')
    expect(field().accept).not.toContain('heic')
    expect(field().hasAttribute('capture')).toBe(false)
    expect(screen.getByLabelText('Ta en bild').getAttribute('capture')).toBe('environment')
  })

  it('is a native input without script, with the files that were sent before', async () => {
    const { texts, site } = await showPage(<p />)
    const html = renderToString(
      <SiteProvider site={site} texts={texts}>
        <CapabilitiesProvider capabilities={aCapabilities()}>
          <FileField label="Filer" of={aDraft()} value={[anUpload()]} />
        </CapabilitiesProvider>
      </SiteProvider>,
    )
    const page = new DOMParser().parseFromString(html, 'text/html')
    const input = page.querySelector<HTMLInputElement>('input[type=file]')
    expect([input?.name, input?.multiple, input?.hasAttribute('capture')]).toEqual(['files', true, false])
    const remove = page.querySelector<HTMLButtonElement>('button')
    expect([remove?.type, remove?.name, remove?.value]).toEqual(['submit', 'removeFile', 'upload-1'])
    expect(remove?.textContent).toContain('Ta bort kran.jpg')
  })
})

describe('A picked file', () => {
  it('is uploaded, shown with its size, and announced once when it is ready', async () => {
    const { told } = await show()
    await pick(aPhoto())
    await screen.findByText(/2\skB · Klar/)
    expect(screen.getByRole('status').textContent).toBe('kran.jpg är klar.')
    expect(told.at(-1)).toMatchObject([{ name: 'kran.jpg', state: 'clean', kind: 'jpeg' }])
    expect((await screen.findByAltText('Förhandsvisning av kran.jpg')).getAttribute('src')).toMatch(/^data:/)
    expect(field().value).toBe('')
  })

  it('shows its progress, in words and as a bar, while the visitor goes on writing', async () => {
    const hold = Promise.withResolvers<void>()
    const uploads = makeInMemoryUploads({ hold: hold.promise })
    const { told } = await show({ uploads })
    await pick(aPhoto())
    await screen.findByText(/Skickas, 0 %/)
    expect(screen.getByRole('progressbar', { name: 'Skickar kran.jpg' }).getAttribute('value')).toBe('0')
    screen.getByText('Filerna skickas medan du skriver vidare.')
    await userEvent.type(screen.getByLabelText('Beskrivning'), 'Det droppar')
    expect(told.at(-1)).toMatchObject([{ state: 'receiving' }])
    hold.resolve()
    await screen.findByText(/Klar/)
  })

  it('that the server rejects shows why and what to do, and the others stay', async () => {
    const uploads = makeInMemoryUploads({ settled: 'judging' })
    const { told } = await show({ uploads })
    await pick(aPhoto('bra.jpg'), aPhoto('dålig.jpg'))
    await waitFor(() => expect(screen.getAllByText(/Kontrolleras/)).toHaveLength(2))
    uploads.change('upload-1', { state: 'clean', kind: 'jpeg' })
    uploads.change('upload-2', { state: 'refused', refusal: 'fileBroken' })
    await screen.findByText('Filen är skadad och går inte att öppna. Spara om den eller ta en ny bild.')
    expect(told.at(-1)?.map(({ state }) => state)).toEqual(['clean', 'refused'])
  })

  it('is removed by its button, and the focus moves on', async () => {
    const { told } = await show()
    await pick(aPhoto('a.jpg'), aPhoto('b.jpg'))
    await waitFor(() => expect(screen.getAllByText(/Klar/)).toHaveLength(2))
    await userEvent.click(screen.getByRole('button', { name: /Ta bort a\.jpg/ }))
    expect(rows()).toHaveLength(1)
    expect(document.activeElement?.textContent).toContain('Ta bort b.jpg')
    expect(screen.getByRole('status').textContent).toBe('a.jpg är borttagen.')
    await userEvent.click(screen.getByRole('button', { name: /Ta bort b\.jpg/ }))
    expect(document.activeElement).toBe(field())
    expect(told.at(-1)).toEqual([])
  })

  it('can be retried if the upload failed', async () => {
    let isAway = true
    const uploads = makeInMemoryUploads()
    const send: typeof uploads.send = async (...given) => {
      if (isAway) throw new ServiceUnavailable('away')
      return uploads.send(...given)
    }
    await show({ uploads: { ...uploads, send } })
    await pick(aPhoto())
    await screen.findByText('Det gick inte att skicka filen. Försök igen.')
    isAway = false
    await userEvent.click(screen.getByRole('button', { name: /Försök igen med kran\.jpg/ }))
    await screen.findByText(/Klar/)
  })

  it('waits for the network and says so', async () => {
    const hold = Promise.withResolvers<void>()
    const uploads = makeInMemoryUploads({ hold: hold.promise })
    const send: typeof uploads.send = async (file, name, of, watch) => {
      const sending = uploads.send(file, name, of, watch)
      watch?.onWaiting?.(true)
      await hold.promise
      watch?.onWaiting?.(false)
      return sending
    }
    await show({ uploads: { ...uploads, send } })
    await pick(aPhoto())
    await screen.findByText(/Väntar på nätet/)
    expect(screen.getByRole('status').textContent).toContain('Du kan skriva vidare.')
    hold.resolve()
    await screen.findByText(/Klar/)
  })
})

describe('A rejected file', () => {
  it('is listed with the reason and a remedy, and the others are sent', async () => {
    await show()
    await pick(
      aPhoto('bra.jpg'),
      new File(['hello'], 'brev.txt'),
      new File(['hello'], 'IMG_0012.HEIC'),
      aFilm('lång.mp4', 20_971_521),
      new File([], 'tom.pdf'),
    )
    const alert = await screen.findByRole('alert')
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'brev.txt Vi kan inte ta emot den här sortens fil. Skicka JPEG-bild, PNG-bild, PDF, MP4-film, MOV-film eller Word-dokument.',
      'IMG_0012.HEIC Bilder i HEIC, som en iPhone sparar, går inte att skicka från en dator. Öppna bilden i Foton, exportera den som JPEG och välj den igen.',
      'lång.mp4 Filen är större än 20\u00a0MB. Korta filmen eller spara filen i mindre storlek.',
      'tom.pdf Filen är tom. Öppna den på enheten och spara om den.',
    ])
    await screen.findByText(/Klar/)
    expect(rows()).toHaveLength(1)
  })

  it('is the sixth, counting files that are attached elsewhere', async () => {
    await show({ attached: { count: 3, bytes: 100 } })
    await pick(aPhoto('1.jpg'), aPhoto('2.jpg'), aPhoto('3.jpg'))
    expect((await screen.findByRole('alert')).textContent).toContain('3.jpg Det får vara högst 5 filer')
    expect(rows()).toHaveLength(2)
  })

  it("is one that exceeds the server's limit", async () => {
    const uploads = makeInMemoryUploads()
    const send = async (): Promise<never> => {
      throw new UploadRefused('filesTooLarge')
    }
    await show({ uploads: { ...uploads, send } })
    await pick(aPhoto())
    expect((await screen.findByRole('alert')).textContent).toContain('tillsammans större än 100\u00a0MB')
  })

  it('is one beyond the rate limit: it shows when to retry, and can be sent then', async () => {
    const uploads = makeInMemoryUploads()
    let isFull = true
    const send: typeof uploads.send = (...of) => {
      if (isFull) throw new UploadLater(6)
      return uploads.send(...of)
    }
    await show({ uploads: { ...uploads, send } })
    await pick(aPhoto())
    await screen.findByText(
      'Det har skickats för mycket härifrån just nu. Försök igen om 6 minuter, eller logga in.',
    )
    isFull = false
    await userEvent.click(screen.getByRole('button', { name: 'Försök igen med kran.jpg' }))
    await screen.findByText(/Klar/)
  })

  it('is never a large photograph: that is made smaller first', async () => {
    const uploads = makeInMemoryUploads()
    const send: typeof uploads.send = (_, name, of, watch) => uploads.send(aPhoto(), name, of, watch)
    await show({ uploads: { ...uploads, send } })
    await pick(aPhoto('stor.jpg', 20_971_521))
    await screen.findByText(/2\skB · Klar/)
  })
})

describe('Files from other sources', () => {
  it('are pasted anywhere in the form', async () => {
    await show()
    fireEvent.paste(screen.getByLabelText('Beskrivning'), { clipboardData: { files: [aPhoto('skärm.jpg')] } })
    await screen.findByText('skärm.jpg')
  })

  it('are dropped', async () => {
    await show()
    fireEvent.drop(field(), { dataTransfer: { types: ['Files'], files: [aPhoto('släppt.jpg')] } })
    await screen.findByText('släppt.jpg')
  })

  it('were sent before the page was reloaded', async () => {
    const of = aDraft()
    const there = [
      anUpload(),
      anUpload({ id: 'upload-2', name: 'halv.jpg', state: 'receiving', received: 900 }),
    ]
    const { told } = await show({ of, uploads: makeInMemoryUploads({ uploads: there, of }) })
    await screen.findByText(/Klar/)
    await screen.findByText('Filen hann inte skickas klart. Ta bort den och välj den igen.')
    expect(told.at(-1)).toMatchObject([{ state: 'clean' }, { state: 'receiving' }])
  })

  it('do not look like none if they cannot be loaded', async () => {
    await show({ uploads: makeInMemoryUploads({ failure: new ServiceUnavailable('away') }) })
    await screen.findByText('Vi kan inte visa filer som du har skickat tidigare just nu.')
  })
})

it('A file keeps uploading when its page is left, and is there on return', async () => {
  const hold = Promise.withResolvers<void>()
  const of = aDraft()
  const Steps = () => {
    const [isShown, setShown] = useState(true)
    return (
      <form>
        <button type="button" onClick={() => setShown(!isShown)}>
          Steg
        </button>
        {isShown && <FileField label="Filer" of={of} value={[]} />}
      </form>
    )
  }
  const resume = async (): Promise<never> => {
    throw new Error('It is being sent already')
  }
  const uploads = { ...makeInMemoryUploads({ hold: hold.promise }), resume }
  await showPage(<Steps />, { capabilities: { uploads } })
  await pick(aPhoto())
  await screen.findByText(/Skickas/)
  const step = screen.getByRole('button', { name: 'Steg' })
  await userEvent.click(step)
  expect(screen.queryByText('kran.jpg')).toBeNull()
  await userEvent.click(step)
  await screen.findByText(/Skickas/)
  hold.resolve()
  await screen.findByText(/Klar/)
})
