// What other subjects do with files that people sent: attach them, hand them out, let go of them.
import type { SiteKey, Upload } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { Problem } from '../http/problem.ts'
import type { ClaimedUploads, StoredFile, UploadsOfOwner } from './postgres-uploads.ts'
import type { MultipartIssue } from './take-multipart.ts'

/** What a multipart request brought. */
export interface TakenMultipart {
  /** In the order in which they came, each name with all its values. */
  readonly fields: ReadonlyMap<string, readonly string[]>
  /** Stored and judged; they wait to be attached as any other. */
  readonly files: readonly Upload[]
  /** Files that there was no room for. */
  readonly issues: readonly MultipartIssue[]
}

export interface TakenForm extends TakenMultipart {
  /** Too many forms with files (429): it comes back to whoever sent it. */
  readonly refusal?: Problem
}

export interface UploadDesk {
  /**
   * Attaches the owner's files to something, all or none, in the caller's transaction. The same again for the same `by`
   * answers the same.
   *
   * @param by what takes them, such as `case:` with its id.
   */
  claim(
    within: Kysely<Schema>,
    files: UploadsOfOwner & { readonly ids: readonly string[]; readonly by: string },
  ): Promise<ClaimedUploads>
  /** Lets go of all that something has, or of some: nobody sees them from the commit on, and their bytes go soon after. */
  release(
    within: Kysely<Schema>,
    files: { readonly by: string; readonly ids?: readonly string[] },
  ): Promise<void>
  /** In the order in which they were sent. */
  claimedBy(
    within: Kysely<Schema>,
    by: readonly string[],
  ): Promise<readonly (StoredFile & { readonly by: string })[]>
  /** The facts of one that is clean. Who may see it is for the caller to know. */
  open(id: string): Promise<StoredFile | undefined>
  /**
   * Answers a file to whoever the caller lets see it: as an attachment under its own name, in parts where a part is asked
   * for. With `?preview` a small picture; throws `notFound` where there is none.
   */
  respond(file: StoredFile, request: Request, signal?: AbortSignal): Promise<Response>
  /**
   * Reads a multipart request as it comes, and judges its files. Throws `unsupportedMediaType`, `bodyTooLarge` or
   * `invalidRequest`, and then keeps nothing of it. `assertAllTaken` throws for files that were not taken.
   *
   * @param fileFields the names of the parts that are files; others with a file are `invalidRequest`.
   */
  takeMultipart(
    request: Request,
    options: UploadsOfOwner & {
      readonly site: SiteKey
      readonly fileFields: readonly string[]
      /** Of who sends it: `tooManyRequests` before anything is read; absent: counted by the caller. */
      readonly address?: string
    },
  ): Promise<TakenMultipart>
  /** The same of a form: where its network sends too many, what was typed comes all the same, and its files are passed over. */
  takeForm(...of: Parameters<UploadDesk['takeMultipart']>): Promise<TakenForm>
  /** All of an owner's that wait to be attached. */
  list(of: UploadsOfOwner): Promise<readonly Upload[]>
  /** False where it is gone or somebody else's. */
  remove(id: string, of: Pick<UploadsOfOwner, 'owner'>): Promise<boolean>
}

/** What a form or a call answers while too much is being judged. */
export const noRoomNow = (): Problem =>
  new Problem('serviceUnavailable', { headers: { 'retry-after': '30' } })

/** There was no room for a file while others were being judged: what was typed with it is kept, and it is to be sent again. */
export const isNotNow = ({ issues }: Pick<TakenMultipart, 'issues'>): boolean =>
  issues.some(({ key }) => key === 'notNow')

/** Throws for the first file that was refused or had no room, with the status of the multipart calls (413, 415; FAULT-79). */
export const assertAllTaken = ({ files, issues }: TakenMultipart): void => {
  const [issue] = issues
  if (issue?.key === 'notNow') throw noRoomNow()
  if (issue?.key === 'fileEmpty')
    throw new Problem('invalidRequest', { errors: [{ field: 'files', key: issue.key }] })
  if (issue) throw new Problem('bodyTooLarge', { errors: [{ field: 'files', key: issue.key }] })
  if (files.some(({ state }) => state !== 'clean'))
    throw new Problem('unsupportedMediaType', { errors: [{ field: 'files', key: 'fileType' }] })
}
