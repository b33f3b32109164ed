// The emergency contact for an errand: the number in its letters.
import type { EmergencyContact, SiteDefinition } from '@husrum/domain'
import { dayIn, emergenciesAt, emergencyOf, generalEmergencyContact, wallClockAt } from '@husrum/domain'
import type { ErrandCall } from '../../platform/mail/letter.ts'
import type { CaseRow } from './seen-errands.ts'
import { siteOfCase } from './site-of-case.ts'

/** The emergency contacts of a site's content. */
export type EmergenciesOf = (site: SiteDefinition) => Promise<readonly EmergencyContact[]>

type Fault = Pick<CaseRow, 'site_id' | 'area' | 'room_key' | 'problem_key' | 'description' | 'created_at'>

/** The contact at this hour, and whether the errand is an emergency; empty if no contact is open. */
export type CallOf = (row: Fault) => Promise<{ readonly call?: ErrandCall }>

export const makeCallOf =
  ({ emergenciesOf, now }: { readonly emergenciesOf: EmergenciesOf; readonly now: () => number }): CallOf =>
  async (row) => {
    const site = siteOfCase(row)
    const emergency = emergencyOf({
      area: row.area,
      room: row.room_key,
      problem: row.problem_key,
      description: row.description,
      day: dayIn(Date.parse(row.created_at), site.country),
    })
    const open = emergenciesAt(await emergenciesOf(site), wallClockAt(now(), site.country))
    const contact = open.find(({ kind }) => kind === emergency)?.contact ?? generalEmergencyContact(open)
    if (!contact) return {}
    const { name, phone } = contact
    return { call: { name, phone, isNow: emergency !== undefined } }
  }
