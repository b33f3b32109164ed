// What the HTML standard has to say of a page, as the server sent it or as it is in the browser, by html-validate.
import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // What unfolds in the header has headings of its own, and stands before the page's.
    'heading-level': ['error', { minInitialRank: 'h2' }],
    // A table that is laid out as blocks on a phone is none any more to some browsers: it says what its parts are.
    'no-redundant-role': 'off',
    // "Show more" is a link until script has come, and then acts as what it says that it is.
    'prefer-native-element': ['error', { exclude: ['button'] }],
    // Hashes of files guard against another host; the content policy lets none in.
    'require-sri': 'off',
  },
})

/** Each broken rule with its place in the document. */
export const htmlFaults = async (html: string): Promise<readonly string[]> => {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, line, column }) =>
        `${ruleId}: ${message} (${selector ?? `${line}:${column}`})`,
    ),
  )
}
