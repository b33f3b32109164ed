// Missing premises: what that means, available ones, and other links.
import type { NotFoundPremisesPage } from '@husrum/domain'
import { PremisesList } from '../../features/premises/PremisesList.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { ContactLine } from '../../layout/ContactLine.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'
import styles from './Template.module.css'

export const NotFoundPremisesTemplate = ({ page }: TemplateProps<NotFoundPremisesPage, undefined>) => {
  const { routes } = useSite()
  const { premises: texts } = useTexts()
  const { heading, text, nearest, blocks } = page.model
  const all = routes.premises ?? routes.start
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p className={styles.text}>{text}</p>
        <p>
          <ButtonLink href={all}>{texts.page.all}</ButtonLink>
        </p>
      </div>
      {nearest.length > 0 && (
        <Section heading={texts.page.nearest}>
          <PremisesList premises={nearest} level={3} />
        </Section>
      )}
      {blocks.length > 0 ? <ComposedBlocks blocks={blocks} /> : <ContactLine contact={page.contact} />}
    </div>
  )
}
