// The operations that the journeys need of a browser, independent of the protocol that drives it.

/** A function to run in the page, as source text, because it is sent to another process. */
export type InPage = string

export const keys = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Space: ' ',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Backspace: '\uE003',
} as const
export type Key = keyof typeof keys

/** One browser with one page. Rejects with the browser's own error messages. */
export interface Driver {
  /** Name and version. */
  readonly engine: string
  goto(address: string): Promise<void>
  back(): Promise<void>
  /** Runs the function in the page and returns its result, which must be plain data. */
  ask<Answer>(source: InPage, ...args: readonly unknown[]): Promise<Answer>
  /** Sends a real click to the element that the function returns. */
  click(source: InPage, ...args: readonly unknown[]): Promise<void>
  /** Attaches a file to the input that the function returns. */
  attach(file: string, source: InPage, ...args: readonly unknown[]): Promise<void>
  /** Waits until the window that a link has opened is loaded, closes it and returns to the page. */
  closeOther(): Promise<void>
  press(key: Key): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** A PNG screenshot of the window. */
  picture(): Promise<Buffer>
  quit(): Promise<void>
}

/** An expression that calls the function with its arguments. */
export const callOf = (source: InPage, args: readonly unknown[]): string =>
  `(${source})(...${JSON.stringify(args)})`

/** Whether an opened window has loaded its page. */
export const isLoaded = `() => location.protocol.startsWith('http') && document.readyState === 'complete'`
