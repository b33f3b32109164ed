// Signs in directly with a test number: starts an identification and lets the simulator approve it. Only in English.
import type { AuthFlow, LoginMethod, LoginType } from '@husrum/domain'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useSite } from '../../frame/site.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './IdentityShortcut.module.css'
import { usePageToComeBackTo } from './use-page-to-come-back-to.ts'

export interface IdentityShortcutProps {
  readonly flow: AuthFlow
  readonly loginType?: LoginType | undefined
  readonly method: LoginMethod
  readonly returnPath?: string | undefined
  readonly password?: string | undefined
}

/** Approves the newest order of the site. Returns the address that its page leads back to, if any. */
const approve = async (personalNumber: string): Promise<string | undefined> => {
  const response = await fetch('/__dev/identity', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ deed: 'approve', personalNumber }),
  })
  if (!response.ok)
    throw new Error(`The simulator answered ${response.status}: is it a test number of this country?`)
  return ((await response.json()) as { readonly returnTo?: string }).returnTo
}

export const IdentityShortcut = ({
  flow,
  loginType,
  method,
  returnPath,
  password,
}: IdentityShortcutProps) => {
  const { signIn } = useCapabilities()
  const { country } = useSite()
  const page = usePageToComeBackTo()
  const [error, setError] = useState<string>()

  const identify = async (personalNumber: string) => {
    const order = Promise.withResolvers<string>()
    const identification = await signIn.identify({
      method,
      page,
      returnPath,
      password,
      onEnd: ({ authResult, result }) =>
        order.reject(new Error(`Refused: ${authResult?.code ?? result.kind}`)),
    })
    identification.subscribe(() => {
      const session = identification.session()
      if (session.kind !== 'waiting') return
      identification.leave()
      order.resolve(session.order.id)
    })
    identification.start({
      flow,
      country,
      device: 'other',
      isMobile: false,
      ...(loginType && { loginType }),
    })
    const back = new URL(page, location.origin)
    back.searchParams.set('poolingId', await order.promise)
    back.searchParams.set('type', flow)
    location.assign((await approve(personalNumber)) ?? back.pathname + back.search)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const number = new FormData(event.currentTarget).get('shortcutNumber')
    setError(undefined)
    identify(String(number)).catch((failure: unknown) => setError(String(failure)))
  }
  return (
    <details lang="en">
      <summary>Development: identify with a test number</summary>
      <form className={styles.stack} onSubmit={submit}>
        <TextField label="Personal number" name="shortcutNumber" error={error} autoComplete="off" required />
        <p>
          <Button type="submit" look="secondary">
            Identify at once
          </Button>
        </p>
      </form>
    </details>
  )
}
