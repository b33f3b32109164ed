// Options of the home with their prices, and the sum.
import type { OfferedOption } from '@husrum/domain'
import {
  agreedByTerms,
  bookingOptionsPrice,
  isBookingOptionOpen,
  noMoney,
  withOptionsPrice,
} from '@husrum/domain'
import { useSite, useTexts } from '../../frame/site.tsx'
import cards from '../../ui/ChoiceCard.module.css'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './Booking.module.css'
import { dateOf, fieldId, priceOf } from './booking-words.ts'
import { StepShell } from './StepShell.tsx'
import type { StepProps } from './use-booking-step.ts'
import { useBookingStep } from './use-booking-step.ts'

const part = 'choices'
/** Delay before the sum beside the form is updated. */
const chosenMs = 100

/** In the order in which they are offered. */
const groupsOf = (
  options: readonly OfferedOption[],
): readonly (readonly [string, readonly OfferedOption[]])[] =>
  [...new Set(options.map(({ group }) => group))].map((group) => [
    group,
    options.filter((option) => option.group === group),
  ])

const isAnyChosen = (offered: readonly OfferedOption[], chosen: readonly string[]): boolean =>
  offered.some(({ id }) => chosen.includes(id))

const without = (offered: readonly OfferedOption[], chosen: readonly string[]): readonly string[] =>
  chosen.filter((each) => !offered.some(({ id }) => id === each))

export const Choices = (props: StepProps) => {
  const { booking } = props
  const site = useSite()
  const { choices: words } = useTexts().booking
  const { options, terms, now } = booking
  const flow = useBookingStep<typeof part, readonly string[]>({
    ...props,
    step: 'choices',
    part,
    // A choice that is no longer offered cannot be unchecked, so it is left out.
    initial: (booking.forms.choices ?? []).filter((chosen) => options.some(({ id }) => id === chosen)),
  })
  const added = bookingOptionsPrice(options, flow.form) ?? noMoney
  const { total } = agreedByTerms(withOptionsPrice(terms, added, site), site)
  const titles = new Map(options.map(({ id, title }) => [id, title]))
  return (
    <StepShell
      booking={booking}
      step="choices"
      flow={flow}
      lead={options.length === 0 ? words.none : words.lead}
      labelOf={(path) => titles.get(flow.form[Number(path.split('.')[1])] ?? '') ?? words.lead}
    >
      {groupsOf(options).map(([group, offered]) => (
        <fieldset key={group} className={styles.group}>
          <legend className={styles.legend}>{group}</legend>
          {offered.map((option) => {
            const { id, title, text, price, deadline, image, oneOf } = option
            const isOpen = isBookingOptionOpen(option, now)
            // A group closes at midnight: its last day is the one before.
            const lastDay = deadline === undefined ? undefined : dateOf(deadline - 1, site)
            // In a group of alternatives, the free option is selected if no other is.
            const isHad = oneOf !== undefined && price === noMoney && !isAnyChosen(offered, flow.form)
            const isChosen = flow.form.includes(id) || isHad
            return (
              <label key={id} className={classNames(cards.choice, styles.option)} data-closed={!isOpen}>
                <input
                  id={fieldId(`${part}.${id}`)}
                  type={oneOf === undefined ? 'checkbox' : 'radio'}
                  name={oneOf === undefined ? part : `${part}.${oneOf}`}
                  value={id}
                  checked={isChosen}
                  disabled={!isOpen && !isChosen}
                  onChange={({ target }) =>
                    flow.change(
                      target.checked
                        ? [...(oneOf === undefined ? flow.form : without(offered, flow.form)), id]
                        : flow.form.filter((chosen) => chosen !== id),
                      chosenMs,
                    )
                  }
                />
                {image !== undefined && (
                  <Picture
                    id={image}
                    alt=""
                    sizes="(width >= 48rem) 12rem, 6rem"
                    className={styles.picture}
                  />
                )}
                <span className={styles.choiceWords}>
                  <span className={styles.choiceTitle}>
                    {title} <span className={styles.amount}>{priceOf(price, site)}</span>
                  </span>
                  {text !== '' && <span className={styles.hint}>{text}</span>}
                  {lastDay !== undefined && (
                    <span className={styles.hint}>
                      {isOpen ? words.until(lastDay) : words.closed(lastDay)}
                    </span>
                  )}
                </span>
              </label>
            )
          })}
        </fieldset>
      ))}
      {options.length > 0 && (
        <dl className={styles.sums} aria-live="polite">
          <div>
            <dt>{words.sum}</dt>
            <dd>{priceOf(added, site)}</dd>
          </div>
          <div>
            <dt>{words.total}</dt>
            <dd>{priceOf(total, site)}</dd>
          </div>
        </dl>
      )}
    </StepShell>
  )
}
