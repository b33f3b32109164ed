// The home is held and no step is filled in yet: a button to continue.
import { useTexts } from '../../frame/site.tsx'
import { StepShell } from './StepShell.tsx'
import type { StepProps } from './use-booking-step.ts'
import { useBookingStep } from './use-booking-step.ts'

export const HeldHome = (props: StepProps) => {
  const { start } = useTexts().booking
  const flow = useBookingStep({ ...props, step: 'start-booking', part: 'start', initial: true })
  return (
    <StepShell booking={props.booking} step="start-booking" flow={flow} lead={start.held} labelOf={() => ''}>
      {null}
    </StepShell>
  )
}
