// The account's password, required before a first identity is linked: an open session does not prove who uses it.
import { routePath } from '@husrum/domain'
import { useEffect, useRef } from 'react'
import { useSite, useTexts } from '../../frame/site.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'

/** How often it was asked for, and whether the last input was wrong. */
export interface AskedPassword {
  readonly times: number
  readonly isWrong: boolean
}

interface OwnerPasswordProps extends AskedPassword {
  readonly password: string
  readonly onType: (password: string) => void
}

export const OwnerPassword = ({ times, isWrong, password, onType }: OwnerPasswordProps) => {
  const site = useSite()
  const { changeEmail, email, fields, outcomes, upgrade } = useTexts().signIn
  const field = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again, it is the next thing to do again
  useEffect(() => field.current?.focus(), [times])
  const forgot = routePath(site, 'forgotPassword')
  const missing = times > 1 ? outcomes.fieldErrors.required({}) : undefined
  return (
    <>
      <PasswordField
        ref={field}
        name="password"
        label={changeEmail.ownPassword}
        hint={upgrade.passwordHint}
        error={isWrong ? fields.wrongPassword : missing}
        autoComplete="current-password"
        showLabel={fields.showPassword}
        hideLabel={fields.hidePassword}
        value={password}
        onChange={({ target }) => onType(target.value)}
        required
      />
      {forgot !== undefined && (
        <p>
          <SiteLink href={forgot}>{email.forgot}</SiteLink>
        </p>
      )}
    </>
  )
}
