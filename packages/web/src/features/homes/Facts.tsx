// Facts in pairs: what it is, and how it is here. Facts without an answer are left out.
import styles from './Facts.module.css'

export interface Fact {
  readonly label: string
  /** Several where the home has several of the kind. */
  readonly values: readonly string[]
}

export const Facts = ({ facts }: { readonly facts: readonly (Fact | undefined)[] }) => (
  <dl className={styles.facts}>
    {facts.map(
      (fact) =>
        fact && (
          <div key={fact.label} className={styles.fact}>
            <dt className={styles.label}>{fact.label}</dt>
            {fact.values.map((value) => (
              <dd key={value} className={styles.value}>
                {value}
              </dd>
            ))}
          </div>
        ),
    )}
  </dl>
)
