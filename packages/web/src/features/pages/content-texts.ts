// The words around content that are not content.
export interface ContentFeatureTexts {
  readonly by: (author: string) => string
  readonly watchAt: (title: string, provider: string) => string
  readonly transcript: string
  /** Before somebody else's player is shown. */
  readonly film: {
    readonly play: (title: string) => string
    readonly askHeading: (provider: string) => string
    readonly askText: (provider: string) => string
    readonly agree: string
    readonly decline: string
  }
}
