// The page in front of the wizard: whom to call now, what was begun, who reports, who pays, and what the site says besides.
import type { FaultReportPage, Home } from '@husrum/domain'
import { CaseDoor } from '../../features/fault-report/CaseDoor.tsx'
import type { TemplateProps } from '../../frame/template.ts'
import { Picture } from '../../ui/Picture.tsx'
import { ComposedBlocks } from '../content/ComposedBlocks.tsx'
import styles from '../content/Template.module.css'

export interface FaultReportData {
  /** Those that the blocks list; undefined where they could not be had. */
  readonly homes: readonly Home[] | undefined
}

export const FaultReportTemplate = ({ page, data }: TemplateProps<FaultReportPage, FaultReportData>) => {
  const { heading, preamble, image, blocks, door } = page.model
  return (
    <article className={styles.page}>
      <header className={styles.top} data-pictured={image !== undefined}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          {preamble !== undefined && <p className={styles.preamble}>{preamble}</p>}
        </div>
        {image !== undefined && (
          <div className={styles.picture}>
            <Picture id={image} alt="" sizes="(width >= 62rem) 50vw, 100vw" eager />
          </div>
        )}
      </header>
      <CaseDoor door={door} />
      <ComposedBlocks blocks={blocks} homes={data.homes} />
    </article>
  )
}
