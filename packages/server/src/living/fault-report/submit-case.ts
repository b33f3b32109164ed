// Accepts a report: once per key, checked by the rule of the domain, with its files, errand and letters in one transaction.
import { createHash, randomUUID } from 'node:crypto'
import type {
  CaseEmailChange,
  CaseForm,
  CaseLetterNote,
  CaseType,
  CaseVariant,
  EmergencyKind,
  FieldIssue,
  SiteDefinition,
} from '@husrum/domain'
import {
  boardEmailChange,
  canonicalPhone,
  caseAreaOf,
  caseRoles,
  caseRule,
  caseVariantOf,
  detailWord,
  fallbackDetails,
  fallbackRooms,
  formatOtherResidentInfo,
  isAddressTyped,
  mayShareCase,
  profileChanges,
  roomWord,
  showsNewErrand,
} from '@husrum/domain'
import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { AskForEmail } from '../../people/accounts/index.ts'
import { setPhone } from '../../people/accounts/index.ts'
import type { AuditLog } from '../../platform/audit/postgres-audit-log.ts'
import { preparedPlan } from '../../platform/database/prepared-plans.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { StoredFile } from '../../platform/files/postgres-uploads.ts'
import type { UploadOwner } from '../../platform/files/upload-owner.ts'
import type { UploadService } from '../../platform/files/upload-service.ts'
import { signedInOf } from '../../platform/http/caller.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Visitor } from '../../platform/http/visitor.ts'
import type { MailService } from '../../platform/mail/mail-service.ts'
import type { AccountAddress } from '../../platform/mail/recipient.ts'
import { makeSeal } from '../../platform/secrets/seal.ts'
import type { SecretKeys } from '../../platform/secrets/secret-keys.ts'
import type { OpenErrand } from '../errands/index.ts'
import type { ReportsOf } from './case-reporter.ts'
import { assertMayReport, profileOf, reportsOf } from './case-reporter.ts'
import { faultWords } from './case-words.ts'
import { letterOfReport } from './letter-of-report.ts'
import type { CaseDrafts, StoredDraft } from './postgres-case-drafts.ts'
import { isDraftId, lockOfDraft } from './postgres-case-drafts.ts'
import type { CasePlacesOf, KnownPlace } from './postgres-case-places.ts'
import { makeCasePlaces } from './postgres-case-places.ts'
import { resumedWizard } from './wizard-of.ts'

/** The response to a report, and to each retry of it. */
export interface CaseAnswer {
  /** 202 for boards, whose ticket number follows later (FAULT-37). */
  readonly status: 201 | 202
  readonly receipt: {
    readonly id: string
    readonly reference: string
    readonly ticketNumber: string | null
    readonly caseStatusId: string
    readonly creationDate: number
    readonly attachments: readonly { readonly attachmentId: string; readonly filename: string }[]
    readonly copySent: boolean
    /** When the reporter is promised an answer, epoch milliseconds. */
    readonly promisedBy: number
    /** The former name of `promisedBy`, for pages that were loaded before version 0.2. */
    readonly expectedBy?: number
    /** The emergency that it is, by the triage rule. */
    readonly emergency?: EmergencyKind
    readonly visibleInErrands: boolean
    readonly statusPath?: string
    readonly emailChange?: CaseEmailChange
    readonly letterNote?: CaseLetterNote
  }
}

export interface SubmitCaseOptions {
  readonly db: Kysely<Schema>
  readonly keys: SecretKeys
  readonly now: () => number
  readonly drafts: CaseDrafts
  readonly uploads: Pick<UploadService, 'claim'>
  readonly openErrand: OpenErrand
  /** The status page of a report that its reporter cannot open among the errands. */
  readonly statusPathOf: (id: string, site: SiteDefinition) => string
  readonly audit: (within: Kysely<Schema>) => AuditLog
  /** Requests a change of the account's address, by the rules of accounts. */
  readonly askForEmail: AskForEmail
  readonly mails: Pick<MailService, 'within'>
}

/** An accepted report, before its transaction is committed. */
interface TakenReport {
  readonly answer: CaseAnswer
  readonly caseType: CaseType
  /** The form as sent, encrypted. */
  readonly sealed: Uint8Array
}

/** A report that is being accepted. */
interface Report {
  readonly caseType: CaseType
  readonly form: CaseForm
  /** Owner of the files that it names. */
  readonly owner: UploadOwner
}

/** Throws `invalidRequest`, with the fields that the rule of the domain rejects. */
const refuse = (issues: readonly Pick<FieldIssue, 'key' | 'path'>[]): never => {
  throw new Problem('invalidRequest', {
    errors: issues.map(({ key, path }) => ({ field: path.join('.'), key })),
  })
}

/** What is selected is not offered, or does not fit the place. */
const refuseField = (field: keyof CaseForm): never => refuse([{ key: 'unknownValue', path: [field] }])

const has = (list: readonly string[], key: string): boolean => list.includes(key)

export type SubmitCase = ReturnType<typeof makeSubmitCase>

export const makeSubmitCase = ({
  db,
  keys,
  now,
  drafts,
  uploads,
  openErrand,
  statusPathOf,
  audit,
  askForEmail,
  mails,
}: SubmitCaseOptions) => {
  const { seal } = makeSeal(keys.keysFor('case-report'))

  /** Looks up what a report names; labels that the browser sent are ignored. */
  const resolve = async (
    places: CasePlacesOf,
    { caseType, form }: Report,
    whose: ReportsOf,
    variant: CaseVariant,
  ) => {
    const isTyped = isAddressTyped(caseType, form)
    const { room, asset, hasRooms, hasAssets, ...named } = await places.named(
      {
        placeId: isTyped ? '' : (form.selectedApartment?.id ?? ''),
        roomId: form.problemArea,
        assetId: form.problemAreaDetails,
      },
      whose,
    )
    const { known } = named
    if (!isTyped && !known) refuseField('selectedApartment')
    const area = known ? (known.kind === 'home' ? 'YourApartment' : 'CommonAreas') : caseAreaOf(form)
    // A building is a common area, and a home is not.
    if (known && area !== caseAreaOf(form)) return refuseField('type')
    const words = faultWords[variant]
    // The fixed lists are for places that have none of their own.
    const roomKey =
      room?.key ?? (!hasRooms && has(fallbackRooms(area), form.problemArea) ? form.problemArea : undefined)
    if (roomKey === undefined) return refuseField('problemArea')
    const problemKey =
      asset?.key ??
      ((!hasAssets || form.problemAreaDetails === 'other') &&
      has(fallbackDetails(area, roomKey), form.problemAreaDetails)
        ? form.problemAreaDetails
        : undefined)
    if (problemKey === undefined) return refuseField('problemAreaDetails')
    return {
      known,
      area,
      roomKey,
      roomType: room?.name || (roomWord(words, area, roomKey) ?? roomKey),
      problemKey,
      problem: asset?.name || (detailWord(words, problemKey) ?? problemKey),
    } as const
  }

  const changeProfile = async (
    trx: Transaction<Schema>,
    places: CasePlacesOf,
    { caseType, form }: Report,
    whose: ReportsOf,
    visitor: Visitor,
    variant: CaseVariant,
  ): Promise<CaseEmailChange | undefined> => {
    const user = await signedInOf(visitor.caller).user()
    const profile = profileOf(user, await places.boardEmail(whose))
    const { email, phoneNumber } = profileChanges(form, profile, variant) ?? {}
    if (phoneNumber !== undefined) {
      await setPhone(trx, whose.accountId, canonicalPhone(phoneNumber, variant))
      await audit(trx).add({
        event: 'accountUpdated',
        site: visitor.site,
        requestId: visitor.requestId,
        address: visitor.address,
        accountId: whose.accountId,
        detail: { fields: 1 },
      })
    }
    if (caseType === 'boardMember' && whose.associationId !== undefined) {
      const changed = boardEmailChange(form, profile)
      if (changed !== undefined) await places.changeBoardEmail(trx, changed, whose.associationId)
    }
    return email === undefined ? undefined : askForEmail(trx, email, visitor)
  }

  const claim = async (
    trx: Transaction<Schema>,
    { form, owner }: Report,
    id: string,
  ): Promise<readonly StoredFile[]> => {
    const ids = form.files.map((file) => file.id)
    const claimed = await uploads.claim(trx, { owner, purpose: 'case', ids, by: `case:${id}` })
    if (claimed.kind === 'claimed') return claimed.files
    return refuseField('files')
  }

  const placeFacts = async (
    places: CasePlacesOf,
    { caseType, form }: Report,
    known: KnownPlace | undefined,
    whose: ReportsOf,
    user: { readonly association?: { readonly name: string } | undefined },
  ) => {
    if (known) {
      const { place } = known
      return {
        isOtherAddress: false,
        associationId: known.associationId,
        placeId: place.id,
        propertyId: place.propertyId,
        buildingId: place.buildingId,
        objectName: known.objectName,
        objectAddress: place.address,
        buildingPartName: known.buildingPartName,
        brfName: known.associationName,
        otherResidentInfo: '',
      }
    }
    const { otherApartmentPlace, otherApartmentProperty } = await places.vendorIds(whose)
    const isBoard = caseType === 'boardMemberNoManagement'
    return {
      isOtherAddress: true,
      associationId: isBoard ? (whose.associationId ?? null) : null,
      placeId: otherApartmentPlace,
      propertyId: otherApartmentProperty,
      buildingId: '',
      objectName: form.object,
      objectAddress: form.address,
      buildingPartName: '',
      brfName: isBoard ? `${form.compoundName} (${form.compoundNumber})` : (user.association?.name ?? ''),
      otherResidentInfo: formatOtherResidentInfo({
        address: form.address,
        zipCode: form.zipCode,
        city: form.city,
        governmentObjectId: form.object,
      }),
    }
  }

  /** Stores everything that follows from a report, in the transaction of the caller. */
  const open = async (
    trx: Transaction<Schema>,
    report: Report,
    whose: ReportsOf,
    reporter: AccountAddress,
    visitor: Visitor,
  ): Promise<TakenReport> => {
    const { caseType } = report
    const { site } = whose
    const variant = caseVariantOf(site)
    if (variant === undefined) throw new Problem('notFound')
    const places = makeCasePlaces(trx)
    const user = await signedInOf(visitor.caller).user()
    const checked = caseRule({ caseType, variant }).check(report.form)
    if (checked.kind === 'invalid') return refuse(checked.issues)
    const taken: Report = { ...report, form: checked.value }
    const { form } = taken
    const { known, ...fault } = await resolve(places, taken, whose, variant)
    const id = randomUUID()
    const emailChange = await changeProfile(trx, places, taken, whose, visitor, variant)
    const files = await claim(trx, taken, id)
    const at = now()
    const { address } = visitor
    const { errand, letterNote } = await letterOfReport(trx, form, reporter, { address, mails })
    const opened = await openErrand(trx, {
      id,
      site,
      origin: visitor.origin,
      reporterAccountId: whose.accountId,
      role: caseRoles[caseType],
      ...(await placeFacts(places, taken, known, whose, user)),
      ...fault,
      description: form.description,
      contact: { email: form.email, phone: form.phone },
      alternativeContact: form.other
        ? {
            firstName: form.otherFirstName,
            lastName: form.otherLastName,
            email: form.otherEmail,
            phone: form.otherPhone,
          }
        : null,
      isSharedWithBoard:
        form.shareWithBoard &&
        mayShareCase(caseType, form) &&
        fault.area === 'YourApartment' &&
        known?.place.hasBoard === true,
      files,
      ...errand,
      at,
    })
    const visibleInErrands = known
      ? showsNewErrand(caseType, {
          ...form,
          type: fault.area === 'CommonAreas' ? 'publicSpace' : 'apartment',
        })
      : showsNewErrand(caseType, form)
    return {
      caseType,
      sealed: seal(JSON.stringify({ caseType, form }), id),
      answer: {
        status: caseType === 'boardMember' ? 202 : 201,
        receipt: {
          ...opened,
          expectedBy: opened.promisedBy,
          reference: opened.id,
          copySent: errand.isCopy,
          visibleInErrands,
          ...(!visibleInErrands && { statusPath: statusPathOf(opened.id, whose.site) }),
          ...(emailChange && { emailChange }),
          ...(letterNote && { letterNote }),
        },
      },
    }
  }

  interface Asked {
    readonly key: string
    /** Digest input that identifies the request. */
    readonly body: string | Uint8Array
    /** Name of the lock against concurrent requests for the same report. */
    readonly lock: string
    readonly draftId?: string
  }

  type Work = (
    trx: Transaction<Schema>,
    draft: StoredDraft | undefined,
    /** The account's address when the transaction began. */
    reporter: AccountAddress,
  ) => Promise<TakenReport>

  /** Runs once per key: a retry returns the first response. Throws `stillRunning` and `keyReused`. */
  const once = async (
    { key, body, lock, draftId }: Asked,
    whose: ReportsOf,
    work: Work,
  ): Promise<CaseAnswer> => {
    const bodyHash = new Uint8Array(createHash('sha256').update(body).digest())
    const { accountId, site } = whose
    return db.transaction().execute(async (trx) => {
      const { rows } = await sql<{
        mine: boolean
        email: string | null
        email_confirmed_at: string | null
      }>`select mine, email, email_confirmed_at
        from (select pg_try_advisory_xact_lock(hashtextextended(${lock}, 0)) as mine) as locked
        left join accounts on accounts.id = ${accountId}`.execute(trx)
      const [begun] = rows
      if (begun?.mine !== true) throw new Problem('stillRunning', { headers: { 'retry-after': '1' } })
      // A stored draft has not been sent: sending deletes it.
      const draft = draftId === undefined ? undefined : await drafts.take(trx, draftId, whose)
      const before =
        draft === undefined
          ? await trx
              .selectFrom('case_submissions')
              .select(['body_hash', 'status', 'answer'])
              .where('account_id', '=', accountId)
              .where('site_id', '=', site.siteId)
              .where('key', '=', key)
              .executeTakeFirst()
          : undefined
      if (before) {
        if (Buffer.compare(before.body_hash, bodyHash) !== 0) throw new Problem('keyReused')
        const receipt = before.answer as CaseAnswer['receipt']
        const { promisedBy = receipt.expectedBy ?? 0 } = receipt
        return {
          status: before.status,
          receipt: { ...receipt, promisedBy, expectedBy: promisedBy },
        } as CaseAnswer
      }
      const { email, email_confirmed_at } = begun
      const taken = await work(trx, draft, { email: email ?? '', email_confirmed_at })
      const { status, receipt } = taken.answer
      await trx
        .with('kept', (query) =>
          query
            .insertInto('case_reports')
            .values({ case_id: receipt.id, account_id: accountId, sealed: taken.sealed }),
        )
        .insertInto('case_submissions')
        .values({
          account_id: accountId,
          site_id: site.siteId,
          key,
          draft_id: draftId ?? null,
          body_hash: bodyHash,
          case_type: taken.caseType,
          status,
          answer: JSON.stringify(receipt),
          created_at: new Date(now()).toISOString(),
        })
        .modifyEnd(preparedPlan)
        .execute()
      return taken.answer
    })
  }

  /** Whether a draft was sent with another submission: a later one cannot be a second report. */
  const wasSent = async (
    trx: Transaction<Schema>,
    draftId: string,
    { accountId }: ReportsOf,
  ): Promise<boolean> => {
    const row = await trx
      .selectFrom('case_submissions')
      .select('key')
      .where('draft_id', '=', draftId)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    return row !== undefined
  }

  return {
    /**
     * Sends a draft. Throws `notFound` for a draft of another account, `statusConflict` if another submission than the given one is
     * stored, `keyReused` if the draft was sent with another one, and the errors of {@link assertMayReport}.
     */
    draft: async (draftId: string, submission: number, visitor: Visitor): Promise<CaseAnswer> => {
      if (!isDraftId(draftId)) throw new Problem('notFound')
      const whose = reportsOf(visitor)
      // Read before the transaction, which should use one connection only.
      const user = await signedInOf(visitor.caller).user()
      const key = `${draftId}.${submission}`
      const asked = { key, body: key, lock: lockOfDraft(draftId), draftId }
      return once(asked, whose, async (trx, draft, reporter) => {
        if (!draft) throw new Problem((await wasSent(trx, draftId, whose)) ? 'keyReused' : 'notFound')
        await assertMayReport(visitor, draft.caseType)
        if (draft.submission !== submission) throw new Problem('statusConflict')
        const variant = caseVariantOf(whose.site)
        if (variant === undefined) throw new Problem('notFound')
        const profile = profileOf(user, await makeCasePlaces(trx).boardEmail(whose))
        const { form } = resumedWizard({ siteId: whose.site.siteId, variant, profile }, draft)
        const owner = { kind: 'draft', id: draftId } as const
        const report = { caseType: draft.caseType, form, owner }
        return open(trx, report, whose, reporter, visitor)
      })
    },

    /** Accepts a complete report, with files that belong to `owner`. Without a key a retry creates a second report. */
    whole: async (
      { caseType, form, owner, body }: Report & { readonly body: string },
      idempotencyKey: string,
      visitor: Visitor,
    ): Promise<CaseAnswer> => {
      const whose = await assertMayReport(visitor, caseType)
      const key = idempotencyKey || randomUUID()
      return once(
        {
          key,
          body: `${caseType}\n${body}`,
          lock: ['case', whose.accountId, whose.site.siteId, key].join(' '),
        },
        whose,
        (trx, _, reporter) => open(trx, { caseType, form, owner }, whose, reporter, visitor),
      )
    },
  }
}
