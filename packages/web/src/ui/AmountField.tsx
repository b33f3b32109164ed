// A field for an amount of money that groups the digits during typing (PLAT-14).
import { reformatCurrencyInput } from '@husrum/domain'
import type { ChangeEvent } from 'react'
import { useLayoutEffect, useRef } from 'react'
import type { TextFieldProps } from './TextField.tsx'
import { TextField } from './TextField.tsx'

export interface AmountFieldProps extends Omit<TextFieldProps, 'onChange' | 'inputMode' | 'value'> {
  readonly value: string
  readonly onType: (text: string) => void
}

export const AmountField = ({ value, onType, ...rest }: AmountFieldProps) => {
  const edited = useRef<{ readonly input: HTMLInputElement; readonly caret: number }>(undefined)
  const caretBefore = useRef(0)
  // Setting another text than the typed one moves the caret to the end.
  useLayoutEffect(() => {
    const { input, caret } = edited.current ?? {}
    edited.current = undefined
    if (input && caret !== undefined) input.setSelectionRange(caret, caret)
  })
  const read = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const after = { text: target.value, caret: target.selectionStart ?? target.value.length }
    const { text, caret } = reformatCurrencyInput(after, { text: value, caret: caretBefore.current })
    edited.current = { input: target, caret }
    onType(text)
  }
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onKeyDown={({ currentTarget }) => {
        caretBefore.current = currentTarget.selectionStart ?? 0
      }}
      onChange={read}
    />
  )
}
