// Closing an errand, with a confirmation. The focus is on the safe choice.
import { useEffect, useRef, useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useTexts } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrandFormFrame } from './ErrandFormFrame.tsx'
import styles from './ErrandForms.module.css'
import type { ErrandFormProps } from './use-errand-form.ts'
import { useErrandForm } from './use-errand-form.ts'

export const CloseForm = (props: ErrandFormProps) => {
  const { errands } = useCapabilities()
  const { close } = useTexts().errands.forms
  const { id } = props.errand
  const box = useRef<HTMLDetailsElement>(null)
  const keep = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(props.returned?.action === 'close')
  const wasOpened = useRef(false)
  useEffect(() => {
    if (isOpen && wasOpened.current) keep.current?.focus()
  }, [isOpen])
  const form = useErrandForm({
    ...props,
    action: 'close',
    done: 'closed',
    labels: {},
    send: (_, key) => errands.close(id, key),
  })
  const leave = () => {
    setOpen(false)
    box.current?.querySelector('summary')?.focus()
  }
  return (
    <details
      ref={box}
      className={styles.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        wasOpened.current = true
        setOpen(currentTarget.open)
      }}
    >
      <summary>{close.heading}</summary>
      <ErrandFormFrame
        form={form}
        submit={close.submit}
        beside={
          <Button ref={keep} look="secondary" onClick={leave}>
            {close.keep}
          </Button>
        }
      >
        <h3 className={styles.question}>{close.question}</h3>
        <p>{close.text}</p>
      </ErrandFormFrame>
    </details>
  )
}
