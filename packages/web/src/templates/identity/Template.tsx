// A page around sign-in: heading and preamble, the form that the page is for, and further content below it.
import type { TypedForm } from '@husrum/application'
import type { ContentPage } from '@husrum/domain'
import { errorPageKindOf, errorPageMoney } from '@husrum/domain'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { errorPageSeo } from '../../features/sign-in/error-page-seo.ts'
import { readFormQuery } from '../../features/sign-in/form-paths.ts'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { updateTitle } from '../../frame/update-head.ts'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'
import { identityForms } from './identity-forms.ts'
import styles from './Template.module.css'

export interface IdentityData {
  /** The typed values of a form that was sent back without script. */
  readonly typed: TypedForm | undefined
}

/** An error page shows the error of its address; the page of an e-mail's link shows what the link is for. */
const useWords = ({ template, model }: ContentPage) => {
  const { outcomes, changeEmail, undoChange } = useTexts().signIn
  const { search } = useLocation()
  const { token, purpose } = readFormQuery(search)
  if (template === 'changeEmail' && token !== undefined)
    return {
      heading: purpose === 'undo' ? undoChange.heading : changeEmail.confirmHeading,
      preamble: undefined,
      money: undefined,
      blocks: model.blocks,
    }
  const given = new URLSearchParams(search).get('kind')
  if (template !== 'buyResidenceError' || given === null) return { ...model, money: undefined }
  const kind = errorPageKindOf(given)
  const { heading, text } = outcomes.errorPages[kind]
  // The content's advice is for a failed purchase; the contact is for every kind.
  const blocks = kind === 'purchase' ? model.blocks : model.blocks.filter((block) => block.kind === 'contact')
  return { heading, preamble: text, money: outcomes.errorMoney[errorPageMoney[kind]], blocks }
}

export const IdentityTemplate = ({ page, data }: TemplateProps<ContentPage, IdentityData>) => {
  const site = useSite()
  const { features } = site
  const { search } = useLocation()
  const { signIn } = useTexts()
  const form = identityForms[page.template]
  const { title } = errorPageSeo(page.seo, page, search, site, signIn)
  useEffect(() => {
    if (title !== page.seo.title) updateTitle(title)
  }, [title, page])
  const { heading, preamble, money, blocks } = useWords(page)
  return (
    <article className={styles.page}>
      <div className={styles.top}>
        <header className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          {preamble !== undefined && <p className={styles.preamble}>{preamble}</p>}
          {money !== undefined && <p>{money}</p>}
        </header>
        {features.login && form && (
          <div className={styles.part}>
            <form.Component page={page} query={readFormQuery(search)} typed={data.typed} />
          </div>
        )}
      </div>
      <ComposedBlocks blocks={blocks} />
    </article>
  )
}
