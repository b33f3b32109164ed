// My Pages: upcoming showings, with the user's places.
import type { ContentPage } from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import { MyPagesMenu } from '../../features/my-pages/MyPagesMenu.tsx'
import { PrintOrders } from '../../features/print-orders/PrintOrders.tsx'
import type { PrintOrdersSeen } from '../../features/print-orders/print-orders-query.ts'
import type { ShowingsData } from '../../features/showings/ShowingsPart.tsx'
import { ShowingsPart } from '../../features/showings/ShowingsPart.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'
import content from '../content/Template.module.css'

export interface VipShowingData extends ShowingsData {
  /** Undefined if it could not be loaded. */
  readonly prints?: PrintOrdersSeen | undefined
}

export const VipShowingTemplate = ({ page, data }: TemplateProps<ContentPage, VipShowingData>) => {
  const { pathname } = useLocation()
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
        <ShowingsPart data={data} />
        {data.isSignedOut || <PrintOrders seen={data.prints} />}
        <ComposedBlocks blocks={blocks} />
      </article>
    </>
  )
}
