// Where the bank's app returns a person to: the browser that they left.

const forms: readonly (readonly [browser: RegExp, address: (url: string) => string])[] = [
  [/\bCriOS\//, (url) => url.replace(/^http(s?):/, 'googlechrome$1:')],
  [/\bFxiOS\//, (url) => `firefox://open-url?url=${encodeURIComponent(url)}`],
  [/\bEdgiOS\//, (url) => `microsoft-edge-${url}`],
  [/\bOPT\//, (url) => `touch-${url}`],
]

/**
 * The address in the form that the visitor's browser accepts. On iOS an ordinary one opens in Safari, which does not share
 * the state of another browser; everywhere else it opens in the person's own browser.
 */
export const returnAddressFor = (userAgent: string, url: string): string =>
  forms.find(([browser]) => browser.test(userAgent))?.[1](url) ?? url
