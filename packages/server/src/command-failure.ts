// The error message of a failed command: one sentence where the user can fix it, otherwise the whole error.
import { DatabaseRefused } from './backend.ts'
import { isRefusal } from './platform/database/database-outage.ts'
import { DataDirectoryInUse } from './platform/database/directory-lock.ts'
import { SettingsError } from './platform/settings/server-settings.ts'

/** @param isOfCommand whether the command wrote the message of the error itself */
export const wordsOfFailure = (cause: unknown, isOfCommand: (cause: unknown) => boolean): unknown => {
  const told = isRefusal(cause) ? new DatabaseRefused(cause) : cause
  const isForPeople =
    told instanceof SettingsError ||
    told instanceof DatabaseRefused ||
    told instanceof DataDirectoryInUse ||
    isOfCommand(told)
  return isForPeople ? (told as Error).message : told
}
