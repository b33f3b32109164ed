// Seals PDFs with the company's own certificate, if there is one (PAdES B-B): any PDF reader then shows who made them.
import type { WrittenDocument } from './document-facts.ts'
import { drawPdf } from './draw-pdf.ts'

/** A PKCS #12 file with an RSA or EC key, and its passphrase. */
export interface PdfSeal {
  readonly pfx: Uint8Array
  readonly passphrase?: string | undefined
}

/** Returns the function that draws documents, sealed if there is a certificate. @param madeAt epoch milliseconds */
export const drawSealed = (seal: PdfSeal | undefined) => {
  if (!seal) return drawPdf
  const library = import('@libpdf/core')
  const signer = library.then(({ P12Signer }) => P12Signer.create(seal.pfx, seal.passphrase ?? ''))
  // An unreadable file is reported by the first drawing.
  signer.catch(() => undefined)
  return async (document: WrittenDocument<string>, madeAt: number): Promise<Uint8Array> => {
    const { PDF } = await library
    const pdf = await PDF.load(await drawPdf(document, madeAt))
    const { bytes } = await pdf.sign({ signer: await signer, signingTime: new Date(madeAt) })
    return bytes
  }
}
