// Text typed in a form of My Pages, stored in this tab until it is sent: the session may end before. Only the person who typed it gets it
// back, and logging out deletes it. Loaded after the page is interactive.

const prefix = 'kept-text:'

/** `who` is the signed-in user. */
const keyOf = (who: string, form: string): string => `${prefix}${who}:${form}`

/** Storage may be blocked or full: the text is then only in the page. */
const quietly = <Value>(attempt: () => Value): Value | undefined => {
  try {
    return attempt()
  } catch {
    return undefined
  }
}

const drop = (isDropped: (key: string) => boolean): void => {
  quietly(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) && isDropped(key)) sessionStorage.removeItem(key)
  })
}

/** Deletes the texts of all users, or of all but one. */
export const dropKeptTexts = (except?: string): void =>
  drop((key) => except === undefined || !key.startsWith(keyOf(except, '')))

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const neverKept = ['hidden', 'password', 'file', 'submit', 'button', 'reset', 'image']

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio'

/** The fields by name; each option of a choice is a field. */
const fieldsOf = (form: HTMLFormElement): ReadonlyMap<string, Field> => {
  const found = [...form.elements].filter(
    (element): element is Field =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  )
  return new Map(
    found
      .filter(({ name, type }) => name !== '' && !neverKept.includes(type))
      .map((field) => [isTicked(field) ? `${field.name}=${field.value}` : field.name, field]),
  )
}

const fieldValue = (field: Field): string => {
  if (isTicked(field)) return field.checked ? 'on' : ''
  return field.value
}

/** Sets a value as a user would, so that React and the form library notice. */
const fill = (field: Field, value: string): void => {
  if (isTicked(field)) {
    if (fieldValue(field) !== value) field.click()
    return
  }
  // Past the property that React sets on the element itself.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

const storedUnder = (key: string): ReadonlyMap<string, string> => {
  const stored: unknown = quietly(() => JSON.parse(sessionStorage.getItem(key) ?? '{}'))
  return new Map(
    Object.entries(stored ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

export interface KeptText {
  /** Deletes the text: it has been sent. */
  readonly drop: () => void
  /** The form leaves the page; its text stays. */
  readonly stop: () => void
}

export interface KeptForm {
  /** The form, with what it is about: `errand:{id}:message`. */
  readonly name: string
  /** It was sent by the browser and came back: with its input, which is newer than the stored text, or done. */
  readonly isBack?: boolean
  /** The browser always sends it, so that its text is deleted only when it is back. */
  readonly isPosted?: boolean
}

/** Fills in the stored text of the form, and stores what is typed from now on. A reset deletes the text. */
export const keepTextOf = (
  form: HTMLFormElement,
  who: string,
  { name, isBack = false, isPosted = false }: KeptForm,
): KeptText => {
  const key = keyOf(who, name)
  const dropThis = () => drop((each) => each === key)
  const valuesNow = () => new Map([...fieldsOf(form)].map(([field, element]) => [field, fieldValue(element)]))
  let begun = valuesNow()
  const initial = (field: string, element: Field): string =>
    isTicked(element) || element instanceof HTMLSelectElement
      ? (begun.get(field) ?? '')
      : element.defaultValue

  if (isBack) dropThis()
  const stored = storedUnder(key)
  for (const [field, element] of fieldsOf(form)) {
    const value = stored.get(field)
    // A ticked radio unticks the others of its group.
    if (value === undefined || (element.type === 'radio' && value === '')) continue
    // What was typed meanwhile is newer.
    if (fieldValue(element) === initial(field, element)) fill(element, value)
  }
  const fold = form.closest('details')
  if (stored.size > 0 && fold) fold.open = true

  const changed = () =>
    [...fieldsOf(form)].flatMap(([field, element]) => {
      const value = fieldValue(element)
      return value === initial(field, element) ? [] : [[field, value] as const]
    })
  const store = (entries: ReturnType<typeof changed>): void => {
    quietly(() => sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(entries))))
  }
  const keep = (): void => {
    const entries = changed()
    if (entries.length > 0) store(entries)
    else dropThis()
  }
  const onSubmit = (event: SubmitEvent): void => {
    if (event.target === form && !event.defaultPrevented && !isPosted) dropThis()
  }
  form.addEventListener('input', keep)
  form.addEventListener('change', keep)
  form.addEventListener('reset', dropThis)
  // After React, which may prevent it.
  addEventListener('submit', onSubmit)
  const typedBefore = changed()
  if (typedBefore.length > 0) store(typedBefore)
  return {
    drop: () => {
      begun = valuesNow()
      dropThis()
    },
    stop: () => {
      form.removeEventListener('input', keep)
      form.removeEventListener('change', keep)
      form.removeEventListener('reset', dropThis)
      removeEventListener('submit', onSubmit)
    },
  }
}
