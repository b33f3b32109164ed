// My Pages: the timeline of a home, or one of its steps.
import type { ContentPage } from '@husrum/domain'
import { timelineStepAt } from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import { MyPagesMenu } from '../../features/my-pages/MyPagesMenu.tsx'
import type { OwnData } from '../../features/own-bookings/ask-if-signed-in.ts'
import { OtherResidences } from '../../features/residences/OtherResidences.tsx'
import { StepPage } from '../../features/residences/StepPage.tsx'
import { Timeline } from '../../features/residences/Timeline.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'
import content from '../content/Template.module.css'
import type { ChosenProps } from '../my-residence/ChosenResidence.tsx'
import { ChosenResidence } from '../my-residence/ChosenResidence.tsx'
import { stepParts } from './step-parts.ts'

export interface TimelineData extends OwnData {
  /** The data that the step's own part has loaded. */
  readonly ofStep?: unknown
}

const Shown = ({ residence, all, today, loaded }: ChosenProps & { readonly loaded: unknown }) => {
  const site = useSite()
  const { pathname } = useLocation()
  const { choose } = useTexts().timeline
  const step = timelineStepAt(pathname, site)
  if (step === undefined)
    return (
      <>
        <OtherResidences
          heading={choose}
          residences={all.filter(({ leftOn }) => leftOn === undefined)}
          shown={residence}
          of="timeline"
        />
        <Timeline key={residence.id} residence={residence} today={today} />
      </>
    )
  const Own = stepParts[step]?.Component
  return (
    <StepPage residence={residence} step={step} today={today}>
      {Own && <Own key={residence.id} residence={residence} today={today} loaded={loaded} />}
    </StepPage>
  )
}

export const MyTimelineTemplate = ({ page, data }: TemplateProps<ContentPage, TimelineData>) => {
  const site = useSite()
  const { pathname } = useLocation()
  const { none, noneText } = useTexts().timeline
  const { heading, preamble, blocks } = page.model
  return (
    <>
      <MyPagesMenu path={pathname} />
      <article className={content.page}>
        <header className={content.top} data-pictured={false}>
          <div className={content.words}>
            <h1 className={content.heading}>{heading}</h1>
            {preamble !== undefined && <p className={content.preamble}>{preamble}</p>}
          </div>
        </header>
        {site.features.login && (
          <ChosenResidence data={data} none={{ heading: none, text: noneText }}>
            {(chosen) => <Shown {...chosen} loaded={data.ofStep} />}
          </ChosenResidence>
        )}
        <ComposedBlocks blocks={blocks} />
      </article>
    </>
  )
}
