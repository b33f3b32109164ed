// Forms about inspections without script: each does the same as with script, and redirects to the page (303).
import { endpoints, inspectionFormPath, inspectionQuery } from '@husrum/contract'
import { inspectionsAddress } from '@husrum/domain'
import type { Hono } from 'hono'
import { isUuid } from '../../platform/database/is-uuid.ts'
import { readFileForm } from '../../platform/files/read-file-form.ts'
import type { TakenForm, UploadService } from '../../platform/files/upload-service.ts'
import { isNotNow, noRoomNow } from '../../platform/files/upload-service.ts'
import type { AppEnv } from '../../platform/http/app-environment.ts'
import type { EndpointForm, FormRoute, SentForm } from '../../platform/http/bind-form.ts'
import { bindForms, byAction, formOf, signInForAccess } from '../../platform/http/bind-form.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import { textOf } from '../../platform/http/form-fields.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { QueryEntries } from '../../platform/http/with-query.ts'
import { withQuery } from '../../platform/http/with-query.ts'

type Sent = SentForm<TakenForm>
type ChangeForm = EndpointForm<typeof endpoints.askForInspectionTime, TakenForm>

/** All fields at their maximum length. */
const maxFormBytes = 32_768

const ownerOf = ({ visitor }: Pick<Sent, 'visitor'>) =>
  ({ kind: 'account', id: signedInOf(visitor.caller).session.accountId }) as const

const messages = { notFound: '', late: 'late', keyReused: 'failed', invalidRequest: 'invalid' } as const

export const inspectionFormRoutes = (
  app: Hono<AppEnv>,
  { uploads }: { readonly uploads: Pick<UploadService, 'takeForm' | 'remove'> },
): void => {
  /** All files of a remark, or none. */
  const filesOf = async (sent: Sent): Promise<readonly string[]> => {
    const clean = sent.files.filter(({ state }) => state === 'clean').map(({ id }) => id)
    const isRefused = sent.issues.length > 0 || clean.length < sent.files.length
    if (!isRefused) return clean
    for (const id of clean) await uploads.remove(id, { owner: ownerOf(sent) })
    throw isNotNow(sent)
      ? noRoomNow()
      : new Problem('invalidRequest', { errors: [{ field: 'files', key: 'fileType' }] })
  }

  const change: Pick<ChangeForm, 'doneAt'> & { readonly messages: typeof messages } = {
    messages,
    doneAt: ({ body }, { fields, page }) =>
      withQuery(page, [
        [inspectionQuery.home, body.residenceId],
        [inspectionQuery.done, textOf(fields, 'action')],
      ]),
  }
  const remark = formOf<typeof endpoints.addInspectionRemark, TakenForm>(endpoints.addInspectionRemark, {
    ...change,
    fields: async (sent) => {
      if (sent.refusal) throw sent.refusal
      return { files: await filesOf(sent), draft: undefined }
    },
  })
  const notFixed = formOf(endpoints.reportRemarkNotFixed, change)
  const time = formOf(endpoints.askForInspectionTime, change)

  const route: FormRoute<TakenForm> = {
    path: inspectionFormPath,
    maxBytes: maxFormBytes,
    access: endpoints.getInspections,
    signIn: signInForAccess,
    page: (site) => inspectionsAddress(site),
    // The fields determine where refused files are reported, so they are read all the same.
    read: (c, visitor) =>
      readFileForm(c.req.raw, uploads.takeForm, {
        purpose: 'inspectionRemark',
        fileFields: ['files'],
        owner: ownerOf({ visitor }),
        site: visitor.site.key,
        address: visitor.address,
        maxBytes: maxFormBytes,
      }),
    otherMessage: 'failed',
    backAt: (message, { fields, page }, { errors }) => {
      const error: QueryEntries = [
        ...(message === '' ? [] : [[inspectionQuery.error, message] as const]),
        ...errors.map(({ field, key }) => [inspectionQuery.field, `${field}:${key}`] as const),
      ]
      const [home, id, action] = ['residenceId', 'id', 'action'].map((name) => textOf(fields, name))
      const ofHome: QueryEntries = isUuid(home ?? '') ? [[inspectionQuery.home, home ?? '']] : []
      return isUuid(id ?? '')
        ? `${withQuery(page, [...ofHome, [inspectionQuery.form, `${action}:${id}`], ...error])}#${action}-${id}`
        : withQuery(page, [...ofHome, ...error])
    },
    unreadAt: (_, { page }, { status }) => (status === 503 ? page : undefined),
  }
  bindForms(app, route, byAction({ remark, notFixed, time }))
}
