// What a step of the timeline has of its own on its page, between its days and what one does. A subject adds its line here.
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
  /** Which words it needs besides the timeline's. */
  readonly texts: readonly TextsName[]
  /** What the first paint shows, asked by way of the page's query cache. Never rejects: a part fails by itself. */
  readonly load?: (context: LoadContext<ContentPage>, residence: OwnedResidence) => Promise<unknown>
  readonly Component: ComponentType<StepPartProps>
}

/** Asks before the first paint; what fails is told apart by its part alone. */
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

/** The words of all of them: which step a page shows is known by its address alone. */
export const stepTexts: readonly TextsName[] = Object.values(stepParts).flatMap(
  ({ texts }: StepPart) => texts,
)
