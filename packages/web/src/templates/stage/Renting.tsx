// How to rent a home of a rental project.
import { useSite, useTexts } from '../../frame/site.tsx'
import { Section } from '../../ui/Section.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import styles from './Renting.module.css'

export const Renting = () => {
  const { rentals } = useSite().routes
  const { rentals: texts } = useTexts()
  return (
    <Section heading={texts.how}>
      <ol className={styles.steps}>
        {texts.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {rentals !== undefined && (
        <p>
          <SiteLink className={styles.terms} href={rentals}>
            {texts.terms}
          </SiteLink>
        </p>
      )}
    </Section>
  )
}
