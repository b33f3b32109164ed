// Drafts of fault reports, over HTTP.
import type { CaseDrafts } from '@husrum/application'
import { ContractBroken, ReportAlreadySent } from '@husrum/application'
import type { ResponseOf } from '@husrum/contract'
import { discardCaseDraft, getCaseDrafts, saveCaseDraft } from '@husrum/contract'
import type { StoredCaseDraft } from '@husrum/domain'
import { readCaseDraft } from '@husrum/domain'
import { verbsOf } from '../http/endpoint-verbs.ts'
import type { ServiceClient } from '../http/service-client.ts'
import { onOutcome } from '../http/service-client.ts'

const toDraft = (dto: ResponseOf<typeof saveCaseDraft>): StoredCaseDraft => {
  const draft = readCaseDraft(dto)
  if (!draft) throw new ContractBroken('The draft has no id or no step')
  const { caseType, isNewCase, isSwitched, changedOn, version, isElsewhere } = dto
  return {
    ...draft,
    ...{ caseType, isNewCase, isSwitched, changedOn },
    ...(version !== undefined && { version }),
    ...(isElsewhere && { isElsewhere }),
  }
}

const alreadySent = onOutcome<typeof saveCaseDraft, never>(saveCaseDraft, {
  notFound: () => {
    throw new ContractBroken('The draft belongs to another account')
  },
  statusConflict: ({ present = '' }) => {
    throw new ReportAlreadySent(present)
  },
})

/** Maximum length of a form sent with keepalive, in characters of at most three bytes each in UTF-8. */
const longestLeftBehind = 20_000

export const makeHttpCaseDrafts = ({ client }: { readonly client: ServiceClient }): CaseDrafts => ({
  ...verbsOf(client, { discard: [discardCaseDraft, 'id'] }),
  list: async () => (await client.call(getCaseDrafts, {})).body.map(toDraft),
  save: ({ form, version: _, isElsewhere: __, ...draft }, base) => {
    const outlivesPage = JSON.stringify(form).length < longestLeftBehind
    const request = { ...draft, form: { ...form }, ...(base && { base }) }
    return client
      .call(saveCaseDraft, request, { outlivesPage })
      .then(({ body }) => toDraft(body), alreadySent)
  },
})
