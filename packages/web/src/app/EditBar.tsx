// Shown to editors above a page: the file that contains it, and the parts that cannot be shown.
import type { LoadedPage } from '@husrum/application'
import { useTexts } from '../frame/site.tsx'
import styles from './EditBar.module.css'

/** Renders nothing for visitors. */
export const EditBar = ({ loaded }: { readonly loaded: LoadedPage }) => {
  const { editor } = useTexts().app
  if (loaded.kind === 'failed' || loaded.page.editMode !== true) return null
  const { editUrl } = loaded.page
  const leftOut = loaded.kind === 'page' ? (loaded.leftOut ?? []) : []
  return (
    <aside className={styles.bar} aria-label={editor.mode}>
      <strong>{editor.mode}</strong>
      <p>
        {editUrl === undefined ? (
          editor.noFile
        ) : (
          <>
            {editor.file} <code>{editUrl}</code>
          </>
        )}
      </p>
      {leftOut.length > 0 && <p className={styles.trouble}>{editor.leftOut(leftOut.join(', '))}</p>}
      <a className={styles.leave} href="/__dev/edit?off">
        {editor.leave}
      </a>
    </aside>
  )
}
