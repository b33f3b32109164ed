// Shares an errand inside the resident's home with the board, or ends that: one button.
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useTexts } from '../../frame/site.tsx'
import { ErrandFormFrame } from './ErrandFormFrame.tsx'
import type { ErrandFormProps } from './use-errand-form.ts'
import { useErrandForm } from './use-errand-form.ts'

export const ShareForm = ({
  action,
  ...props
}: ErrandFormProps & { readonly action: 'share' | 'unshare' }) => {
  const { errands } = useCapabilities()
  const { share } = useTexts().errands.forms
  const isShared = action === 'share'
  const form = useErrandForm({
    ...props,
    action,
    done: isShared ? 'shared' : 'unshared',
    labels: {},
    send: (_, key) => errands.share(props.errand.id, isShared, key),
  })
  return (
    <ErrandFormFrame form={form} submit={share[action]} look="secondary">
      <p>{isShared ? share.notSharedText : share.sharedText}</p>
    </ErrandFormFrame>
  )
}
