// The interface to a malware scanner.

export interface Scanner {
  /** Rejects if the scanner is unavailable: the file waits. */
  scan(path: string): Promise<'clean' | 'infected'>
}

/** Without a scanner, only the structure is checked. */
export const noScanner: Scanner = { scan: async () => 'clean' }
