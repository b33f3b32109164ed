// A missing page: what that means, a search, and other links.
import type { NotFoundPage } from '@husrum/domain'
import { QuickSearch } from '../../features/homes/QuickSearch.tsx'
import { StageList } from '../../features/homes/StageList.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { ContactLine } from '../../layout/ContactLine.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './Template.module.css'

export const NotFoundTemplate = ({ page }: TemplateProps<NotFoundPage, undefined>) => {
  const { features, routes } = useSite()
  const { layout } = useTexts()
  const { notFound } = layout
  const { instead = [] } = page.model
  const search = features.search ? routes.search : undefined
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1>{page.model.heading}</h1>
        <p className={styles.text}>{page.model.text}</p>
      </div>
      {search && (
        <Section heading={notFound.search}>
          <QuickSearch />
        </Section>
      )}
      {instead.length > 0 && (
        <Section heading={notFound.instead}>
          <StageList stages={instead} />
        </Section>
      )}
      <Section heading={notFound.waysOn}>
        <ul className={styles.ways}>
          {search && (
            <li>
              <ButtonLink href={search}>{notFound.allHomes}</ButtonLink>
            </li>
          )}
          <li>
            <ButtonLink look="secondary" href={routes.start}>
              {notFound.start}
            </ButtonLink>
          </li>
        </ul>
        <ContactLine contact={page.contact} />
      </Section>
    </div>
  )
}
