// The board's search while typing: results in a list below the field, and the selection in the field.
import type { CaseBuilding, CasePlace } from '@husrum/domain'
import { useLayoutEffect, useRef, useState } from 'react'
import {
  ComboBox,
  FieldError,
  I18nProvider,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components'
import { useSite } from '../../../frame/site.tsx'
import { Button } from '../../../ui/Button.tsx'
import styles from '../../../ui/Combobox.module.css'
import { useVisiblePage } from '../../../ui/use-visible-page.ts'
import { buildingKindOf, fieldId } from '../case-words.ts'
import { selectedOf } from '../read-form.ts'
import { minSearchLength } from '../use-choices.ts'
import type { StepProps } from './step-props.tsx'
import { useWords } from './step-props.tsx'

interface Hit {
  readonly id: string
  readonly place: CasePlace
  readonly isBuilding: boolean
  readonly name: string
  readonly aside: string
}

export const ResidenceCombobox = ({
  flow,
  choices,
  errorOf,
  takesFocus,
}: StepProps & {
  /** The field that it replaces had the focus. */
  readonly takesFocus: boolean
}) => {
  const site = useSite()
  const { residence, fields, retry } = useWords()
  const { form } = flow.wizard
  const { foundHomes, foundBuildings, isSearched } = choices
  const picked = form.selectedApartment
  const [text, setText] = useState(picked?.address ?? form.searchString)
  const field = useRef<HTMLInputElement>(null)
  const onOpenChange = useVisiblePage()
  useLayoutEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])

  const nameOf = ({ address, city }: CasePlace): string => [address, city].filter(Boolean).join(', ')
  const isShort = text.trim().length < minSearchLength
  const asked = [foundBuildings, foundHomes] as const
  const failed = asked.find(({ kind }) => kind === 'failed')
  const isLoading = !isSearched || asked.some(({ kind }) => kind === 'loading')
  // Homes and houses are shown together, so that the highlighted item does not change when houses arrive after homes.
  const hits: readonly Hit[] = isLoading
    ? []
    : [
        ...foundBuildings.items.map((place: CaseBuilding) => ({
          id: place.id,
          place,
          isBuilding: true,
          name: nameOf(place),
          aside: residence.buildingKind[place.buildingType],
        })),
        ...foundHomes.items.map((place) => ({
          id: place.id,
          place,
          isBuilding: false,
          name: nameOf(place),
          aside: place.governmentObjectId ? residence.dwelling(place.governmentObjectId) : '',
        })),
      ]
  const chosen =
    picked &&
    [
      picked.address,
      picked.governmentObjectId && residence.dwelling(picked.governmentObjectId),
      form.fullBuilding && residence.buildingKind[buildingKindOf(picked)],
    ]
      .filter(Boolean)
      .join(', ')

  return (
    // React Aria's own texts use the page's language, not the browser's.
    <I18nProvider locale={site.locale}>
      <ComboBox
        className={styles.combobox ?? ''}
        id={fieldId('selectedApartment')}
        allowsCustomValue
        allowsEmptyCollection
        menuTrigger="input"
        onOpenChange={onOpenChange}
        inputValue={text}
        items={isShort ? [] : hits}
        isInvalid={errorOf('selectedApartment') !== undefined}
        // Selecting an item closes the list.
        selectedKey={form.selectedApartmentId || null}
        onInputChange={(typed) => {
          setText(typed)
          if (typed !== picked?.address) flow.answer({ searchString: typed })
        }}
        onSelectionChange={(key) => {
          const hit = hits.find(({ id }) => id === key)
          if (!hit) return
          setText(hit.place.address)
          flow.answer({
            selectedApartmentId: hit.id,
            selectedApartment: selectedOf(hit.place),
            fullBuilding: hit.isBuilding,
          })
        }}
      >
        <Label>{fields.searchString}</Label>
        <Input className={styles.input ?? ''} type="search" autoComplete="off" ref={field} />
        <Text className={styles.hint ?? ''} slot="description">
          {residence.hint}
        </Text>
        <FieldError className={styles.error ?? ''}>{errorOf('selectedApartment')}</FieldError>
        <Popover className={styles.popover ?? ''} offset={4}>
          <ListBox
            className={styles.list ?? ''}
            items={isShort ? [] : hits}
            renderEmptyState={() => (
              <p className={styles.none}>
                {isShort
                  ? residence.hint
                  : failed
                    ? residence.searchFailed
                    : isLoading
                      ? residence.searching
                      : residence.none}
              </p>
            )}
          >
            {({ id, name, aside }: Hit) => (
              <ListBoxItem
                className={styles.item ?? ''}
                id={id}
                textValue={[name, aside].filter(Boolean).join(', ')}
              >
                <span>{name}</span> <span className={styles.aside}>{aside}</span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      {failed && (
        <p role="alert">
          {residence.searchFailed}{' '}
          <Button look="secondary" onClick={failed.retry}>
            {retry}
          </Button>
        </p>
      )}
      <input type="hidden" name="selectedApartmentId" value={form.selectedApartmentId} />
      <p role="status">{chosen && `${residence.picked}: ${chosen}`}</p>
    </I18nProvider>
  )
}
