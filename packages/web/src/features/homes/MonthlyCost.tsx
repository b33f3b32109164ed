// Monthly cost of the home, with the terms of the calculation. The server renders the market's terms; they can be changed with script.
import type { HomeDetails, LoanTerms } from '@husrum/domain'
import { defaultLoanTerms, formatPrice, groupThousands, hasMonthlyCost, monthlyCost } from '@husrum/domain'
import { useEffect, useState } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { useLoaded } from '../../lazy/lazy-component.tsx'
import { loadOnce } from '../../lazy/load-once.ts'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './MonthlyCost.module.css'

/** The form for the terms, which also remembers them between homes. */
const changingTerms = loadOnce(() => import('./LoanTermsForm.tsx'))

const Calculation = ({ home }: { readonly home: HomeDetails }) => {
  const site = useSite()
  const { homes, homePage } = useTexts()
  const { monthlyCost: words } = homePage
  const [own, setOwn] = useState<LoanTerms>()
  const [isOpen, setOpen] = useState(false)
  const changing = useLoaded(changingTerms, isOpen)
  // The server has only the market's terms.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is made anew for each home.
  useEffect(() => setOwn(changingTerms.loaded()?.rememberedTermsFor(home, site)), [])
  const terms = own ?? defaultLoanTerms(home, site)
  const { lines, sum, loan } = monthlyCost(home, terms, site.country)
  const price = (amount: typeof sum) => formatPrice(amount, site.formats)
  return (
    <div className={styles.block} data-estimate>
      <p className={styles.sum} role={isOpen ? 'status' : undefined}>
        {words.about(homes.perMonth(price(sum)))}
      </p>
      <dl className={styles.lines}>
        {lines.map(({ kind, amount }) => (
          <div key={kind} className={styles.line}>
            <dt>{words.lines[kind]}</dt>
            <dd>{price(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.assumptions}>
        {words.terms({
          ownMoney: price(terms.ownMoney),
          loan: price(loan),
          interest: groupThousands(terms.interest, site.formats),
          years: terms.years,
        })}{' '}
        {words.market}
      </p>
      {changing && isOpen ? (
        <changing.LoanTermsForm home={home} terms={terms} isChanged={own !== undefined} onChange={setOwn} />
      ) : (
        <div className={styles.change}>
          <Button look="secondary" onClick={() => setOpen(true)} loading={isOpen}>
            {words.change}
          </Button>
        </div>
      )}
    </div>
  )
}

export const MonthlyCost = ({ home }: { readonly home: HomeDetails }) => {
  const { country } = useSite()
  const { monthlyCost: words } = useTexts().homePage
  return hasMonthlyCost(home, country) ? (
    <Section heading={words.heading}>
      <Calculation key={home.id} home={home} />
    </Section>
  ) : null
}
