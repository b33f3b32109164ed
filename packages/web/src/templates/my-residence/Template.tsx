// My Pages: one home of the user.
import type { ContentPage } from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import { MyPagesMenu } from '../../features/my-pages/MyPagesMenu.tsx'
import type { OwnData } from '../../features/own-bookings/ask-if-signed-in.ts'
import { OneResidence } from '../../features/residences/OneResidence.tsx'
import { OtherResidences } from '../../features/residences/OtherResidences.tsx'
import { useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'
import content from '../content/Template.module.css'
import { ChosenResidence } from './ChosenResidence.tsx'

export const MyResidenceTemplate = ({ page, data }: TemplateProps<ContentPage, OwnData>) => {
  const { pathname } = useLocation()
  const { one } = useTexts().residences
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
        <ChosenResidence data={data} none={{ heading: one.none, text: one.noneText }}>
          {({ residence, all, today }) => (
            <>
              <OtherResidences heading={one.choose} residences={all} shown={residence} of="residence" />
              <OneResidence key={residence.id} residence={residence} today={today} />
            </>
          )}
        </ChosenResidence>
        <ComposedBlocks blocks={blocks} />
      </article>
    </>
  )
}
