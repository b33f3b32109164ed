// Files that go along with a form about an errand: sent while it is still written, and attached when it is sent.
import type { Upload, UploadPurpose } from '@husrum/domain'
import { useState } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { FileField } from '../../ui/files/FileField.tsx'

/** The files of one form: a draft of their own, so that those of two forms do not mix. */
export const useFormFiles = () => {
  const [draft, setDraft] = useState(() => crypto.randomUUID())
  const [files, setFiles] = useState<readonly Upload[]>([])
  return {
    draft,
    files,
    setFiles,
    /** What the form is sent with. */
    sent: { draft, ids: files.map(({ id }) => id) },
    /** They are attached: the next ones belong to another draft. */
    startAnew: () => {
      setFiles([])
      setDraft(crypto.randomUUID())
    },
  }
}

export type FormFiles = ReturnType<typeof useFormFiles>

export const FilesPart = ({
  id,
  label,
  error,
  purpose,
  attached = 0,
  files: { draft, files, setFiles },
}: {
  readonly id: string
  readonly label?: string
  readonly error?: string | undefined
  readonly purpose: UploadPurpose
  /** How many the errand has already. */
  readonly attached?: number
  readonly files: FormFiles
}) => {
  const { forms } = useTexts().errands
  return (
    <FileField
      key={draft}
      id={id}
      label={label ?? forms.files}
      of={{ owner: { kind: 'draft', id: draft }, purpose }}
      value={files}
      onChange={setFiles}
      attached={{ count: attached, bytes: 0 }}
      error={error}
    />
  )
}
