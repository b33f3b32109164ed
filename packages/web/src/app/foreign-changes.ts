// Browsers and their extensions change the document too. A translator puts elements in the place of texts, a password manager adds an icon to a
// field. React fails when it meets such a change; this file keeps the page and what was typed.

/** The element that a translator put in the place of a text. */
const standIns = new WeakMap<Node, Element>()

const isStandIn = (node: Node): node is Element => node instanceof Element && node.localName === 'font'

/** The node that is where React put `node`. */
const inPlace = <Place extends Node | null>(parent: Node, node: Place): Node | Place => {
  if (!node || node.parentNode === parent) return node
  const standIn = standIns.get(node)
  return standIn?.parentNode === parent ? standIn : node
}

/** React removes and inserts nodes by its own texts, which a translator took out of the document. */
const findStandIns = (): void => {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    removeChild.call(this, inPlace(this, child))
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    if (!child.isConnected) standIns.get(child)?.remove()
    insertBefore.call(this, child, inPlace(this, before))
    return child
  }
}

/**
 * Keeps a page alive that the browser translates. Call it before hydration.
 *
 * @see https://github.com/facebook/react/issues/11538
 */
export const surviveTranslators = (root: HTMLElement): void => {
  let hasFound = false
  // A text that React changes returns to its place, and is translated again.
  const texts = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const standIn = standIns.get(target)
      if (standIn?.isConnected && !target.isConnected) standIn.replaceWith(target)
    }
  })
  new MutationObserver((changes) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of changes)
      for (const text of removedNodes) {
        if (!(text instanceof Text)) continue
        const standIn = [...addedNodes, previousSibling, nextSibling].find((node) => node && isStandIn(node))
        if (!(standIn instanceof Element)) continue
        if (!hasFound) findStandIns()
        hasFound = true
        standIns.set(text, standIn)
        texts.observe(text, { characterData: true })
      }
  }).observe(root, { childList: true, subtree: true })
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fieldsIn = (root: HTMLElement): readonly Field[] => [
  ...root.querySelectorAll<Field>('input, select, textarea'),
]

/** What tells two fields of a page apart. Several may have the same: their order does not change. */
const keyOf = (field: Field): string =>
  [field.localName, field.type, field.name, field.type === 'radio' ? field.value : ''].join(' ')

/** The same field of the page as React rendered it anew. */
const successorOf = (field: Field, old: readonly Field[], fresh: readonly Field[]): Field | undefined => {
  const key = keyOf(field)
  const at = old.filter((other) => keyOf(other) === key).indexOf(field)
  return fresh.filter((other) => keyOf(other) === key)[at]
}

/** Sets it as a person would, so that React notices. */
const setValue = (field: Field, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

const carryOver = (from: Field, to: Field): void => {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    if (from.type === 'checkbox' || from.type === 'radio') {
      if (from.checked !== from.defaultChecked && to.checked !== from.checked) to.click()
      return
    }
    if (from.type === 'file') {
      if (!from.files?.length) return
      to.files = from.files
      to.dispatchEvent(new Event('change', { bubbles: true }))
      return
    }
  }
  const isTyped =
    from instanceof HTMLSelectElement
      ? [...from.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
      : from.value !== from.defaultValue
  if (isTyped && from.value !== to.value) setValue(to, from.value)
}

/**
 * Call it before hydration, and the returned function when React has rendered a part of the page anew: typed values and the focus go on to the
 * new fields.
 */
export const rememberTyped = (root: HTMLElement): (() => void) => {
  const old = fieldsIn(root)
  const { pathname } = location
  let focused = document.activeElement
  root.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focused = target
  })
  return () => {
    if (location.pathname !== pathname) return
    const fresh = fieldsIn(root)
    for (const field of old) {
      if (field.isConnected) continue
      const successor = successorOf(field, old, fresh)
      if (!successor) continue
      carryOver(field, successor)
      if (field === focused && document.activeElement === document.body) successor.focus()
    }
  }
}
