// Temporary files of processes that ended while they inspected uploads.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { expect, it } from 'vitest'
import { testSecret } from '../../testing/sessions.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { openPgBossJobs } from '../jobs/pg-boss-jobs.ts'
import { makeSecretKeys } from '../secrets/secret-keys.ts'
import {
  clearFileInspections,
  fileInspectionFolderOf,
  makeFileInspectionSlot,
} from './file-inspection-slot.ts'
import { filesModule } from './module.ts'

it('Temporary files of ended processes are deleted at the next start, those of running ones stay', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'judging-'))
  const judging = join(dataDirectory, 'uploads/judging')
  const gone = spawn(process.execPath, ['--version'])
  await once(gone, 'exit')
  const leave = async (name: string, ageMs = 0) => {
    await mkdir(join(judging, name), { recursive: true })
    await writeFile(join(judging, name, 'file'), 'half a film')
    const at = new Date(Date.now() - ageMs)
    await utimes(join(judging, name), at, at)
  }
  const alive = `${hostname()}-${process.ppid}`
  await leave(`${hostname()}-${gone.pid}`)
  await leave(`${hostname()}-${process.pid}`, 3_600_000)
  await leave(alive)
  await leave('another-machine-7')
  await leave('a-machine-that-is-gone-7', 2 * 86_400_000)

  const database = openTestDatabase()
  const platform = {
    db: database.db,
    keys: makeSecretKeys(testSecret),
    now: Date.now,
    log: pino({ level: 'silent' }),
  }
  const jobs = await openPgBossJobs(platform)
  const module = await filesModule(platform, { jobs, dataDirectory, settings: {} })
  expect((await readdir(judging)).toSorted()).toEqual([alive, 'another-machine-7'].toSorted())
  await module.close?.()
  await jobs.finish()
  await database.close()
  await rm(dataDirectory, { recursive: true, force: true })
})

it('Temporary files stay if a process of the same host name and number has just started', async () => {
  const judging = await mkdtemp(join(tmpdir(), 'judging-'))
  await mkdir(join(judging, fileInspectionFolderOf(process.pid), 'a-film'), { recursive: true })
  await clearFileInspections(judging)
  expect(await readdir(judging)).toEqual([fileInspectionFolderOf(process.pid)])
  await rm(judging, { recursive: true })
})

it('The disk limit is released even if a temporary file cannot be deleted', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'judging-'))
  const place = makeFileInspectionSlot(directory, 100)
  const work = place.with(async (path, takeRoom) => {
    expect(takeRoom(100)).toBe(true)
    // The disk is another one all at once.
    await rename(directory, `${directory}-gone`)
    await writeFile(directory, 'a file where the folder was')
    return path
  })
  await expect(work).rejects.toThrow('ENOTDIR')
  await rm(directory)
  await rename(`${directory}-gone`, directory)
  expect(await place.with(async (_, takeRoom) => takeRoom(100))).toBe(true)
  await rm(directory, { recursive: true })
})
