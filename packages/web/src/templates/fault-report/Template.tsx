// The page in front of the wizard: urgent contacts, saved drafts, the choice of the reporter, who pays, and further content.
import type { FaultReportPage, Home } from '@husrum/domain'
import { caseAddress, withoutManagement } from '@husrum/domain'
import { CaseDoor } from '../../features/fault-report/CaseDoor.tsx'
import { EmergencyLine } from '../../features/fault-report/EmergencyCall.tsx'
import { openSignIn } from '../../features/sign-in/open-sign-in.ts'
import { requestCase } from '../../frame/open-case.ts'
import { useSession } from '../../frame/session.tsx'
import { useSite } from '../../frame/site.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { Picture } from '../../ui/Picture.tsx'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'
import styles from '../content/Template.module.css'

export interface FaultReportData {
  /** Those in the listings of the blocks; undefined if they could not be loaded. */
  readonly homes: readonly Home[] | undefined
}

/** "Continue without technical management", if the site offers it (FAULT-7). */
const useWithoutManagement = () => {
  const site = useSite()
  const isSignedIn = useSession().kind !== 'guest'
  const way = withoutManagement({ site, loginType: 'boardMemberCase', isSignedIn })
  if (!way) return undefined
  return (event: { preventDefault: () => void }) => {
    if (way.kind === 'signIn') {
      event.preventDefault()
      openSignIn(way.loginType, {
        returnPath: caseAddress(site, 'boardMemberNoManagement'),
        isPrivateOnly: true,
      })
    } else if (requestCase({ caseType: 'boardMemberNoManagement', closesOutside: way.closesOutside }))
      event.preventDefault()
  }
}

export const FaultReportTemplate = ({ page, data }: TemplateProps<FaultReportPage, FaultReportData>) => {
  const { heading, preamble, image, blocks, door } = page.model
  const onWithoutManagement = useWithoutManagement()
  return (
    <article className={styles.page}>
      <header className={styles.top} data-pictured={image !== undefined}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          {/* Before all words and pictures: on a small phone the first screen ends with them. */}
          <EmergencyLine emergencies={door.emergencies} kind={undefined} />
          {preamble !== undefined && <p className={styles.preamble}>{preamble}</p>}
        </div>
        {image !== undefined && (
          <div className={styles.picture}>
            <Picture id={image} alt="" sizes="(width >= 62rem) 50vw, 100vw" eager />
          </div>
        )}
      </header>
      <CaseDoor door={door} onWithoutManagement={onWithoutManagement} />
      <ComposedBlocks blocks={blocks} homes={data.homes} />
    </article>
  )
}
