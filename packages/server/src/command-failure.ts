// What a command says that could not do its work: a sentence, where somebody can mend it, else all that is known.
import { DatabaseRefused } from './backend.ts'
import { isRefusal } from './database/database-outage.ts'
import { DataDirectoryInUse } from './database/directory-lock.ts'
import { SettingsError } from './settings/server-settings.ts'

/** @param isOfCommand what the command itself says to people */
export const wordsOfFailure = (cause: unknown, isOfCommand: (cause: unknown) => boolean): unknown => {
  const told = isRefusal(cause) ? new DatabaseRefused(cause) : cause
  const isForPeople =
    told instanceof SettingsError ||
    told instanceof DatabaseRefused ||
    told instanceof DataDirectoryInUse ||
    isOfCommand(told)
  return isForPeople ? (told as Error).message : told
}
