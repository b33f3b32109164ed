// Discards a draft of a report, with its files and its cookie.
import { readCaseCookie } from '@husrum/domain'
import type { UploadService } from '../../platform/files/upload-service.ts'
import type { SetCookie } from '../../platform/http/set-cookie.ts'
import { dropCookie, readCookie } from '../../platform/http/set-cookie.ts'
import type { ReportsOf } from './case-reporter.ts'
import type { CaseDrafts } from './postgres-case-drafts.ts'

interface Stores {
  readonly drafts: Pick<CaseDrafts, 'discard'>
  readonly uploads: Pick<UploadService, 'list' | 'remove'>
}

export const removeFilesOf = async ({ uploads }: Pick<Stores, 'uploads'>, draftId: string): Promise<void> => {
  const owner = { kind: 'draft', id: draftId } as const
  for (const { id } of await uploads.list({ owner, purpose: 'case' })) await uploads.remove(id, { owner })
}

/** False if the person has no draft with that id. */
export const discardWithFiles = async (stores: Stores, id: string, whose: ReportsOf): Promise<boolean> => {
  if (!(await stores.drafts.discard(id, whose))) return false
  await removeFilesOf(stores, id)
  return true
}

/** The headers that delete the cookie if it names this draft. */
export const forgottenCookie = (
  cookies: string,
  draftId: string,
  environment: 'development' | 'production',
): readonly SetCookie[] => {
  const cookie = readCaseCookie(readCookie('caseManagement', cookies, environment) ?? '')
  return cookie?.kind === 'draft' && cookie.id === draftId ? [dropCookie('caseManagement', environment)] : []
}
