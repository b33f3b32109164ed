// Facts as pairs of label and value. Facts without a value are omitted.
import type { Locale } from '@husrum/domain'
import styles from './Facts.module.css'

export interface Fact {
  readonly label: string
  /** Several if the home has several of the kind. */
  readonly values: readonly string[]
  /** Language of the values, if it is not the page's. */
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
