// Where the bank's app sends a person back to: into the browser that they left.

const forms: readonly (readonly [browser: RegExp, address: (url: string) => string])[] = [
  [/\bCriOS\//, (url) => url.replace(/^http(s?):/, 'googlechrome$1:')],
  [/\bFxiOS\//, (url) => `firefox://open-url?url=${encodeURIComponent(url)}`],
  [/\bEdgiOS\//, (url) => `microsoft-edge-${url}`],
  [/\bOPT\//, (url) => `touch-${url}`],
]

/**
 * The address as the visitor's browser takes it. On iOS an ordinary one opens in Safari, which knows nothing of what was
 * begun in another browser (provider-facts 5.1.5); everywhere else it opens in the browser that is the person's own.
 */
export const returnAddressFor = (userAgent: string, url: string): string =>
  forms.find(([browser]) => browser.test(userAgent))?.[1](url) ?? url
