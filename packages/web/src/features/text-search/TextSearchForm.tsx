// The field of a text search. Without script it is a plain GET to the same page.
import { searchTextOf } from '@husrum/domain'
import type { FormEvent } from 'react'
import { useEffect, useId, useRef } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './TextSearchForm.module.css'
import type { TextSearchController } from './use-text-search.ts'

interface Props {
  readonly label: string
  readonly controller: TextSearchController
  readonly isTooShort: boolean
}

export const TextSearchForm = ({ label, controller: { search, path, searchFor }, isTooShort }: Props) => {
  const { textSearch: texts } = useTexts()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // After Back, or after a chip is removed, the field shows the current search. The focus stays.
  useEffect(() => {
    if (field.current && searchTextOf(field.current.value) !== search.text) field.current.value = search.text
  }, [search.text])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    searchFor(String(new FormData(event.currentTarget).get('s') ?? ''))
  }
  return (
    <search>
      <form className={styles.form} action={path} onSubmit={submit}>
        <label htmlFor={id}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
        <input
          ref={field}
          id={id}
          className={styles.field}
          type="search"
          name="s"
          defaultValue={search.text}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          aria-invalid={isTooShort}
          aria-describedby={`${id}-hint`}
        />
        <Button type="submit">
          <Icon name="search" />
          {texts.submit}
        </Button>
        <p id={`${id}-hint`} className={isTooShort ? styles.error : styles.hint}>
          {isTooShort ? texts.tooShort : texts.hint}
        </p>
      </form>
    </search>
  )
}
