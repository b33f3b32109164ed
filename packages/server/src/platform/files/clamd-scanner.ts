// Scans files for malware with ClamAV: streams them to its daemon, which may run on another host.
import { createReadStream } from 'node:fs'
import NodeClam from 'clamscan'
import type { Scanner } from './scanner.ts'

export type ClamdOptions = { readonly host: string; readonly port: number } | { readonly socket: string }

const timeoutMs = 60_000

/** The daemon need not be running yet: a scan waits until it is. */
export const makeClamdScanner = (where: ClamdOptions): Scanner => {
  let opening: Promise<NodeClam> | undefined
  const open = (): Promise<NodeClam> => {
    opening ??= new NodeClam()
      .init({
        clamscan: { active: false },
        clamdscan: { ...where, timeout: timeoutMs, localFallback: false, bypassTest: true, active: true },
        preference: 'clamdscan',
      })
      .catch((cause: unknown) => {
        opening = undefined
        throw cause
      })
    return opening
  }
  return {
    scan: async (path) => {
      const scanner = await open()
      const content = createReadStream(path)
      try {
        const { isInfected } = await scanner.scanStream(content)
        if (isInfected === null) throw new Error('The scanner sent an unknown answer')
        return isInfected ? 'infected' : 'clean'
      } finally {
        // If the scanner is unreachable, the stream was never read: it would stay open and use disk space after the file is deleted.
        content.destroy()
      }
    },
  }
}
