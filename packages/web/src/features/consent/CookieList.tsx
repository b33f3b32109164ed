// All cookies by category, from the same table that the code writing them uses (PLAT-22).
import type { ConsentCategory, ListedCookie } from '@husrum/domain'
import { consentCategories, cookieNameIn, cookies, listedCookies } from '@husrum/domain'
import { useTexts } from '../../frame/site.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './CookieList.module.css'

const purposesIn = (wanted: ConsentCategory): readonly ListedCookie[] =>
  listedCookies.filter((purpose) => cookies[purpose].category === wanted)

export const CookieList = () => {
  const { categories, list } = useTexts().consent
  return (
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
                    <code>{cookieNameIn(purpose, 'production')}</code>
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
      <p>{list.ownMemory}</p>
    </Section>
  )
}
