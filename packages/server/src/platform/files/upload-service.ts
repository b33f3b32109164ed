// What other modules do with uploads: attach them, serve them, delete them.
import type { SiteKey, Upload } from '@husrum/domain'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import { Problem } from '../http/problem.ts'
import type { ClaimedUploads, StoredFile, UploadsOfOwner } from './postgres-uploads.ts'
import type { MultipartIssue } from './take-multipart.ts'

/** The content of a multipart request. */
export interface TakenMultipart {
  /** In the order of the form, each name with all its values. */
  readonly fields: ReadonlyMap<string, readonly string[]>
  /** Stored and inspected; they can be attached like other uploads. */
  readonly files: readonly Upload[]
  /** Files that there was no room for. */
  readonly issues: readonly MultipartIssue[]
}

export interface TakenForm extends TakenMultipart {
  /** Too many forms with files (429), for the response to the sender. */
  readonly refusal?: Problem
}

export interface UploadService {
  /**
   * Attaches files of the owner to something, all or none, in the transaction of the caller. Idempotent for the same `by`.
   *
   * @param by what the files are attached to, such as `case:` with its id.
   */
  claim(
    within: Kysely<Schema>,
    files: UploadsOfOwner & { readonly ids: readonly string[]; readonly by: string },
  ): Promise<ClaimedUploads>
  /** Detaches all or some files of `by`: they are no longer visible after the commit, and their bytes are deleted soon after. */
  release(
    within: Kysely<Schema>,
    files: { readonly by: string; readonly ids?: readonly string[] },
  ): Promise<void>
  /** In the order in which they were sent. */
  claimedBy(
    within: Kysely<Schema>,
    by: readonly string[],
  ): Promise<readonly (StoredFile & { readonly by: string })[]>
  /** The metadata of a clean file. The caller checks access. */
  open(id: string): Promise<StoredFile | undefined>
  /**
   * Responds with a file; the caller checks access. It is an attachment under its own name, with support for byte ranges.
   * With `?preview` it is a small picture; throws `notFound` if there is none.
   */
  respond(file: StoredFile, request: Request, signal?: AbortSignal): Promise<Response>
  /**
   * Parses a multipart request as a stream and inspects its files. Throws `unsupportedMediaType`, `bodyTooLarge` or
   * `invalidRequest`, and then stores nothing of it. `assertAllTaken` throws for files that were not accepted.
   *
   * @param fileFields the names of the parts that are files; a file in another part is `invalidRequest`.
   */
  takeMultipart(
    request: Request,
    options: UploadsOfOwner & {
      readonly site: SiteKey
      readonly fileFields: readonly string[]
      /** Address of the sender, for `tooManyRequests` before the body is read; absent: the caller enforces the limit. */
      readonly address?: string
    },
  ): Promise<TakenMultipart>
  /** The same for a form: above the rate limit of its network, the fields are still read and the files are discarded. */
  takeForm(...of: Parameters<UploadService['takeMultipart']>): Promise<TakenForm>
  /** All unattached uploads of an owner. */
  list(of: UploadsOfOwner): Promise<readonly Upload[]>
  /** False if it is gone or has another owner. */
  remove(id: string, of: Pick<UploadsOfOwner, 'owner'>): Promise<boolean>
}

/** The answer of a form or call while the inspection is at capacity. */
export const noRoomNow = (): Problem =>
  new Problem('serviceUnavailable', { headers: { 'retry-after': '30' } })

/** Whether a file was rejected because the inspection is at capacity: the typed fields are preserved, and the file must be resent. */
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
