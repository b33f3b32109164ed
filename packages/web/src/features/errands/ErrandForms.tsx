// All forms of an errand, in one lazily loaded chunk.
import { CloseForm } from './CloseForm.tsx'
import type { ErrandAction } from './errand-page-address.ts'
import { MessageForm } from './MessageForm.tsx'
import { RateForm } from './RateForm.tsx'
import { ReopenForm } from './ReopenForm.tsx'
import { ShareForm } from './ShareForm.tsx'
import { UpdateForm } from './UpdateForm.tsx'
import type { ErrandFormProps } from './use-errand-form.ts'

export const ErrandForms = ({ action, ...props }: ErrandFormProps & { readonly action: ErrandAction }) => {
  switch (action) {
    case 'answer':
    case 'message':
      return <MessageForm {...props} action={action} />
    case 'update':
      return <UpdateForm {...props} />
    case 'close':
      return <CloseForm {...props} />
    case 'share':
    case 'unshare':
      return <ShareForm {...props} action={action} />
    case 'rate':
      return <RateForm {...props} />
    default:
      return <ReopenForm {...props} action={action} />
  }
}
