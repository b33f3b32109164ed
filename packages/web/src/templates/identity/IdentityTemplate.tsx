// A page around sign-in: heading and preamble, what the page is for, and below it what else there is to say.
import type { ContentPage } from '@husrum/domain'
import { errorPageKindOf } from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import { readFormQuery } from '../../features/sign-in/form-paths.ts'
import { useSite, useTexts } from '../../frame/site.tsx'
import { ComposedBlocks } from '../content/ContentTemplate.tsx'
import { IdentityPart } from './IdentityPart.tsx'
import styles from './IdentityTemplate.module.css'

/** An error page says what went wrong, where its address does; the page of an e-mail's link, what the link is for. */
const useWords = ({ template, model }: ContentPage) => {
  const { outcomes, changeEmail } = useTexts().signIn
  const { search } = useLocation()
  if (template === 'changeEmail' && readFormQuery(search).token !== undefined)
    return { heading: changeEmail.confirmHeading, preamble: undefined, blocks: model.blocks }
  const given = new URLSearchParams(search).get('kind')
  if (template !== 'buyResidenceError' || given === null) return model
  const kind = errorPageKindOf(given)
  const { heading, text } = outcomes.errorPages[kind]
  // What the content advises is for a purchase that failed: whom to ask is for everybody.
  const blocks = kind === 'purchase' ? model.blocks : model.blocks.filter((block) => block.kind === 'contact')
  return { heading, preamble: text, blocks }
}

export const IdentityTemplate = ({ page }: { readonly page: ContentPage }) => {
  const { features } = useSite()
  const { heading, preamble, blocks } = useWords(page)
  return (
    <article className={styles.page}>
      <div className={styles.top}>
        <header className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          {preamble !== undefined && <p className={styles.preamble}>{preamble}</p>}
        </header>
        {features.login && (
          <div className={styles.part}>
            <IdentityPart page={page} />
          </div>
        )}
      </div>
      <ComposedBlocks blocks={blocks} homes={() => null} />
    </article>
  )
}
