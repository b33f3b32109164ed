// Files of a form about an errand: uploaded while the form is filled in, and attached when it is submitted.
import type { Upload, UploadPurpose } from '@husrum/domain'
import { useState } from 'react'
import { useTexts } from '../../frame/site.tsx'
import { FileField } from '../../ui/files/FileField.tsx'

/** Files of one form, in a draft of their own, so that two forms do not mix. */
export const useFormFiles = () => {
  const [draft, setDraft] = useState(() => crypto.randomUUID())
  const [files, setFiles] = useState<readonly Upload[]>([])
  return {
    draft,
    files,
    setFiles,
    /** Submitted with the form. */
    sent: { draft, ids: files.map(({ id }) => id) },
    /** After attaching them: further files belong to a new draft. */
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
  /** Number of files that the errand already has. */
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
