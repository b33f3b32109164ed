// The inspections of development: what a demo company provides.
import type { CountryCode, ErrandStatusKey, InspectionKind } from '@husrum/domain'
import type { InventedPicture } from './invented-errands.ts'

export interface InventedRemark {
  readonly room: string
  readonly text: string
  readonly by: 'inspector' | 'buyer'
  readonly responsible: string
  /** Days from today. */
  readonly due?: number
  /** Status of the errand of the remark. */
  readonly status: ErrandStatusKey
  readonly dispute?: string
  readonly picture?: InventedPicture
}

export interface InventedInspection {
  readonly key: string
  /** Key of the person who owns the home. */
  readonly person: string
  readonly kind: InspectionKind
  /** Days from today. */
  readonly day: number
  readonly hour: number
  readonly inspector: string
  readonly note: string
  readonly isClosed: boolean
  readonly remarks: readonly InventedRemark[]
}

export interface InventedInspections {
  of(country: CountryCode): readonly InventedInspection[]
}

export const noInspections: InventedInspections = { of: () => [] }
