// What one wants to be told of, and in which language: a plain form, which the browser sends by itself.
import type { TellingSettings } from '@husrum/application'
import { tellingFormPath } from '@husrum/contract/notifications/wire'
import { isToldOf, locales, optionalTellings, requiredTellings, tellingChannels } from '@husrum/domain'
import { useId } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './TellingForm.module.css'

/** Each language by its own name. */
const languageNames = { sv: 'Svenska', nb: 'Norsk', fi: 'Suomi', en: 'English' } as const

export const TellingForm = ({
  settings: { language, stops },
  cameBack,
}: {
  readonly settings: TellingSettings
  readonly cameBack: 'saved' | 'failed' | undefined
}) => {
  const { telling: texts } = useTexts().settings
  const id = useId()
  return (
    <form className={styles.form} method="post" action={tellingFormPath}>
      <p>{texts.intro}</p>
      <table className={styles.kinds}>
        <thead>
          <tr>
            <td />
            {tellingChannels.map((channel) => (
              <th key={channel} id={`${id}-${channel}`} scope="col">
                {texts[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {optionalTellings.map((kind) => (
            <tr key={kind}>
              <th className={styles.kind} id={`${id}-${kind}`} scope="row">
                {texts.kinds[kind]}
              </th>
              {tellingChannels.map((channel) => (
                <td key={channel}>
                  <label className={styles.box}>
                    <input
                      type="checkbox"
                      name={`${channel}:${kind}`}
                      defaultChecked={isToldOf(kind, channel, stops)}
                      aria-labelledby={`${id}-${channel} ${id}-${kind}`}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{texts.always}</p>
      <ul className={styles.always}>
        {requiredTellings.map((kind) => (
          <li key={kind}>{texts.kinds[kind]}</li>
        ))}
      </ul>
      <div className={styles.language}>
        <label htmlFor={`${id}-language`}>{texts.language}</label>
        <p id={`${id}-hint`} className={styles.hint}>
          {texts.languageHint}
        </p>
        <select
          id={`${id}-language`}
          name="language"
          className={styles.select}
          defaultValue={language ?? ''}
          aria-describedby={`${id}-hint`}
        >
          <option value="">{texts.siteLanguage}</option>
          {locales.map((locale) => (
            <option key={locale} value={locale} lang={locale}>
              {languageNames[locale]}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.send}>
        <Button type="submit">{texts.save}</Button>
        <p role="status">{cameBack && texts[cameBack]}</p>
      </div>
    </form>
  )
}
