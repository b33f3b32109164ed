// Steps for the place of the fault: a home, a common area, or a typed address.
import { otherAddressChoice } from '@husrum/domain'
import { CheckField } from '../../../ui/CheckField.tsx'
import { buildingKindOf, fieldId } from '../case-words.ts'
import styles from '../FaultReport.module.css'
import type { Choice } from '../RadioChoices.tsx'
import { RadioChoices } from '../RadioChoices.tsx'
import type { StepProps } from './step-props.tsx'
import { Listed, useText, useWords } from './step-props.tsx'

const TypedAddress = (props: StepProps) => {
  const text = useText(props)
  const { estate } = useWords()
  return (
    <>
      {text('address', { autoComplete: 'address-line1' })}
      <div className={styles.pair}>
        {text('zipCode', { autoComplete: 'postal-code', inputMode: 'numeric', hint: estate.zipHint })}
        {text('city', { autoComplete: 'address-level2' })}
      </div>
    </>
  )
}

export const Residence = (props: StepProps) => {
  const { flow, choices, errorOf } = props
  const { residence, fields } = useWords()
  const { form } = flow.wizard
  const isPublic = form.type === 'publicSpace'
  const asked = isPublic ? choices.publicPlaces : choices.homes
  const hasHomes = asked.kind !== 'loaded' || asked.items.length > 0
  const places: readonly Choice[] = [
    ...asked.items.map((place) => ({
      value: place.id,
      label: [place.address, place.city].filter(Boolean).join(', '),
      hint: isPublic
        ? residence.buildingKind[buildingKindOf(place)]
        : place.governmentObjectId
          ? residence.dwelling(place.governmentObjectId)
          : undefined,
    })),
    { value: otherAddressChoice, label: residence.other },
  ]
  return (
    <>
      <RadioChoices
        name="type"
        legend={fields.type}
        value={form.type}
        error={errorOf('type')}
        choices={[
          { value: 'apartment', label: residence.apartment, hint: residence.apartmentHint },
          { value: 'publicSpace', label: residence.publicSpace, hint: residence.publicSpaceHint },
        ]}
      />
      <div className={styles.reveals} key={form.type}>
        <Listed asked={asked} failed={residence.failed}>
          {!hasHomes && <p>{residence.noHomes}</p>}
        </Listed>
        <RadioChoices
          name="selectedApartmentId"
          field="selectedApartment"
          legend={isPublic ? residence.places : residence.homes}
          value={form.selectedApartmentId || (hasHomes ? '' : otherAddressChoice)}
          error={errorOf('selectedApartment')}
          choices={places}
        />
        <div className={styles.revealed}>
          <p className={`${styles.quiet} ${styles.live}`} role="status">
            {form.selectedApartmentId === otherAddressChoice && residence.fillIn}
          </p>
          <TypedAddress {...props} />
        </div>
      </div>
    </>
  )
}

export const Compound = (props: StepProps) => {
  const { flow, errorOf } = props
  const { compound, fields } = useWords()
  const text = useText(props)
  return (
    <>
      {text('compoundName', { autoComplete: 'organization', required: true })}
      {text('compoundNumber', { hint: compound.numberHint, inputMode: 'numeric', required: true })}
      <CheckField
        label={fields.isMember}
        id={fieldId('isMember')}
        name="isMember"
        defaultChecked={flow.wizard.form.isMember}
        error={errorOf('isMember')}
        required
      />
      <p className={styles.quiet}>{compound.memberHint}</p>
    </>
  )
}

export const Estate = (props: StepProps) => {
  const text = useText(props)
  const { estate } = useWords()
  return (
    <>
      <TypedAddress {...props} />
      {text('object', { hint: estate.objectHint, required: true })}
    </>
  )
}
