// Steps about the reporter: the terms, and contact details.
import { isNameReadOnly, routePath } from '@husrum/domain'
import { useSite } from '../../../frame/site.tsx'
import { CheckField } from '../../../ui/CheckField.tsx'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { fieldId } from '../case-words.ts'
import styles from '../FaultReport.module.css'
import type { StepProps } from './step-props.tsx'
import { useText, useWords } from './step-props.tsx'

export const Terms = ({ flow, errorOf }: StepProps) => {
  const site = useSite()
  const { terms, fields } = useWords()
  const privacy = routePath(site, 'privacy')
  return (
    <>
      <p className={styles.lead}>{terms.intro}</p>
      <p>{terms.saved}</p>
      <ul className={styles.points}>
        {terms.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {privacy !== undefined && (
        <p>
          <SiteLink className={styles.link} href={privacy} target="_blank">
            {terms.privacy}
          </SiteLink>
        </p>
      )}
      <CheckField
        label={fields.acceptTerms}
        id={fieldId('acceptTerms')}
        name="acceptTerms"
        defaultChecked={flow.wizard.form.acceptTerms}
        error={errorOf('acceptTerms')}
        required
      />
    </>
  )
}

export const Contact = (props: StepProps) => {
  const { flow, errorOf } = props
  const site = useSite()
  const { contact, fields, optional } = useWords()
  const text = useText(props)
  const { form, start, view } = flow.wizard
  const isFixed = isNameReadOnly(start.caseType, start.variant)
  const contacts = routePath(site, 'contacts')
  const name = isFixed ? { readOnly: true, 'aria-describedby': 'case-name-fixed' } : {}
  return (
    <>
      <p>{contact.known}</p>
      <div className={styles.pair}>
        {text('firstName', { autoComplete: 'given-name', ...name })}
        {text('lastName', { autoComplete: 'family-name', ...name })}
      </div>
      {isFixed && (
        <p className={styles.quiet} id="case-name-fixed">
          {contact.nameIsFixed}{' '}
          {contacts !== undefined && (
            <SiteLink href={contacts} target="_blank">
              {contact.nameIsWrong}
            </SiteLink>
          )}
        </p>
      )}
      {text('email', { type: 'email', autoComplete: 'email', required: true })}
      {text('phone', { type: 'tel', autoComplete: 'tel', required: true })}
      <p className={styles.quiet}>{contact.changesProfile}</p>
      {view === 'contactDetails' &&
        text('boardEmail', { type: 'email', aside: optional, hint: contact.boardEmailHint })}
      <div className={styles.reveals}>
        <CheckField
          label={fields.other}
          id={fieldId('other')}
          name="other"
          defaultChecked={form.other}
          error={errorOf('other')}
        />
        <div className={styles.revealed}>
          <p className={styles.quiet}>{contact.otherHint}</p>
          <div className={styles.pair}>
            {text('otherFirstName')}
            {text('otherLastName')}
          </div>
          {text('otherEmail', { type: 'email' })}
          {text('otherPhone', { type: 'tel' })}
        </div>
      </div>
    </>
  )
}
