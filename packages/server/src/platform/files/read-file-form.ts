// Reads a form that may have files: with files as `multipart/form-data`, without as `application/x-www-form-urlencoded`.
import { fieldsOf } from '../http/form-fields.ts'
import { readForm } from '../http/read-form.ts'
import { bringsFiles } from '../http/receiving.ts'
import type { TakenForm, UploadService } from './upload-service.ts'

/**
 * @param take `takeForm` or `takeMultipart` of the uploads.
 * @param maxBytes size limit of a form without files.
 */
export const readFileForm = async (
  request: Request,
  take: UploadService['takeForm'],
  { maxBytes, ...options }: Parameters<UploadService['takeForm']>[1] & { readonly maxBytes: number },
): Promise<TakenForm> =>
  bringsFiles(request.headers.get('content-type') ?? '')
    ? take(request, options)
    : { fields: fieldsOf(await readForm(request, maxBytes)), files: [], issues: [] }
