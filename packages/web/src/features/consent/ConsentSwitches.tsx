// A row per category: necessary cookies are always on, the others have a switch.
import type { OptionalConsentCategory, ConsentSwitches as Switches } from '@husrum/domain'
import { optionalConsentCategories } from '@husrum/domain'
import { useId } from 'react'
import { useTexts } from '../../frame/site.tsx'
import styles from './ConsentSwitches.module.css'

interface ConsentSwitchesProps {
  readonly switches: Switches
  /** Without it the switches are uncontrolled fields of a form, with the given values. */
  readonly onSwitch?: (category: OptionalConsentCategory, isOn: boolean) => void
}

export const ConsentSwitches = ({ switches, onSwitch }: ConsentSwitchesProps) => {
  const { consent: texts } = useTexts()
  const id = useId()
  return (
    <ul className={styles.rows}>
      <li className={styles.row}>
        <p className={styles.name}>{texts.categories.necessary.name}</p>
        <p className={styles.always}>{texts.alwaysOn}</p>
        <p className={styles.text}>{texts.categories.necessary.text}</p>
      </li>
      {optionalConsentCategories.map((category) => (
        <li key={category} className={styles.row}>
          <label className={styles.name} htmlFor={`${id}-${category}`}>
            {texts.categories[category].name}
          </label>
          <input
            id={`${id}-${category}`}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state itself.
            role="switch"
            name={category}
            className={styles.switch}
            aria-describedby={`${id}-${category}-text`}
            {...(onSwitch
              ? {
                  checked: switches[category],
                  onChange: ({ target }) => onSwitch(category, target.checked),
                }
              : { defaultChecked: switches[category] })}
          />
          <p id={`${id}-${category}-text`} className={styles.text}>
            {texts.categories[category].text}
          </p>
        </li>
      ))}
    </ul>
  )
}
