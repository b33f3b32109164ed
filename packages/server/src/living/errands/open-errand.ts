// Opens an errand for an accepted report: the row, its history, its files, its number and the copy.

import type {
  AlternativeContact,
  EmergencyKind,
  ErrandArea,
  ErrandRole,
  ErrandType,
  FaultFacts,
  FileKind,
  SiteDefinition,
} from '@husrum/domain'
import {
  dayIn,
  emergencyOf,
  errandPromisedBy,
  errandStatusIdOf,
  errandUrgencyOf,
  isInsideHome,
} from '@husrum/domain'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { preparedPlan } from '../../platform/database/prepared-plans.ts'
import type { Schema } from '../../platform/database/schema.ts'
import { insertEvent } from '../../platform/events/add-events.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { LetterPass } from '../../platform/mail/letter-gate.ts'

/** A file that is already claimed by `case:{id of the errand}`. */
export interface ErrandFile {
  /** Id of the upload. */
  readonly id: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly kind: FileKind
}

/** Unknown texts are empty. */
export interface NewErrand {
  /** Chosen by the caller, who has claimed the files with it. */
  readonly id: string
  readonly site: SiteDefinition
  /** Public origin of the site (`Visitor.origin`), for the links of letters. */
  readonly origin: string
  readonly reporterAccountId: string
  readonly role: ErrandRole
  /** Owner of the property; null if unknown. */
  readonly associationId: string | null
  readonly area: ErrandArea
  /** `management` if left out. */
  readonly type?: ErrandType
  readonly isOtherAddress: boolean
  readonly placeId: string
  readonly propertyId: string
  readonly buildingId: string
  readonly objectName: string
  readonly objectAddress: string
  readonly buildingPartName: string
  readonly brfName: string
  /** In the format of `formatOtherResidentInfo`. */
  readonly otherResidentInfo: string
  readonly roomKey: string
  /** The room's name, in the language of the site. */
  readonly roomType: string
  readonly problemKey: string
  /** In words, in the language of the site. */
  readonly problem: string
  readonly description: string
  /** Contact details of the reporter, as entered. */
  readonly contact: { readonly email: string; readonly phone: string }
  readonly alternativeContact: AlternativeContact | null
  /** Whether the resident shares an errand inside their home with the board; false if left out. */
  readonly isSharedWithBoard?: boolean
  readonly files: readonly ErrandFile[]
  /** Who fixes it, if that is known already. */
  readonly handler?: string
  /** By when it is to be done, epoch milliseconds, if that has been said already: then no answer is owed. */
  readonly doneBy?: number
  /** Address for the confirmation or copy, sent once the errand has a number; null for none. */
  readonly letterTo: string | null
  /** Whether the letter is a copy: with the text, and the names of the files. To a confirmed address only. */
  readonly isCopy: boolean
  /** Pass of the letter gate, if the address is not a confirmed one of the reporter. */
  readonly pass?: LetterPass | undefined
  /** Epoch milliseconds. */
  readonly at: number
}

export interface OpenedErrand {
  readonly id: string
  /** Null for boards, whose number comes from the case system shortly after. */
  readonly ticketNumber: string | null
  readonly caseStatusId: string
  readonly creationDate: number
  /** When the reporter is promised an answer, epoch milliseconds. */
  readonly promisedBy: number
  /** The emergency that it is, by the triage rule. */
  readonly emergency?: EmergencyKind
  readonly attachments: readonly { readonly attachmentId: string; readonly filename: string }[]
}

/**
 * Opens an errand in a transaction, which also enqueues its jobs. A second call with the same id is a defect of the caller, and
 * rejects.
 */
export type OpenErrand = (transaction: Kysely<Schema>, errand: NewErrand) => Promise<OpenedErrand>

/** Facts for the jobs of a new errand. */
export interface LetterFacts {
  /** Id of the errand. */
  readonly id: string
  readonly isCopy: boolean
  readonly pass?: LetterPass | undefined
}

/** Assigns its number to an errand of a board. */
export const numberingKind = 'errand number'
/** Sends the confirmation of a report, or the copy of it. */
export const copyKind = 'errand copy'

/** The next number, as part of a statement. */
const newTicketNumber = sql<string>`'F-' || nextval('case_numbers')`

export const nextTicketNumber = async (transaction: Kysely<Schema>): Promise<string> => {
  const { number } = await transaction.selectNoFrom(newTicketNumber.as('number')).executeTakeFirstOrThrow()
  return number
}

export const makeOpenErrand =
  ({ jobs }: { readonly jobs: Pick<Jobs, 'enqueue'> }): OpenErrand =>
  async (trx, errand) => {
    const { id, site, role, at, roomKey, problemKey, files } = errand
    const instant = new Date(at).toISOString()
    const fault: FaultFacts = {
      area: errand.area,
      room: roomKey,
      problem: problemKey,
      description: errand.description,
      day: dayIn(at, site.country),
    }
    const emergency = emergencyOf(fault)
    const promisedBy = errandPromisedBy(at, errandUrgencyOf(fault), site.country)
    const caseStatusId = errandStatusIdOf('registered', site.country)
    const isShared = errand.isSharedWithBoard === true && isInsideHome(errand)
    const event = {
      case_id: id,
      at: instant,
      by_party: role === 'RESIDENT' ? 'customer' : 'board',
      account_id: errand.reporterAccountId,
      version: 1,
    } as const
    // One statement: a reporter waits for each round trip.
    const opened = trx
      .with('opened', (query) =>
        query
          .insertInto('cases')
          .values({
            id,
            site_id: site.siteId,
            origin: errand.origin,
            reporter_id: errand.reporterAccountId,
            role,
            association_id: errand.associationId,
            area: errand.area,
            is_other_address: errand.isOtherAddress,
            type: errand.type ?? 'management',
            place_id: errand.placeId,
            property_id: errand.propertyId,
            building_id: errand.buildingId,
            object_name: errand.objectName,
            object_address: errand.objectAddress,
            building_part_name: errand.buildingPartName,
            brf_name: errand.brfName,
            other_resident_info: errand.otherResidentInfo,
            room_key: roomKey,
            room_type: errand.roomType,
            problem_key: problemKey,
            problem: errand.problem,
            description: errand.description,
            contact_email: errand.contact.email,
            contact_phone: errand.contact.phone,
            alternative_contact: errand.alternativeContact && JSON.stringify(errand.alternativeContact),
            copy_to: errand.letterTo,
            shared_with_board_at: isShared ? instant : null,
            case_status_id: caseStatusId,
            status_since: instant,
            ticket_number: role === 'RESIDENT' ? newTicketNumber : null,
            created_at: instant,
            promised_by: new Date(promisedBy).toISOString(),
            ...(errand.handler && { handler_name: errand.handler }),
            ...(errand.doneBy !== undefined && {
              done_by: new Date(errand.doneBy).toISOString(),
              answered_at: instant,
            }),
          })
          .returning('ticket_number'),
      )
      .with('noted', (query) =>
        query
          .insertInto('case_events')
          .values([
            { ...event, kind: 'created', case_status_id: caseStatusId },
            ...(isShared ? [{ ...event, kind: 'shared' as const }] : []),
          ]),
      )
    const told = opened.with('told', (query) =>
      insertEvent(query, { type: 'errand.opened', data: { errandId: id, status: 'registered', version: 1 } }),
    )
    const withFiles =
      files.length === 0
        ? told
        : told.with('attached', (query) =>
            query.insertInto('case_files').values(
              files.map((file, place) => ({
                id: file.id,
                case_id: id,
                place,
                name: file.name,
                kind: file.kind,
                size: file.size,
                added_at: instant,
              })),
            ),
          )
    const { ticket_number: ticketNumber } = await withFiles
      .selectFrom('opened')
      .select('ticket_number')
      .modifyEnd(preparedPlan)
      .executeTakeFirstOrThrow()
    const facts: LetterFacts = { id, isCopy: errand.isCopy, ...(errand.pass && { pass: errand.pass }) }
    if (ticketNumber === null) await jobs.enqueue(trx, { kind: numberingKind, facts })
    else if (errand.letterTo !== null) await jobs.enqueue(trx, { kind: copyKind, facts })
    return {
      id,
      ticketNumber,
      caseStatusId,
      creationDate: at,
      promisedBy,
      ...(emergency && { emergency }),
      attachments: files.map((file) => ({ attachmentId: file.id, filename: file.name })),
    }
  }
