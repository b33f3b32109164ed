// Reads a file of a bank, whichever of the known formats it has.
import type { ReadBankFile } from './bank-entry.ts'
import { UnreadableBankFile } from './bank-entry.ts'
import { isBgMax, readBgMax } from './read-bgmax.ts'
import { isXml, readCamt } from './read-camt.ts'
import { isOcrGiro, readOcrGiro } from './read-ocr-giro.ts'

/** UTF-8, else Latin 1: files with lines are from before UTF-8. */
const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

export const readBankFile = (bytes: Uint8Array): ReadBankFile => {
  const text = decode(bytes)
  if (isBgMax(text)) return readBgMax(text)
  if (isOcrGiro(text)) return readOcrGiro(text)
  if (isXml(text)) return readCamt(text)
  throw new UnreadableBankFile('The file is not camt.053, camt.054, BgMax or OCR giro')
}
