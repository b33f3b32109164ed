// Notification settings and their language: a plain form, which works without script.
import type { NotificationSettings } from '@husrum/application'
import { notificationSettingsFormPath } from '@husrum/contract/notifications/wire'
import {
  locales,
  notificationChannels,
  optionalTopics,
  requiredTopics,
  wantsNotification,
} from '@husrum/domain'
import { useId } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './NotificationSettingsForm.module.css'

/** Each language by its own name. */
const languageNames = { sv: 'Svenska', nb: 'Norsk', fi: 'Suomi', en: 'English' } as const

export const NotificationSettingsForm = ({
  settings: { language, stops },
  cameBack,
}: {
  readonly settings: NotificationSettings
  readonly cameBack: 'saved' | 'failed' | undefined
}) => {
  const { notifications: texts } = useTexts().settings
  const id = useId()
  return (
    <form className={styles.form} method="post" action={notificationSettingsFormPath}>
      <p>{texts.intro}</p>
      <table className={styles.kinds}>
        <thead>
          <tr>
            <td />
            {notificationChannels.map((channel) => (
              <th key={channel} id={`${id}-${channel}`} scope="col">
                {texts[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {optionalTopics.map((kind) => (
            <tr key={kind}>
              <th className={styles.kind} id={`${id}-${kind}`} scope="row">
                {texts.kinds[kind]}
              </th>
              {notificationChannels.map((channel) => (
                <td key={channel}>
                  <label className={styles.box}>
                    <input
                      type="checkbox"
                      name={`${channel}:${kind}`}
                      defaultChecked={wantsNotification(kind, channel, stops)}
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
        {requiredTopics.map((kind) => (
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
