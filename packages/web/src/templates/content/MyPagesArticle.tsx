// A page of My Pages: the submenu, its heading, the visitor's own data, and the content below.
import type { ContentPage } from '@husrum/domain'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { MyPagesMenu } from '../../features/my-pages/MyPagesMenu.tsx'
import type { PartFocus } from '../../frame/use-part-focus.ts'
import { PartHeading } from '../../ui/PartHeading.tsx'
import { ComposedBlocks } from './ComposedBlocks.tsx'
import content from './Template.module.css'

export const MyPagesArticle = ({
  page,
  focus,
  children,
}: {
  readonly page: ContentPage
  /** If a list and one of its items replace each other: set while the list is shown. */
  readonly focus?: PartFocus | undefined
  readonly children: ReactNode
}) => {
  const { pathname } = useLocation()
  const { heading, preamble, blocks } = page.model
  return (
    <>
      <MyPagesMenu path={pathname} />
      <article className={content.page}>
        <header className={content.top} data-pictured={false}>
          <div className={content.words}>
            <PartHeading
              key={focus ? 'list' : 'one'}
              className={content.heading}
              takesFocus={focus?.takesFocus ?? false}
              cameFrom={focus?.cameFrom}
            >
              {heading}
            </PartHeading>
            {preamble !== undefined && <p className={content.preamble}>{preamble}</p>}
          </div>
        </header>
        {children}
        <ComposedBlocks blocks={blocks} />
      </article>
    </>
  )
}
