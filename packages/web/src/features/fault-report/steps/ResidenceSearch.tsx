// The board's search for a residence: by text, among the homes and houses of the association.
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { fieldId } from '../case-words.ts'
import styles from '../FaultReport.module.css'
import { RadioChoices } from '../RadioChoices.tsx'
import type { ResidenceCombobox } from './ResidenceCombobox.tsx'
import type { StepProps } from './step-props.tsx'
import { Listed, useWords } from './step-props.tsx'

/** Loaded after hydration: until then, and without script, results are rows to choose from. */
export const ResidenceSearch = (props: StepProps) => {
  const [Combobox, setCombobox] = useState<typeof ResidenceCombobox>()
  const [takesFocus, setTakesFocus] = useState(false)
  useEffect(() => {
    import('./ResidenceCombobox.tsx').then(
      (code) => {
        setTakesFocus(document.activeElement?.id === fieldId('searchString'))
        setCombobox(() => code.ResidenceCombobox)
      },
      // The rows work as well.
      () => undefined,
    )
  }, [])
  return Combobox ? <Combobox {...props} takesFocus={takesFocus} /> : <ResidenceRows {...props} />
}

const ResidenceRows = (props: StepProps) => {
  const { flow, choices, errorOf } = props
  const { residence, fields } = useWords()
  const { form } = flow.wizard
  const { foundHomes, foundBuildings, isSearched } = choices
  const asked = [foundBuildings, foundHomes] as const
  const isLoading = asked.some(({ kind }) => kind === 'loading')
  const hasFailed = asked.some(({ kind }) => kind === 'failed')
  const count = foundHomes.items.length + foundBuildings.items.length
  const picked = form.selectedApartment
  const isPickedHere = [...choices.places, ...choices.buildings].some(({ id }) => id === picked?.id)
  const status = !isSearched
    ? ''
    : isLoading
      ? residence.searching
      : hasFailed
        ? ''
        : count === 0
          ? residence.none
          : residence.found(count)
  return (
    <>
      <div className={styles.search}>
        <TextField
          label={fields.searchString}
          hint={residence.hint}
          id={fieldId('searchString')}
          name="searchString"
          type="search"
          autoComplete="off"
          defaultValue={form.searchString}
        />
        <Button type="submit" look="secondary" name="action" value="search">
          {residence.search}
        </Button>
      </div>
      <p className={`${styles.quiet} ${styles.live}`} role="status">
        {status}
      </p>
      {isSearched && hasFailed && (
        <Listed
          asked={foundHomes.kind === 'failed' ? foundHomes : foundBuildings}
          failed={residence.searchFailed}
        >
          {null}
        </Listed>
      )}
      {picked && !isPickedHere && (
        <RadioChoices
          name="selectedApartmentId"
          field="selectedApartment"
          legend={residence.picked}
          value={picked.id}
          choices={[
            { value: picked.id, label: picked.address, hint: picked.governmentObjectId || undefined },
          ]}
        />
      )}
      {foundBuildings.items.length > 0 && (
        <RadioChoices
          name="selectedApartmentId"
          field={foundHomes.items.length > 0 ? 'buildings' : 'selectedApartment'}
          legend={residence.buildings}
          value={form.selectedApartmentId}
          choices={foundBuildings.items.map(({ id, address, city, buildingType }) => ({
            value: id,
            label: [address, city].filter(Boolean).join(', '),
            hint: residence.buildingKind[buildingType],
          }))}
        />
      )}
      {foundHomes.items.length > 0 && (
        <RadioChoices
          name="selectedApartmentId"
          field="selectedApartment"
          legend={residence.apartments}
          value={form.selectedApartmentId}
          choices={foundHomes.items.map(({ id, address, city, governmentObjectId }) => ({
            value: id,
            label: [address, city].filter(Boolean).join(', '),
            ...(governmentObjectId && { hint: residence.dwelling(governmentObjectId) }),
          }))}
        />
      )}
      {errorOf('selectedApartment') !== undefined && (
        <p className={styles.error}>{errorOf('selectedApartment')}</p>
      )}
    </>
  )
}
