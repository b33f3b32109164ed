/** True under the development server and in tests, false in a build: what it guards is cut out of the bundle. */
declare const __DEV__: boolean
/** True where the tools of developers are part of the page: under the development server and in `npm start` outside production. */
declare const __DEV_TOOLS__: boolean

/** Trusted Types, as far as we use them; not in every browser. */
interface TrustedTypePolicyRules {
  readonly createHTML?: (text: string) => string
  readonly createScriptURL?: (text: string) => string
}
interface Window {
  readonly trustedTypes?: {
    createPolicy<Rules extends TrustedTypePolicyRules>(
      name: string,
      rules: Rules,
    ): { [Rule in keyof Rules]: (text: string) => unknown }
  }
}
