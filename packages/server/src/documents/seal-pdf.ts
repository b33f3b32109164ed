// Seals PDFs with the company's own certificate, where it has one (PAdES B-B): any reader of PDF then tells who made it.
import type { WrittenDocument } from './document-facts.ts'
import { drawPdf } from './draw-pdf.ts'

/** A PKCS #12 file with an RSA or EC key, and what opens it. */
export interface PdfSeal {
  readonly pfx: Uint8Array
  readonly passphrase?: string | undefined
}

/** Draws documents, sealed where there is something to seal with. @param madeAt epoch milliseconds */
export const drawSealed = (seal: PdfSeal | undefined) => {
  if (!seal) return drawPdf
  const library = import('@libpdf/core')
  const signer = library.then(({ P12Signer }) => P12Signer.create(seal.pfx, seal.passphrase ?? ''))
  // Whoever draws first hears of a file that does not open.
  signer.catch(() => undefined)
  return async (document: WrittenDocument<string>, madeAt: number): Promise<Uint8Array> => {
    const { PDF } = await library
    const pdf = await PDF.load(await drawPdf(document, madeAt))
    const { bytes } = await pdf.sign({ signer: await signer, signingTime: new Date(madeAt) })
    return bytes
  }
}
