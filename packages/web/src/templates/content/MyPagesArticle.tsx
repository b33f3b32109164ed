// A page of My Pages: the submenu, its heading, what is the visitor's own, and what editors have written below.
import type { ContentPage } from '@husrum/domain'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { MyPagesMenu } from '../../features/my-pages/MyPagesMenu.tsx'
import { ComposedBlocks } from './ComposedBlocks.tsx'
import content from './Template.module.css'

export const MyPagesArticle = ({
  page,
  children,
}: {
  readonly page: ContentPage
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
            <h1 className={content.heading}>{heading}</h1>
            {preamble !== undefined && <p className={content.preamble}>{preamble}</p>}
          </div>
        </header>
        {children}
        <ComposedBlocks blocks={blocks} />
      </article>
    </>
  )
}
