// What the journeys ask of a browser, whichever speaks to it.

/** A function of the page, as source text: it crosses to another process. */
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

/** One browser with one page. Rejects with the browser's own words. */
export interface Driver {
  /** Name and version. */
  readonly engine: string
  goto(address: string): Promise<void>
  back(): Promise<void>
  /** What the function answers, which has to be plain data. */
  ask<Answer>(source: InPage, ...args: readonly unknown[]): Promise<Answer>
  /** A real click on the element that the function answers. */
  click(source: InPage, ...args: readonly unknown[]): Promise<void>
  /** Hands a file to the input that the function answers. */
  attach(file: string, source: InPage, ...args: readonly unknown[]): Promise<void>
  /** Closes the window that a link has opened once it is loaded, and comes back to the page. */
  closeOther(): Promise<void>
  press(key: Key): Promise<void>
  /** Types where the focus is. */
  type(text: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** A PNG of the window. */
  picture(): Promise<Buffer>
  quit(): Promise<void>
}

/** How a function and its arguments become an expression. */
export const callOf = (source: InPage, args: readonly unknown[]): string =>
  `(${source})(...${JSON.stringify(args)})`

/** Whether a window that was opened shows what it was opened for. */
export const isLoaded = `() => location.protocol.startsWith('http') && document.readyState === 'complete'`
