// Input that our pages do not send but any client can: for tests that put it into every field of every call.

const deepArray = (depth: number): unknown => {
  let value: unknown = 'bottom'
  for (let level = 0; level < depth; level += 1) value = [value]
  return value
}
const deepObject = (depth: number): unknown => {
  let value: unknown = 'bottom'
  for (let level = 0; level < depth; level += 1) value = { a: value }
  return value
}

/** Texts that PostgreSQL cannot store at all: every text field of the contract must reject them. */
export const impossibleTexts: Readonly<Record<string, string>> = {
  NUL: 'a\u0000b',
  'half a surrogate pair': 'a\uD800b',
}

/** Texts that a field may accept or reject. */
export const strangeTexts: Readonly<Record<string, string>> = {
  ...impossibleTexts,
  'the other half of a surrogate pair': '\uDC00',
  empty: '',
  spaces: '   ',
  'CR LF': '/a\r\nSet-Cookie: stolen=1',
  'bidi controls': '\u202Eab\u2066c\u2069',
  'control characters': '\u001B[2J\u0007\u0085',
  'nine thousand characters': 'x'.repeat(9_000),
  'nine thousand emoji': '🏠'.repeat(4_500),
  'not a uuid': 'not-a-uuid',
  'thirty-six hyphens': '-'.repeat(36),
  'an upper-case uuid': 'A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11',
  'the nil uuid': '00000000-0000-0000-0000-000000000000',
  __proto__: '__proto__',
  constructor: 'constructor',
  'a large number': '99999999999999999999',
  'a large exponent': '1e999',
  'minus one': '-1',
  'not a number': 'NaN',
  'a day that does not exist': '2026-02-30',
  'the day zero': '0000-00-00',
  'the year zero': '0000-01-01',
  'an instant out of range': '8640000000000001',
  'percent-encoded NUL': '%00',
  'a relative path': '../../etc/passwd',
  'a foreign address': '//evil.example/',
  'half an address': 'http://[',
  script: 'javascript:alert(1)',
  markup: '"><script>alert(1)</script>',
  SQL: `'; drop table accounts; --`,
  wildcards: '%_*?.*(a+)+$\\',
  JSON: '{"a":[1]}',
}

/** Raw JSON tokens other than texts. */
export const strangeTokens: Readonly<Record<string, string>> = {
  null: 'null',
  true: 'true',
  zero: '0',
  'minus zero': '-0',
  'minus one': '-1',
  'a half': '0.5',
  'more than an int4': '2147483648',
  'less than an int4': '-2147483649',
  'an instant out of range': '8640000000000001',
  'an instant out of range before 1970': '-8640000000000001',
  'the largest safe integer': '9007199254740991',
  'more than a safe integer': '9007199254740993',
  'more than a bigint': '9223372036854775808',
  'a large exponent': '1e308',
  infinity: '1e999',
  'an empty array': '[]',
  'an array of a text': '["a"]',
  'an array of nulls': '[null,null]',
  'an array of NUL': JSON.stringify(['a\u0000b']),
  'a long array': `[${'1,'.repeat(9_999)}1]`,
  'an empty object': '{}',
  'an object with a prototype key': '{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}',
  'an object with NUL in a key': JSON.stringify({ 'a\u0000b': 1 }),
  'a deep array': JSON.stringify(deepArray(2_000)),
  'a deep object': JSON.stringify(deepObject(2_000)),
  'a bottomless array': '['.repeat(12_000) + ']'.repeat(12_000),
}

/** Of {@link strangeTokens}: keys that no object of a request may have. */
export const strangeKeys: readonly string[] = [
  'an object with a prototype key',
  'an object with NUL in a key',
]

/** Header values, without line breaks, which no client can send. */
export const strangeHeaders: readonly string[] = [
  'x'.repeat(9_000),
  '\u00e5\u00ff',
  '"',
  '{"a":[1]}',
  '-1',
  '"99999999999999999999"',
  '__proto__',
  'bytes=9-1,-1',
  'http://[',
]
