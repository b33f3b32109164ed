// The interior of a home: groups of options with their deadlines, the total price, and the order.
import { interiorConfirmationPaths, interiorFormPath } from '@husrum/contract/interior/wire'
import type { InteriorGroup, InteriorOption, InteriorView, Money } from '@husrum/domain'
import {
  differenceOfMoney,
  formatDay,
  formatDayTime,
  formatPrice,
  interiorSum,
  isInteriorClosed,
  isInteriorGroupOpen,
  isSameInterior,
  nextInteriorStop,
  noMoney,
  sumOfMoney,
  wallClockOf,
} from '@husrum/domain'
import type { FormEvent } from 'react'
import { useEffect, useRef } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import card from '../../ui/ChoiceCard.module.css'
import { Notice } from '../../ui/Notice.tsx'
import shared from '../../ui/Parts.module.css'
import { Picture } from '../../ui/Picture.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './Interior.module.css'
import type { Choices, ChoicesWord } from './use-choices.ts'
import { useChoices } from './use-choices.ts'

const sizes = '6rem'
/** The picture of the selected option of a group. */
const largeSizes = '(width >= 64rem) 38rem, (width >= 40rem) 60vw, 92vw'

const titleOf = (groups: readonly InteriorGroup[], id: string | undefined): string =>
  groups.flatMap(({ options }) => options).find((option) => option.id === id)?.title ?? id ?? ''

const Option = ({
  group,
  option,
  choices,
  isOpen,
  isLarge,
}: {
  readonly group: InteriorGroup
  readonly option: InteriorOption
  readonly choices: Choices
  readonly isOpen: boolean
  /** Whether its picture is the group's while it is selected. */
  readonly isLarge: boolean
}) => {
  const site = useSite()
  const { formats } = site
  const texts = useTexts().interior
  const { id, title, text, price, image, isStandard, needs } = option
  const { seen, result, issues } = choices
  const isChosen = result.includes(id)
  const wrong = issues.filter((issue) => issue.option === id)
  const describedBy = wrong.length > 0 ? `interior-${id}-wrong` : undefined
  const isFixed = group.rule === 'any' && isStandard
  return (
    <label className={`${card.choice} ${styles.option}`}>
      <input
        type={group.rule === 'one' ? 'radio' : 'checkbox'}
        name={group.rule === 'one' ? `chosen.${group.id}` : 'chosen'}
        value={id}
        checked={isChosen}
        disabled={!isOpen || isFixed}
        aria-invalid={wrong.length > 0 || undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => choices.pick(group, id, target.checked)}
      />
      {image !== undefined && (
        <Picture id={image} alt="" sizes={isLarge ? largeSizes : sizes} className={styles.picture} />
      )}
      <span className={styles.words}>
        <span className={styles.title}>
          {title}{' '}
          <span className={styles.amount}>
            {price === noMoney ? texts.included : formatPrice(price, formats)}
          </span>
        </span>
        {text !== '' && <span className={styles.hint}>{text}</span>}
        {isStandard && <span className={styles.hint}>{texts.standard}</span>}
        {seen.agreed.includes(id) && <span className={styles.hint}>{texts.agreed}</span>}
        {needs.length > 0 && (
          <span className={styles.hint}>
            {texts.needs(needs.map((other) => titleOf(seen.groups, other)).join(', '))}
          </span>
        )}
        {wrong.length > 0 && (
          <span className={styles.wrong} id={describedBy}>
            {wrong.map(({ kind, other }) => texts.issues[kind](title, titleOf(seen.groups, other))).join(' ')}
          </span>
        )}
      </span>
    </label>
  )
}

const Group = ({ group, choices }: { readonly group: InteriorGroup; readonly choices: Choices }) => {
  const site = useSite()
  const { formats } = site
  const texts = useTexts().interior
  const { seen } = choices
  const isOpen = !seen.isOver && isInteriorGroupOpen(group, seen.today)
  const { title, text, lastDay, options } = group
  const shown = isOpen ? options : options.filter(({ id }) => choices.result.includes(id))
  if (shown.length === 0) return null
  const isLarge = group.rule === 'one' && shown.every(({ image }) => image !== undefined)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {text !== '' && <p className={styles.hint}>{text}</p>}
      {lastDay !== undefined && (
        <p className={styles.day}>{(isOpen ? texts.lastDay : texts.closed)(formatDay(lastDay, site))}</p>
      )}
      {isOpen ? (
        <div className={isLarge ? styles.room : undefined}>
          <div className={styles.options}>
            {shown.map((option) => (
              <Option
                key={option.id}
                group={group}
                option={option}
                choices={choices}
                isOpen={isOpen}
                isLarge={isLarge}
              />
            ))}
          </div>
        </div>
      ) : (
        <ul className={styles.fixed}>
          {shown.map(({ id, title, price }) => (
            <li key={id} className={styles.title}>
              {title}{' '}
              <span className={styles.amount}>
                {price === noMoney ? texts.included : formatPrice(price, formats)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

const Sums = ({ choices }: { readonly choices: Choices }) => {
  const site = useSite()
  const { formats } = site
  const texts = useTexts().interior
  const { seen, result } = choices
  const sum = interiorSum(seen.groups, result)
  const difference = differenceOfMoney(sum, seen.agreedSum)
  const money = (amount: Money) => formatPrice(amount, formats)
  const rows = [
    [texts.sum, money(sum)],
    ...(seen.agreedSum > noMoney ? [[texts.ofThemAgreed, money(seen.agreedSum)]] : []),
    ...(seen.agreedSum > noMoney && difference !== noMoney
      ? [
          difference > noMoney
            ? [texts.more, money(difference)]
            : [texts.less, money(differenceOfMoney(noMoney, difference))],
        ]
      : []),
    ...(seen.price > noMoney
      ? [
          [texts.price, money(seen.price)],
          [texts.total, money(sumOfMoney([seen.price, sum]) ?? seen.price)],
        ]
      : []),
  ]
  const paidFor = seen.groups
    .flatMap(({ options }) => options)
    .filter(({ id, price }) => price > noMoney && result.includes(id))
  return (
    <>
      {paidFor.length > 0 && (
        <ul className={styles.fixed}>
          {paidFor.map(({ id, title, price }) => (
            <li key={id} className={styles.title}>
              {title} <span className={styles.amount}>{money(price)}</span>
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.sums}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{texts.paid}</p>
    </>
  )
}

const Confirmed = ({ view }: { readonly view: InteriorView }) => {
  const site = useSite()
  const texts = useTexts().interior
  const { confirmed, residenceId } = view
  if (!confirmed) return null
  const at = wallClockOf(new Date(confirmed.at).toISOString(), site.country)
  const moment = at === undefined ? '' : formatDayTime(at, site)
  const address = (look: 'html' | 'pdf') =>
    interiorConfirmationPaths[look].replace('{residenceId}', encodeURIComponent(residenceId))
  return (
    <div className={styles.part}>
      <p>
        <strong>{texts.confirmed(moment, confirmed.by)}</strong>
        <br />
        {texts.confirmedText(confirmed.number, formatPrice(confirmed.sum, site.formats))}
      </p>
      <p className={shared.ways}>
        <a href={address('html')} target="_blank" rel="noreferrer">
          {texts.read}
          <VisuallyHidden> ({texts.newWindow})</VisuallyHidden>
        </a>
        <a href={address('pdf')}>{texts.pdf}</a>
      </p>
    </div>
  )
}

const Word = ({
  word,
  onRetry,
}: {
  readonly word: ChoicesWord | undefined
  readonly onRetry: () => void
}) => {
  const texts = useTexts().interior
  if (!word) return null
  if (word.kind === 'saved') return <p>{texts.saved}</p>
  if (word.kind === 'confirmed')
    return (
      <Notice>
        <p>{texts.justConfirmed}</p>
      </Notice>
    )
  if (word.kind === 'merged')
    return (
      <Notice>
        <p>{word.by === '' ? texts.changedByYou : texts.changedBy(word.by)}</p>
      </Notice>
    )
  return (
    <Notice kind="warning">
      <p>{texts.errors[word.why]}</p>
      {word.why === 'failed' && (
        <p>
          <Button look="secondary" onClick={onRetry}>
            {texts.retry}
          </Button>
        </p>
      )}
    </Notice>
  )
}

export const Interior = ({
  interior,
  before,
}: {
  readonly interior: InteriorView
  /** Result of a form that was submitted without script. */
  readonly before?: ChoicesWord | undefined
}) => {
  const site = useSite()
  const texts = useTexts().interior
  const choices = useChoices(interior, before)
  const { seen, result, issues, word, isSaving, isConfirming } = choices
  const { groups, today, confirmed, isOver, residenceId, version } = seen
  const isClosed = isOver || isInteriorClosed(groups, today)
  const stop = nextInteriorStop(groups, today)
  const isOrdered = confirmed !== undefined && isSameInterior(result, confirmed.chosen)
  const said = useRef<HTMLDivElement>(null)
  // Move the focus, because the confirm button disappears.
  const hasConfirmed = word?.kind === 'confirmed'
  useEffect(() => {
    if (hasConfirmed) said.current?.focus()
  }, [hasConfirmed])
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    void choices.confirm()
  }
  if (groups.length === 0)
    return (
      <section className={styles.part}>
        <h2 className={shared.heading}>{texts.none}</h2>
        <p>{texts.noneText}</p>
      </section>
    )
  return (
    <section className={shared.parts}>
      <div className={styles.part}>
        <h2 className={shared.heading}>{texts.heading}</h2>
        <p>{isOver ? texts.over : isClosed ? texts.closedAll : texts.lead}</p>
        {stop !== undefined && !isOver && <p>{texts.nextStop(formatDay(stop, site))}</p>}
        <Confirmed view={seen} />
      </div>
      <form className={shared.parts} method="post" action={interiorFormPath} onSubmit={onSubmit}>
        <input type="hidden" name="residenceId" value={residenceId} />
        <input type="hidden" name="version" value={version} />
        {groups.map((group) => (
          <Group key={group.id} group={group} choices={choices} />
        ))}
        <div className={styles.part}>
          <h2 className={shared.heading}>{texts.summary}</h2>
          <Sums choices={choices} />
          {!isClosed && !isOrdered && (
            <p>{confirmed === undefined ? texts.neverConfirmed : texts.notConfirmed}</p>
          )}
          <div ref={said} role="status" tabIndex={-1} className={styles.said}>
            {isSaving ? <p>{texts.saving}</p> : <Word word={word} onRetry={choices.retry} />}
          </div>
          {!isClosed && !isOrdered && (
            <>
              <p className={styles.hint}>{texts.binding}</p>
              <div className={shared.ways}>
                <noscript>
                  <button className={styles.save} type="submit" name="action" value="save">
                    {texts.save}
                  </button>
                </noscript>
                <Button
                  type="submit"
                  name="action"
                  value="confirm"
                  loading={isConfirming || isSaving}
                  aria-describedby={issues.length > 0 ? 'interior-incomplete' : undefined}
                >
                  {confirmed === undefined ? texts.confirm : texts.confirmAgain}
                </Button>
              </div>
              {issues.length > 0 && (
                <p className={styles.wrong} id="interior-incomplete">
                  {texts.errors.incomplete}
                </p>
              )}
            </>
          )}
          {!isClosed && isOrdered && (
            <noscript>
              <button className={styles.save} type="submit" name="action" value="save">
                {texts.save}
              </button>
            </noscript>
          )}
        </div>
      </form>
    </section>
  )
}
