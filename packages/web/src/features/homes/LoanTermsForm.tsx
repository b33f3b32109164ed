// Editable loan terms; the monthly cost updates immediately.
import type { FieldIssue, HomeDetails, LoanTerms, SiteDefinition } from '@husrum/domain'
import {
  defaultLoanTerms,
  formatPrice,
  groupThousands,
  leastOwnMoney,
  loanTermsRule,
  moneyOf,
  wholeUnitsOf,
} from '@husrum/domain'
import { useEffect, useRef, useState } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { AmountField } from '../../ui/AmountField.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './MonthlyCost.module.css'

export interface LoanTermsFormProps {
  readonly home: HomeDetails
  readonly terms: LoanTerms
  /** Whether the visitor has changed the terms. */
  readonly isChanged: boolean
  /** Undefined restores the market's terms. */
  readonly onChange: (terms: LoanTerms | undefined) => void
}

/** The visitor's terms, shared between homes; kept in this tab only, until it is reloaded. */
let chosen: LoanTerms | undefined

/** The terms chosen for another home, within the limits of this one; running costs are each home's own. */
export const rememberedTermsFor = (home: HomeDetails, site: SiteDefinition): LoanTerms | undefined => {
  if (chosen === undefined) return undefined
  const { runningCost } = defaultLoanTerms(home, site)
  const checked = loanTermsRule(home, site).check({ ...chosen, runningCost })
  return checked.kind === 'valid' ? checked.value : undefined
}

const written = ({ ownMoney, interest, years, runningCost }: LoanTerms, { formats }: SiteDefinition) => ({
  ownMoney: groupThousands(wholeUnitsOf(ownMoney)),
  interest: groupThousands(interest, formats),
  years: years === undefined ? '' : String(years),
  runningCost: groupThousands(wholeUnitsOf(runningCost)),
})

type Typed = ReturnType<typeof written>

export const LoanTermsForm = ({ home, terms, isChanged, onChange }: LoanTermsFormProps) => {
  const change = (changed: LoanTerms | undefined) => {
    chosen = changed
    onChange(changed)
  }
  const site = useSite()
  const { monthlyCost: words } = useTexts().homePage
  const [typed, setTyped] = useState(() => written(terms, site))
  const [issues, setIssues] = useState<readonly FieldIssue[]>([])
  const first = useRef<HTMLInputElement>(null)
  // Focus the first field when the visitor opens the form.
  useEffect(() => first.current?.focus(), [])
  const type = (field: keyof Typed) => (text: string) => {
    const now = { ...typed, [field]: text }
    setTyped(now)
    const checked = loanTermsRule(home, site).check(now)
    setIssues(checked.kind === 'valid' ? [] : checked.issues)
    if (checked.kind === 'valid') change(checked.value)
  }
  const errorAt = (field: keyof Typed): string | undefined => {
    const issue = issues.find(({ path }) => path[0] === field)
    if (!issue) return undefined
    const { amount, max, min } = issue.params ?? {}
    const limit = Number(amount ?? max ?? min)
    const limitWords = field === 'ownMoney' ? formatPrice(moneyOf(limit), site.formats) : String(limit)
    if (issue.key === 'downPaymentTooLow' || issue.key === 'min') return words.errors.least(limitWords)
    if (issue.key === 'max') return words.errors.max(limitWords)
    return words.errors[issue.key === 'required' ? 'required' : 'numeric']
  }
  return (
    <form
      className={styles.form}
      aria-label={words.change}
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      <AmountField
        ref={first}
        label={words.fields.ownMoney}
        aside={words.least(formatPrice(leastOwnMoney(home, site), site.formats))}
        value={typed.ownMoney}
        onType={type('ownMoney')}
        error={errorAt('ownMoney')}
      />
      <TextField
        label={words.fields.interest}
        inputMode="decimal"
        autoComplete="off"
        value={typed.interest}
        onChange={({ target }) => type('interest')(target.value)}
        error={errorAt('interest')}
      />
      {terms.years !== undefined && (
        <TextField
          label={words.fields.years}
          inputMode="numeric"
          autoComplete="off"
          value={typed.years}
          onChange={({ target }) => type('years')(target.value)}
          error={errorAt('years')}
        />
      )}
      <AmountField
        label={words.fields.runningCost}
        value={typed.runningCost}
        onType={type('runningCost')}
        error={errorAt('runningCost')}
      />
      {isChanged && (
        <div className={styles.reset}>
          <Button
            look="quiet"
            onClick={() => {
              change(undefined)
              setIssues([])
              setTyped(written(defaultLoanTerms(home, site), site))
              first.current?.focus()
            }}
          >
            {words.reset}
          </Button>
        </div>
      )}
    </form>
  )
}
