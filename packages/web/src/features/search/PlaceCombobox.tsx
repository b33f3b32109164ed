// Suggests places while a visitor types: from two characters, 300 ms after the last key (SEARCH-10).

import type { Tag } from '@husrum/domain'
import { minSuggestionLength } from '@husrum/domain'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
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
import { useBusy } from '../../frame/busy.ts'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { useSettledText } from '../../frame/use-settled-text.ts'
import styles from '../../ui/Combobox.module.css'
import { useVisiblePage } from '../../ui/use-visible-page.ts'
import { placesQuery } from './queries.ts'

export interface PlaceComboboxProps {
  readonly initialText: string
  readonly name: string
  readonly error?: string
  /** The field that it replaces had the focus. */
  readonly takesFocus: boolean
  readonly onPick: (tagUrl: string) => void
}

const fold = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')

/** Previous suggestions stay visible while new ones load; those that no longer match are removed. */
const hasWord = (name: string, typed: string): boolean =>
  ` ${fold(name).replaceAll('-', ' ')}`.includes(` ${fold(typed).replaceAll('-', ' ')}`)

export const PlaceCombobox = ({ initialText, name, error, takesFocus, onPick }: PlaceComboboxProps) => {
  const site = useSite()
  const { search: texts } = useTexts()
  // Text typed into the previous field is set as a further input, so that the list opens for it.
  const [text, setText] = useState(takesFocus ? '' : initialText)
  const settled = useSettledText(text)
  useBusy('form', text !== initialText)
  // It may replace a field that is in use: focus and caret are restored before paint.
  const field = useRef<HTMLInputElement>(null)
  const onOpenChange = useVisiblePage()
  useLayoutEffect(() => {
    if (!takesFocus) return
    field.current?.focus()
    setText(initialText)
  }, [takesFocus, initialText])
  const answer = useQuery({
    ...placesQuery(settled, site, useCapabilities().search),
    enabled: settled.trim().length >= minSuggestionLength,
    placeholderData: keepPreviousData,
  })
  const isLongEnough = text.trim().length >= minSuggestionLength
  const places: readonly Tag[] =
    isLongEnough && answer.data?.kind === 'suggested'
      ? answer.data.places.filter((place) => hasWord(place.name, text))
      : []
  return (
    // React Aria's own texts use the page's language, not the browser's.
    <I18nProvider locale={site.locale}>
      <ComboBox
        className={styles.combobox ?? ''}
        allowsCustomValue
        allowsEmptyCollection
        menuTrigger="input"
        onOpenChange={onOpenChange}
        inputValue={text}
        items={places}
        isInvalid={error !== undefined && text === initialText}
        onInputChange={setText}
        onSelectionChange={(key) => {
          const place = places.find((tag) => tag.id === key)
          if (place) onPick(place.url)
        }}
        selectedKey={null}
      >
        <Label>{texts.place}</Label>
        <Input className={styles.input ?? ''} name={name} placeholder={texts.placeHint} ref={field} />
        {!isLongEnough && text !== '' && (
          <Text className={styles.hint ?? ''} slot="description">
            {texts.placeTooShort}
          </Text>
        )}
        <FieldError className={styles.error ?? ''}>{error}</FieldError>
        <Popover className={styles.popover ?? ''} offset={4}>
          <ListBox
            className={styles.list ?? ''}
            items={places}
            renderEmptyState={() => (
              <p className={styles.none}>
                {!isLongEnough
                  ? texts.placeTooShort
                  : answer.isError
                    ? texts.failedTitle
                    : answer.isFetching || settled !== text
                      ? '…'
                      : texts.placeNone}
              </p>
            )}
          >
            {(place: Tag) => (
              <ListBoxItem className={styles.item ?? ''} id={place.id} textValue={place.name}>
                {/* Only the name is visible. */}
                <span>{place.name}</span>{' '}
                <span className={styles.aside}>
                  {places.some(({ id, name: other }) => id !== place.id && other === place.name) &&
                    `${texts.placeKind[place.kind]}, `}
                  {texts.placeHomes(place.homes)}
                </span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  )
}
