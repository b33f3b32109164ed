// The ways on from an error page.
import { errorPageKindOf, routePath } from '@husrum/domain'
import { useLocation } from 'react-router-dom'
import { useSite, useTexts } from '../../frame/site.tsx'
import { ContactLine } from '../../layout/ContactLine.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { wayOn } from './error-ways.ts'
import type { IdentityPartProps } from './identity-forms.ts'
import styles from './Template.module.css'

export const ErrorPart = ({ page }: IdentityPartProps) => {
  const site = useSite()
  const { ways } = useTexts().signIn.outcomes
  const kind = errorPageKindOf(new URLSearchParams(useLocation().search).get('kind'))
  const way = wayOn[kind]
  const path = routePath(site, way.route) ?? site.routes.start
  return (
    <>
      <ul className={styles.ways}>
        <li>
          <ButtonLink href={path}>{ways[way.words]}</ButtonLink>
        </li>
        {way.route !== 'start' && (
          <li>
            <ButtonLink look="secondary" href={site.routes.start}>
              {ways.start}
            </ButtonLink>
          </li>
        )}
      </ul>
      <ContactLine contact={page.contact} />
    </>
  )
}
