// The settings as a form on a page: submitted by the browser without script, handled in place with it.
import type { Consent } from '@husrum/domain'
import { consentSwitchesOf, formatDate } from '@husrum/domain'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useBusy } from '../../frame/busy.ts'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './ConsentForm.module.css'
import { ConsentSwitches } from './ConsentSwitches.tsx'
import { useConsentFlow, useConsentStore } from './consent-context.tsx'

/** Changes with every answer, to reset the switches. */
const keyOf = (consent: Consent): number => (consent.kind === 'answered' ? consent.at : 0)

export const ConsentForm = () => {
  const { consent: texts } = useTexts()
  const { formats } = useSite()
  const { pathname } = useLocation()
  const store = useConsentStore()
  const { consent } = useConsentFlow()
  const [isSaved, setSaved] = useState(false)
  const [isChanged, setChanged] = useState(false)
  useBusy('form', isChanged)

  const answer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const choice = (submitter as HTMLButtonElement | null)?.value
    const fields = new FormData(event.currentTarget)
    const isOn = (name: string) => fields.get(name) === 'on'
    setSaved(true)
    setChanged(false)
    if (choice === 'all' || choice === 'necessaryOnly') store.choose(choice)
    else
      store.choose('manual', {
        statistics: isOn('statistics'),
        marketing: isOn('marketing'),
        thirdParty: isOn('thirdParty'),
      })
  }
  return (
    <form
      className={styles.form}
      method="post"
      action="/api/consent"
      onSubmit={answer}
      onChange={() => setChanged(true)}
    >
      <input type="hidden" name="returnTo" value={pathname} />
      <p role="status">
        {isSaved && `${texts.form.saved} `}
        {consent.kind === 'answered'
          ? texts.form.answered(formatDate(new Date(consent.at).toISOString().slice(0, 10), formats))
          : texts.form.unanswered}
      </p>
      <fieldset key={keyOf(consent)} className={styles.switches}>
        <legend className={styles.legend}>{texts.form.legend}</legend>
        <ConsentSwitches switches={consentSwitchesOf(consent)} />
      </fieldset>
      <div className={styles.answers}>
        <Button type="submit" name="choice" value="manual">
          {texts.save}
        </Button>
        <Button type="submit" name="choice" value="all" look="secondary">
          {texts.agree}
        </Button>
        <Button type="submit" name="choice" value="necessaryOnly" look="secondary">
          {texts.necessaryOnly}
        </Button>
      </div>
    </form>
  )
}
