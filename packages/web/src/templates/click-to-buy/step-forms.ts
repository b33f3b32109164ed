// The steps, each loaded when it is shown: they work without script, so their script loads after the page is interactive.
import type { BookingStep } from '@husrum/domain'
import type { StepProps } from '../../features/booking/use-booking-step.ts'
import { lateForm } from '../../lazy/late-form.tsx'
import type { PageComponent } from '../../lazy/lazy-component.tsx'

export const invitationForm: PageComponent<object> = lateForm(
  'src/features/booking/Invitation.tsx',
  async () => (await import('../../features/booking/Invitation.tsx')).Invitation,
)

export const stepForms: Readonly<Partial<Record<BookingStep, PageComponent<StepProps>>>> = {
  'start-booking': lateForm(
    'src/features/booking/HeldHome.tsx',
    async () => (await import('../../features/booking/HeldHome.tsx')).HeldHome,
  ),
  'personal-info': lateForm(
    'src/features/booking/PersonalInfo.tsx',
    async () => (await import('../../features/booking/PersonalInfo.tsx')).PersonalInfo,
  ),
  documents: lateForm(
    'src/features/booking/Documents.tsx',
    async () => (await import('../../features/booking/Documents.tsx')).Documents,
  ),
  choices: lateForm(
    'src/features/booking/Choices.tsx',
    async () => (await import('../../features/booking/Choices.tsx')).Choices,
  ),
  financing: lateForm(
    'src/features/booking/Financing.tsx',
    async () => (await import('../../features/booking/Financing.tsx')).Financing,
  ),
  sign: lateForm(
    'src/features/booking/Sign.tsx',
    async () => (await import('../../features/booking/Sign.tsx')).Sign,
  ),
  payment: lateForm(
    'src/features/booking/PaymentPart.tsx',
    async () => (await import('../../features/booking/PaymentPart.tsx')).PaymentPart,
  ),
  done: lateForm(
    'src/features/booking/Done.tsx',
    async () => (await import('../../features/booking/Done.tsx')).Done,
  ),
  accomodation: lateForm(
    'src/features/booking/Accommodation.tsx',
    async () => (await import('../../features/booking/Accommodation.tsx')).Accommodation,
  ),
}
