// Picks files and uploads them while the form is being filled in. Without script it is a native input.
import type { UploadsOf } from '@husrum/application'
import type { FileLimits, Upload } from '@husrum/domain'
import { fileKinds, formatFileSize, uploadLimits } from '@husrum/domain'
import type { ClipboardEvent, DragEvent } from 'react'
import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useCapabilities } from '../../frame/capabilities.tsx'
import { useTexts } from '../../frame/site.tsx'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './FileField.module.css'
import { FileRow } from './FileRow.tsx'
import type { FileTrouble } from './file-tray.ts'
import { itemOf, trayOf, uploadOfItem } from './file-tray.ts'

export interface FileFieldProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly of: UploadsOf
  /** The files at the initial render. */
  readonly value: readonly Upload[]
  /** Called on every change, with unfinished uploads too. */
  readonly onChange?: ((uploads: readonly Upload[]) => void) | undefined
  /** If left out, the limits of the purpose. */
  readonly limits?: FileLimits | undefined
  /** Files that are attached elsewhere, which count towards the limits. */
  readonly attached?: { readonly count: number; readonly bytes: number } | undefined
  /** The error, and how to correct it. */
  readonly error?: string | undefined
  readonly id?: string
  /** The field name for sending without script. */
  readonly name?: string
}

/** Phones convert pictures to JPEG if only that is accepted. */
const acceptOf = ({ kinds }: FileLimits): string =>
  kinds.flatMap((kind) => [fileKinds[kind][0], `.${fileKinds[kind][1]}`]).join(',')

const filesOf = (list: FileList | undefined | null): readonly File[] => [...(list ?? [])]

export const FileField = ({
  label,
  hint,
  of,
  value,
  onChange,
  limits = uploadLimits[of.purpose],
  attached,
  error,
  id,
  name = 'files',
}: FileFieldProps) => {
  const { files: texts } = useTexts()
  const { uploads } = useCapabilities()
  const own = useId()
  const input = id ?? own
  const known = useRef(value).current
  const ownerKey = of.owner.kind === 'draft' ? of.owner.id : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: an owner that reads the same is the same.
  const tray = useMemo(() => trayOf(uploads, of, known), [uploads, ownerKey, of.purpose])
  const before = useMemo(() => ({ items: known.map(itemOf), notTaken: [], isMissing: false }), [known])
  const view = useSyncExternalStore(tray.subscribe, tray.view, () => before)
  const [isAlive, setAlive] = useState(false)
  const [isOver, setOver] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const section = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    setAlive(true)
    void tray.open()
  }, [tray])

  const told = useRef('')
  useEffect(() => {
    const all = view.items.map(uploadOfItem)
    const facts = JSON.stringify(all)
    if (facts === told.current) return
    told.current = facts
    onChange?.(all)
  }, [view.items, onChange])

  const each = formatFileSize(limits.maxFileBytes)
  const total = formatFileSize(limits.maxTotalBytes)
  const kinds = limits.kinds.map((kind) => texts.kinds[kind])
  const allowed =
    kinds.length > 1 ? `${kinds.slice(0, -1).join(', ')} ${texts.or} ${kinds.at(-1)}` : (kinds[0] ?? '')
  const wordsOf = (trouble: FileTrouble, minutes = 1): string =>
    texts.troubles[trouble](allowed, each, limits.maxFiles, total, minutes)

  const pick = (files: readonly File[]): void => {
    if (files.length > 0) void tray.pick(files, { limits, attached })
  }
  const onPicked = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void => {
    pick(filesOf(currentTarget.files))
    // So that the same file can be picked again.
    currentTarget.value = ''
  }

  // Accepts a picture that is pasted anywhere in the form.
  const pickPasted = useRef(pick)
  pickPasted.current = pick
  useEffect(() => {
    const place = section.current?.closest('form') ?? section.current
    const onPaste = (event: Event): void => {
      const files = filesOf((event as unknown as ClipboardEvent).clipboardData?.files)
      if (files.length === 0) return
      event.preventDefault()
      pickPasted.current(files)
    }
    place?.addEventListener('paste', onPaste)
    return () => place?.removeEventListener('paste', onPaste)
  }, [])

  const onDrag = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(event.type === 'dragover')
    if (event.type === 'drop') pick(filesOf(event.dataTransfer.files))
  }

  const remove = (key: string): void => {
    const place = view.items.findIndex((item) => item.key === key)
    void tray.remove(key)
    // The button with the focus is removed, so the focus moves to the next one.
    const buttons = section.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? []
    const next = buttons[place + 1] ?? buttons[place - 1] ?? picker.current
    next?.focus()
  }

  const news = view.news
  const said =
    news === undefined
      ? ''
      : news.kind === 'waiting'
        ? texts.announced.waiting
        : news.kind === 'allClean'
          ? texts.announced.allClean(news.count)
          : news.kind === 'refused'
            ? `${news.name}: ${wordsOf(news.trouble)}`
            : texts.announced[news.kind](news.name)

  const described = [
    `${input}-limits`,
    ...(hint === undefined ? [] : [`${input}-hint`]),
    ...(error === undefined ? [] : [`${input}-error`]),
  ].join(' ')
  const isMany = limits.maxFiles > 1
  const isSending = view.items.some(({ phase }) => ['preparing', 'sending', 'waiting'].includes(phase))

  return (
    <fieldset ref={section} className={styles.field} data-alive={isAlive || undefined}>
      <legend className={styles.label} id={`${input}-legend`}>
        {label}
      </legend>
      {hint !== undefined && (
        <p className={styles.hint} id={`${input}-hint`}>
          {hint}
        </p>
      )}
      <p className={styles.hint} id={`${input}-limits`}>
        {texts.limits(limits.maxFiles, each, total)} {texts.types(allowed)} {texts.privacy}
      </p>
      {error !== undefined && (
        <p className={styles.error} id={`${input}-error`}>
          {error}
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way to what the field itself does. */}
      <div
        className={classNames(styles.zone, isOver && styles.over)}
        onDragOver={onDrag}
        onDragLeave={onDrag}
        onDrop={onDrag}
      >
        <input
          ref={picker}
          className={styles.input}
          id={input}
          type="file"
          multiple={isMany}
          accept={acceptOf(limits)}
          // With script, the files are uploaded before the form is sent.
          name={isAlive ? undefined : name}
          // The button that names it exists only with script.
          aria-labelledby={isAlive ? undefined : `${input}-legend`}
          aria-describedby={described}
          aria-invalid={error === undefined ? undefined : true}
          onChange={isAlive ? onPicked : undefined}
        />
        <label className={styles.pick} htmlFor={input}>
          {texts.pick(limits.maxFiles)}
        </label>
        {isAlive && limits.kinds.includes('jpeg') && (
          <>
            <input
              className={styles.camera}
              id={`${input}-camera`}
              type="file"
              accept="image/*"
              capture="environment"
              aria-describedby={`${input}-limits`}
              onChange={onPicked}
            />
            <label className={styles.take} htmlFor={`${input}-camera`}>
              {texts.camera}
            </label>
          </>
        )}
        {isAlive && <p className={styles.drop}>{texts.drop}</p>}
      </div>
      {view.notTaken.length > 0 && (
        <div className={styles.notTaken} role="alert">
          <p className={styles.notTakenHeading}>{texts.notTaken}</p>
          <ul>
            {view.notTaken.map((one, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name, and the list never moves.
              <li key={place}>
                <b className={styles.name}>{one.name}</b> {wordsOf(one.trouble)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {view.isMissing && <p className={styles.hint}>{texts.missing}</p>}
      {view.items.length > 0 && (
        <ul className={styles.list} aria-label={texts.list}>
          {view.items.map((item) => (
            <FileRow
              key={item.key}
              item={item}
              isAlive={isAlive}
              trouble={item.trouble && wordsOf(item.trouble, item.minutes)}
              onRemove={() => remove(item.key)}
              onRetry={() => tray.retry(item.key)}
            />
          ))}
        </ul>
      )}
      {isSending && <p className={styles.hint}>{texts.goOnWriting}</p>}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </fieldset>
  )
}
