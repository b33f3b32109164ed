// Order form for printed material. A plain form; with script, errors are shown at the fields before it is sent.
import { printOrderFormPath, printOrderQuery, printOrderRefusals } from '@husrum/contract/print-orders/wire'
import type { PrintOrder } from '@husrum/domain'
import { dayIn, formatDay, printedMaterials, printOrderRule } from '@husrum/domain'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSite, useTexts } from '../../frame/site.tsx'
import { useKeptText } from '../../frame/use-kept-text.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './PrintOrders.module.css'
import type { PrintOrdersSeen } from './print-orders-query.ts'

const addressFields = [
  ['name', 'name'],
  ['address', 'address-line1'],
  ['postalCode', 'postal-code'],
  ['city', 'address-level2'],
] as const
const fields = ['stageId', 'material', 'name', 'address', 'postalCode', 'city'] as const
type Field = (typeof fields)[number]

const isField = (name: unknown): name is Field => fields.some((field) => field === name)

/** Result of a submitted form, from the address. */
const answerOf = (search: string) => {
  const query = new URLSearchParams(search)
  return {
    ordered: query.get(printOrderQuery.ordered),
    refused: printOrderRefusals.find((known) => known === query.get(printOrderQuery.refused)),
    wrong: query
      .getAll(printOrderQuery.wrong)
      .map((text) => text.split('.')[0])
      .filter(isField),
  }
}

const Ordered = ({ orders }: { readonly orders: readonly PrintOrder[] }) => {
  const site = useSite()
  const { country } = site
  const { printOrders: texts } = useTexts()
  const day = (at: number) => formatDay(dayIn(at, country), site)
  return (
    <>
      <h3 className={styles.subheading}>{texts.orders}</h3>
      <ul className={styles.orders}>
        {orders.map(({ id, stageName, material, orderedAt, postedAt }) => (
          <li key={id}>
            <strong>{stageName}</strong>
            <span>{material.map((each) => texts.materials[each]).join(', ')}</span>
            <span>
              {postedAt === undefined ? texts.orderedOn(day(orderedAt)) : texts.postedOn(day(postedAt))}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

const OrderForm = ({ seen: { stages, recipient, typed } }: { readonly seen: PrintOrdersSeen }) => {
  const site = useSite()
  const { printOrders: texts } = useTexts()
  const came = answerOf(useLocation().search)
  const [wrong, setWrong] = useState<readonly Field[]>(came.wrong)
  const [attempt, setAttempt] = useState(came.refused ? 1 : 0)
  const isBack = came.refused !== undefined || came.ordered !== null
  const kept = useKeptText({ name: 'print-order', isBack, isPosted: true })
  const [refused, setRefused] = useState(came.refused)
  const check = (event: FormEvent<HTMLFormElement>): void => {
    const said = new FormData(event.currentTarget)
    const checked = printOrderRule(site).check({
      ...Object.fromEntries(said),
      material: said.getAll('material'),
    })
    if (checked.kind === 'valid') return
    event.preventDefault()
    setWrong(checked.issues.map(({ path }) => path[0]).filter(isField))
    setRefused('invalid')
    setAttempt((before) => before + 1)
  }
  const errorOf = (field: Field): string | undefined => {
    if (!wrong.includes(field)) return undefined
    return field === 'postalCode' ? texts.errors.postalCode[site.country] : texts.errors[field]
  }
  const marked = fields.flatMap((field) => {
    const error = errorOf(field)
    return error === undefined ? [] : [{ id: `print-${field}`, label: labels(texts)[field], error }]
  })
  return (
    <form
      ref={kept.form}
      className={styles.form}
      method="post"
      action={printOrderFormPath}
      onSubmit={check}
      noValidate
    >
      {refused && <FormError heading={texts.refusals[refused]} fields={marked} attempt={attempt} />}
      <div className={styles.field}>
        <label htmlFor="print-stageId">{texts.stage}</label>
        <select
          id="print-stageId"
          name="stageId"
          className={styles.select}
          defaultValue={typed?.stageId}
          aria-invalid={wrong.includes('stageId')}
          aria-describedby={wrong.includes('stageId') ? 'print-stageId-error' : undefined}
        >
          <option value="">{texts.choose}</option>
          {stages.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        {wrong.includes('stageId') && (
          <p id="print-stageId-error" className={styles.error}>
            {texts.errors.stageId}
          </p>
        )}
      </div>
      <fieldset
        id="print-material"
        className={styles.choices}
        tabIndex={-1}
        aria-describedby={wrong.includes('material') ? 'print-material-error' : undefined}
      >
        <legend>{texts.material}</legend>
        {printedMaterials.map((each) => (
          <label key={each} className={styles.choice}>
            <input
              type="checkbox"
              name="material"
              value={each}
              defaultChecked={typed?.material.includes(each)}
            />
            <span>{texts.materials[each]}</span>
          </label>
        ))}
        {wrong.includes('material') && (
          <p id="print-material-error" className={styles.error}>
            {texts.errors.material}
          </p>
        )}
      </fieldset>
      {addressFields.map(([field, autoComplete]) => (
        <TextField
          key={field}
          id={`print-${field}`}
          name={field}
          label={texts[field]}
          autoComplete={autoComplete}
          defaultValue={(typed ?? recipient)[field]}
          error={errorOf(field)}
          required
        />
      ))}
      <p>
        <Button type="submit">{texts.submit}</Button>
      </p>
    </form>
  )
}

const labels = (texts: ReturnType<typeof useTexts>['printOrders']): Readonly<Record<Field, string>> => ({
  stageId: texts.stage,
  material: texts.material,
  name: texts.name,
  address: texts.address,
  postalCode: texts.postalCode,
  city: texts.city,
})

/** @param seen undefined if it failed to load. */
export const PrintOrders = ({ seen }: { readonly seen: PrintOrdersSeen | undefined }) => {
  const { printOrders: texts } = useTexts()
  const { ordered } = answerOf(useLocation().search)
  const receipt = seen?.orders.find(({ stageId }) => stageId === ordered)
  return (
    <section id="order-prints" className={styles.part} aria-labelledby="order-prints-heading">
      <div className={styles.words}>
        <h2 id="order-prints-heading" className={styles.heading}>
          {texts.heading}
        </h2>
        <p>{texts.text}</p>
        {!seen && (
          <Notice kind="warning">
            <p>{texts.failed}</p>
          </Notice>
        )}
        {receipt && (
          <div role="status">
            <Notice>
              <p>{texts.ordered(receipt.stageName)}</p>
            </Notice>
          </div>
        )}
        {seen?.stages.length === 0 && <p>{texts.none}</p>}
        {seen && seen.orders.length > 0 && <Ordered orders={seen.orders} />}
      </div>
      {seen && seen.stages.length > 0 && <OrderForm seen={seen} />}
    </section>
  )
}
