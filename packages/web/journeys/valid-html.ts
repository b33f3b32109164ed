// Validates the HTML of a page, as sent by the server or as serialised by the browser, with html-validate.
import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // Foldouts of the header have headings before the page's first.
    'heading-level': ['error', { minInitialRank: 'h2' }],
    // Some browsers drop the table semantics of a table with block layout on a phone, so it has explicit roles.
    'no-redundant-role': 'off',
    // "Show more" is a link that becomes a button once the script has loaded.
    'prefer-native-element': ['error', { exclude: ['button'] }],
    // Integrity hashes protect against other hosts, which the content security policy forbids.
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
