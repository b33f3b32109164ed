// A temporary folder in memory for the databases of tests: copying one takes a tenth of the time that a disk takes.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux keeps this folder in memory. Containers may have a small one. */
const SHARED_MEMORY = '/dev/shm'
/** Bytes that a test run may need. */
const NEEDED = 4 * 1024 ** 3

const hasRoom = () => {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY)
    return bavail * bsize >= NEEDED && freemem() >= NEEDED
  } catch {
    return false
  }
}

/** Creates the folder, or one on disk if there is too little memory. It is deleted when this process exits. */
export const makeMemoryFolder = () => {
  const folder = mkdtempSync(join(hasRoom() ? SHARED_MEMORY : tmpdir(), 'husrum-'))
  // PostgreSQL runs as another user if this process runs as root.
  chmodSync(folder, 0o755)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
