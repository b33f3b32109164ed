// All kinds of records.
import type { ContactRecord } from './contact-record.ts'
import type { OptionGroupRecord } from './option-records.ts'
import type { PremisesRecord } from './premises-record.ts'
import type { HomeRecord, StageRecord } from './records.ts'

/** A record of any kind. */
export type CatalogueRecord = StageRecord | HomeRecord | PremisesRecord | OptionGroupRecord | ContactRecord
