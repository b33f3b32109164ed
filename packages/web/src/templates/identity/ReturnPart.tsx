// The page to which an identification returns.
import { useSession } from '../../frame/session.tsx'
import { useSite, useTexts } from '../../frame/site.tsx'
import { ButtonLink } from '../../ui/Button.tsx'

/** A visitor without an identification has nothing to finish; an identification opens its own dialog. */
export const ReturnPart = () => {
  const site = useSite()
  const { kind } = useSession()
  const { ways } = useTexts().signIn.outcomes
  const path = kind === 'signedIn' ? site.routes.myPages : site.routes.login
  return (
    <ButtonLink href={path ?? site.routes.start}>
      {kind === 'signedIn' ? ways.myPages : ways.login}
    </ButtonLink>
  )
}
