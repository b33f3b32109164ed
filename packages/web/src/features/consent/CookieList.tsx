// Every cookie of the sites, by category, out of the one table (specification 1 §9.3).
import type { ConsentCategory, CookiePurpose } from '@husrum/domain'
import { consentCategories, cookies } from '@husrum/domain'
import { Section } from '../../ui/Section.tsx'
import styles from './CookieList.module.css'
import type { ConsentTexts } from './consent-texts.ts'

const purposesIn = (wanted: ConsentCategory): readonly CookiePurpose[] =>
  (Object.keys(cookies) as CookiePurpose[]).filter((purpose) => cookies[purpose].category === wanted)

export const CookieList = ({ texts: { categories, list } }: { readonly texts: ConsentTexts }) => (
  <Section heading={list.heading}>
    <p>{list.text}</p>
    {consentCategories.map((category) => (
      <section key={category} className={styles.category}>
        <h3>{categories[category].name}</h3>
        {purposesIn(category).length === 0 ? (
          <p>{list.noneOfOurs}</p>
        ) : (
          <ul className={styles.cookies}>
            {purposesIn(category).map((purpose) => (
              <li key={purpose} className={styles.cookie}>
                <h4 className={styles.name}>
                  <code>{cookies[purpose].name}</code>
                </h4>
                <dl className={styles.facts}>
                  <dt className={styles.term}>{list.purpose}</dt>
                  <dd>{list.purposes[purpose]}</dd>
                  <dt className={styles.term}>{list.lifetime}</dt>
                  <dd>{list.lifetimes(cookies[purpose].lifetime)}</dd>
                </dl>
              </li>
            ))}
          </ul>
        )}
      </section>
    ))}
  </Section>
)
