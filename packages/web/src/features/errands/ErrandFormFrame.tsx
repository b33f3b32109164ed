// The form element: its target without script, its errors, and its button.
import { errandFormId, errandFormPath } from '@husrum/contract/errands/wire'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import styles from './ErrandForms.module.css'
import type { ErrandForm } from './use-errand-form.ts'

export const ErrandFormFrame = ({
  form,
  submit,
  beside,
  look = 'primary',
  children,
}: {
  readonly form: ErrandForm
  readonly submit: string
  /** Content before the button. */
  readonly beside?: ReactNode
  /** Style of the button. */
  readonly look?: 'primary' | 'secondary'
  readonly children: ReactNode
}) => (
  <form
    ref={form.formRef}
    id={form.isBack ? errandFormId : undefined}
    className={styles.form}
    method="post"
    action={errandFormPath}
    encType="multipart/form-data"
    onSubmit={form.submit}
    onChange={form.touch}
    noValidate
  >
    {form.hidden.map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {form.trouble !== undefined && (
      <FormError heading={form.trouble} fields={form.wrong} attempt={form.attempt} />
    )}
    {children}
    <div className={styles.buttons}>
      {beside}
      <Button type="submit" look={look} loading={form.isSending}>
        {submit}
      </Button>
    </div>
  </form>
)
