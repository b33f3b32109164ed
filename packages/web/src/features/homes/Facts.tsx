// Facts in pairs: what it is, and how it is here. Facts without an answer are left out.
import type { Locale } from '@husrum/domain'
import styles from './Facts.module.css'

export interface Fact {
  readonly label: string
  /** Several where the home has several of the kind. */
  readonly values: readonly string[]
  /** Of the values, where it is another than the page's. */
  readonly language?: Locale | undefined
}

export const Facts = ({ facts }: { readonly facts: readonly (Fact | undefined)[] }) => (
  <dl className={styles.facts}>
    {facts.map(
      (fact) =>
        fact && (
          <div key={fact.label} className={styles.fact}>
            <dt className={styles.label}>{fact.label}</dt>
            {fact.values.map((value) => (
              <dd key={value} className={styles.value} lang={fact.language}>
                {value}
              </dd>
            ))}
          </div>
        ),
    )}
  </dl>
)
