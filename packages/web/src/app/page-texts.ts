// The words of what holds pages together: modals, a page that is missing without a word of its own, an editor's notes.

export interface PageTexts {
  readonly closeModal: string
  /** Where the content service says that nothing is there, and no more. */
  readonly missing: { readonly heading: string; readonly text: string }
  /** Read by editors alone. */
  readonly editor: {
    readonly mode: string
    /** Stands before the name of a file. */
    readonly file: string
    readonly noFile: string
    readonly leave: string
    readonly reason: string
    readonly unknownTemplate: (name: string) => string
    readonly leftOut: (kinds: string) => string
  }
}
