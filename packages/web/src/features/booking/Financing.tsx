// Financing of the home: required down payment, loans, and proceeds of the present home.
import type { Money, TypedFinancing } from '@husrum/domain'
import {
  agreedByTerms,
  bookingOptionsPrice,
  downPayment,
  exactMoney,
  incomeFileLimits,
  noMoney,
  parseWholeNumber,
  sumOfMoney,
  withOptionsPrice,
} from '@husrum/domain'
import { useMemo } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { AmountField } from '../../ui/AmountField.tsx'
import { FileField } from '../../ui/files/FileField.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import styles from './Booking.module.css'
import { fieldId, priceOf } from './booking-words.ts'
import { StepShell } from './StepShell.tsx'
import type { StepProps } from './use-booking-step.ts'
import { useBookingStep } from './use-booking-step.ts'

const part = 'financing'
const amounts = ['ownMoney', 'loans', 'homeSale'] as const
type Amount = (typeof amounts)[number]

const amountOf = (typed: string | undefined): Money =>
  exactMoney(parseWholeNumber(typed ?? '') ?? 0) ?? noMoney

/** Only accessible to the buyer of this booking. */
const filesOf = { owner: { kind: 'signedIn' }, purpose: 'loanPromise' } as const

const SumBar = ({ covered, price }: { readonly covered: Money; readonly price: Money }) => {
  const site = useSite()
  const { financing: words } = useTexts().booking
  const missing = Math.max(0, price - covered) as Money
  return (
    <div className={styles.sumBar}>
      <dl className={styles.sums} aria-live="polite">
        <div>
          <dt>{words.price}</dt>
          <dd>{priceOf(price, site)}</dd>
        </div>
        <div>
          <dt>{words.covered}</dt>
          <dd>{priceOf(covered, site)}</dd>
        </div>
        <div>
          <dt>{words.missing}</dt>
          <dd>{priceOf(missing, site)}</dd>
        </div>
      </dl>
      <ProgressBar max={price} value={Math.min(covered, price)} label={words.bar} />
    </div>
  )
}

export const Financing = (props: StepProps) => {
  const { booking } = props
  const site = useSite()
  const { financing: words, optional } = useTexts().booking
  const { terms, options, forms, variant } = booking
  const initial: TypedFinancing = forms.financing ?? { ownMoney: '' }
  const flow = useBookingStep<typeof part, TypedFinancing>({ ...props, step: 'financing', part, initial })
  const { form } = flow
  const added = bookingOptionsPrice(options, forms.choices ?? []) ?? noMoney
  const { total: price } = agreedByTerms(withOptionsPrice(terms, added, site), site)
  const least = downPayment({ price: terms.price, rate: terms.minDownPaymentRate })
  const asked = variant === 'C' ? amounts : amounts.filter((name) => name !== 'homeSale')
  const covered = sumOfMoney(asked.map((name) => amountOf(form[name]))) ?? noMoney
  const labels: Record<string, string> = {
    ownMoney: words.ownMoney,
    loans: words.loans,
    homeSale: words.homeSale,
    incomeFile: words.incomeFile,
  }
  const uploads = useMemo(
    () =>
      (forms.financing?.incomeFile ?? []).map(({ id, name, size }) => ({
        id,
        name,
        size,
        received: size,
        state: 'clean' as const,
      })),
    [forms.financing],
  )
  const field = (name: Amount) => {
    const path = `${part}.${name}`
    return (
      <AmountField
        key={name}
        id={fieldId(path)}
        name={path}
        label={words[name]}
        aside={name === 'ownMoney' ? undefined : optional}
        hint={
          name === 'ownMoney'
            ? words.least(priceOf(least, site), Math.round(terms.minDownPaymentRate * 100))
            : undefined
        }
        error={flow.errorAt(path)}
        value={form[name] ?? ''}
        onType={(text) => flow.change({ ...flow.form, [name]: text })}
      />
    )
  }
  return (
    <StepShell
      booking={booking}
      step="financing"
      flow={flow}
      lead={words.lead}
      labelOf={(path, namesItsField) =>
        namesItsField ? '' : (labels[path.split('.')[1] ?? ''] ?? words.price)
      }
      fields={[...asked.map((name) => `${part}.${name}`), part, `${part}.incomeFile`]}
    >
      <div className={styles.group}>{asked.map(field)}</div>
      <SumBar covered={covered} price={price} />
      {flow.errorAt(part) !== undefined && <p className={styles.error}>{flow.errorAt(part)}</p>}
      <FileField
        id={fieldId(`${part}.incomeFile`)}
        label={`${words.incomeFile} (${optional})`}
        of={filesOf}
        limits={incomeFileLimits}
        value={uploads}
        error={flow.errorAt(`${part}.incomeFile`)}
        onChange={(changed) => {
          const incomeFile = changed.flatMap(({ id, name, size, state, kind }) =>
            state === 'clean' ? [{ id, name, size, ...(kind && { kind }) }] : [],
          )
          const idsOf = (files: TypedFinancing['incomeFile'] = []) => files.map(({ id }) => id).join()
          if (idsOf(incomeFile) !== idsOf(flow.form.incomeFile)) flow.change({ ...flow.form, incomeFile })
        }}
      />
    </StepShell>
  )
}
