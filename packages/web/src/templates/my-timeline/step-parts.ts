// The part that a step of the timeline has of its own on its page, between its days and its tasks. To add a part, add its line here.
import type { OwnedResidence } from '@husrum/application'
import type { ContentPage, TimelineStep } from '@husrum/domain'
import type { ComponentType } from 'react'
import { inspectionsQuery } from '../../features/inspections/queries.ts'
import { interiorQuery } from '../../features/interior/queries.ts'
import type { LoadContext } from '../../frame/template.ts'
import type { TextsName } from '../../texts/load-texts.ts'
import { OwnInspections } from './OwnInspections.tsx'
import { OwnInterior } from './OwnInterior.tsx'
import type { StepPartProps } from './step-part-props.ts'

export interface StepPart {
  /** The texts that it needs in addition to the timeline's. */
  readonly texts: readonly TextsName[]
  /** Loads what the first paint shows, through the page's query cache. Never rejects: a part shows its own failure. */
  readonly load?: (context: LoadContext<ContentPage>, residence: OwnedResidence) => Promise<unknown>
  readonly Component: ComponentType<StepPartProps>
}

/** Requests the data before the first paint. Resolves to `'failed'` instead of rejecting; the part itself handles that. */
const asked = (asking: Promise<unknown>): Promise<unknown> =>
  asking.then(
    () => undefined,
    () => 'failed',
  )

export const stepParts: { readonly [Step in TimelineStep]?: StepPart } = {
  interior: {
    texts: ['interior'],
    load: ({ site, interiors, fetch }, { id }) => asked(fetch(interiorQuery(id, site, interiors))),
    Component: OwnInterior,
  },
  inspection: {
    texts: ['inspections', 'files'],
    load: ({ site, inspections, fetch }, { id }) => asked(fetch(inspectionsQuery(id, site, inspections))),
    Component: OwnInspections,
  },
}

/** The texts of all parts, because only the address decides which step a page shows. */
export const stepTexts: readonly TextsName[] = Object.values(stepParts).flatMap(
  ({ texts }: StepPart) => texts,
)
