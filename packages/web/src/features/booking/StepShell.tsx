// The form around a step's fields: errors, save status, and the buttons forward and back. Works without script.
import { bookingFormPath } from '@husrum/contract/booking/wire'
import type { BookingStep, BookingView } from '@husrum/domain'
import type { FormEvent, ReactNode } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import styles from './Booking.module.css'
import { timeOf } from './booking-words.ts'
import { useErrorInTitle } from './error-in-title.ts'
import type { BookingStepFlow, StepFields } from './use-booking-step.ts'

const Saved = ({ saving }: Pick<BookingStepFlow<unknown>, 'saving'>) => {
  const site = useSite()
  const { saving: words } = useTexts().booking
  return (
    <p
      className={styles.saved}
      data-failed={saving.kind === 'failed'}
      role={saving.kind === 'failed' ? 'alert' : undefined}
    >
      {saving.kind === 'saved' && words.saved(timeOf(saving.at, site))}
      {saving.kind === 'saving' && words.saving}
      {saving.kind === 'failed' && words.failed}
    </p>
  )
}

interface StepShellProps extends StepFields {
  readonly booking: BookingView
  readonly step: BookingStep
  readonly flow: Omit<BookingStepFlow<never>, 'form' | 'change'>
  readonly lead?: string | undefined
  readonly children: ReactNode
}

export const StepShell = ({ booking, step, flow, labelOf, fields, lead, children }: StepShellProps) => {
  const texts = useTexts().booking
  const wrong = flow.attempt > 0 ? flow.wrong({ labelOf, ...(fields && { fields }) }) : []
  useErrorInTitle(wrong.length > 0 || flow.trouble !== undefined)
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    void (submitter instanceof HTMLButtonElement && submitter.value === 'back'
      ? flow.goBack()
      : flow.submit())
  }
  return (
    <form
      className={styles.form}
      method="post"
      action={bookingFormPath}
      encType={step === 'financing' ? 'multipart/form-data' : undefined}
      onSubmit={handleSubmit}
      noValidate
    >
      <input type="hidden" name="bookingId" value={booking.bookingId} />
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="version" value={booking.version} />
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {flow.trouble && (
        <FormError heading={texts.troubles.heading} attempt={flow.attempt}>
          <p>{texts.troubles[flow.trouble]}</p>
        </FormError>
      )}
      {!flow.trouble && wrong.length > 0 && (
        <FormError heading={texts.wrong} attempt={flow.attempt} fields={wrong} />
      )}
      {children}
      <div className={styles.ways}>
        <Button type="submit" name="action" value="next" loading={flow.isSending}>
          {texts.next}
        </Button>
        {booking.can.goBack && step !== 'personal-info' && (
          <Button type="submit" look="secondary" name="action" value="back">
            {texts.back}
          </Button>
        )}
        <Saved saving={flow.saving} />
      </div>
    </form>
  )
}
