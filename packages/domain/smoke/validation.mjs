// Smoke assertions for validation: the built package, through its public names.
/** @param {any} domain @param {(name: string, actual: unknown, expected: unknown) => void} is */
export const validation = (domain, is) => {
  const {
    birthDateOf,
    canonicalEmail,
    canonicalPersonalNumber,
    canonicalPhone,
    descriptionRule,
    dwellingNumberRule,
    emailRule,
    emailVerificationCodeRule,
    fieldErrorKeys,
    formRule,
    isAssociationNumber,
    listOfRule,
    messageRule,
    mustBeTrueRule,
    nameRule,
    newPasswordRule,
    numericAndSlashRule,
    optionalRule,
    organisationNumberRule,
    associationNumberRule,
    passwordsMatch,
    personalNumberRule,
    phoneRule,
    phoneWithCountryCodeRule,
    postalCodeRule,
    swedishPhoneRule,
  } = domain
  const today = '2026-11-21'
  const keyOf = (rule, value) => {
    const checked = rule.check(value)
    return checked.kind === 'valid' ? 'valid' : checked.issues[0].key
  }
  const canonicalOf = (rule, value) => rule.check(value).value

  is('37 field error keys', fieldErrorKeys.length, 37)
  is('a name is trimmed and composed', canonicalOf(nameRule, ' A\u030asa  Berg '), 'Åsa Berg')
  is('a name reports the forbidden character and its position', nameRule.check('Anna <').issues, [
    { key: 'invalidInput', path: [], params: { forbidden: '<', position: 6 } },
  ])
  is('a name has at most 50', keyOf(nameRule, 'a'.repeat(51)), 'inputToLong')
  is('50 characters are valid', keyOf(nameRule, `a${'😀'.repeat(49)}`), 'valid')
  is('a name needs a letter', keyOf(nameRule, '😀'), 'invalidInput')
  is('no digits of any script', keyOf(nameRule, 'Anna ٣'), 'invalidInput')
  is('a description may ask', keyOf(descriptionRule, 'Varför läcker kranen? a@b = c'), 'valid')
  is('a message keeps its lines', canonicalOf(messageRule, 'a\r\nb'), 'a\nb')
  is('a message has no links', keyOf(messageRule, 'se WWW.a.example'), 'invalidInput')
  is('invisible characters are removed', canonicalOf(nameRule, '\ufeffAn\u200bna\u202e'), 'Anna')
  is('the joiner of an emoji stays', canonicalOf(nameRule, 'Bo 👩🏽\u200d🔧'), 'Bo 👩🏽\u200d🔧')
  is('e-mail', canonicalOf(emailRule, ' Åsa@Björklövet.SE '), 'Åsa@björklövet.se')
  is('no e-mail', keyOf(emailRule, 'anna@husrum'), 'email')
  is('e-mails compare in lower case', canonicalEmail('ANNA@A.SE'), 'anna@a.se')
  is('phone', keyOf(phoneRule, '070-123 45 67'), 'valid')
  is('phone too short', keyOf(phoneRule, '123456'), 'minLength')
  is('phone with a letter', keyOf(phoneRule, '070-123 45 6x'), 'phoneNumber')
  is('phone with its country code', canonicalOf(phoneWithCountryCodeRule, '+46 70-123 45 67'), '+46701234567')
  is('Swedish phone', canonicalOf(swedishPhoneRule, '070-123 45 67'), '+46701234567')
  is('phones compare', canonicalPhone('+46 (0)70 123 45 67', 'NO'), canonicalPhone('0701234567', 'SE'))
  is('a Norwegian phone', canonicalPhone('912 34 567', 'NO'), '+4791234567')
  is('a Finnish phone', canonicalPhone('040 123 4567', 'FI'), '+358401234567')
  is('postal code', keyOf(postalCodeRule, '417 5x'), 'numeric')
  is('a Norwegian dwelling', canonicalOf(dwellingNumberRule('NO'), 'H0203'), '0203')
  is('a dwelling too long', keyOf(dwellingNumberRule('SE'), '10011'), 'maxLength')
  is('numbers with slashes', keyOf(numericAndSlashRule, '1/2-3'), 'numericAndSlash')
  is('Swedish personal number', canonicalPersonalNumber('990807-2391', 'SE', today), '199908072391')
  is('a hundred years earlier', canonicalPersonalNumber('990807+2391', 'SE', today), '189908072391')
  is('a coordination number', birthDateOf('900161-2382', 'SE', today), '1990-01-01')
  is('a wrong checksum', keyOf(personalNumberRule({ country: 'SE', today }), '9908072392'), 'pnrControl')
  is(
    'twelve digits',
    keyOf(personalNumberRule({ country: 'SE', today, twelveDigits: true }), '9908072391'),
    'pnrFormatWrong',
  )
  is('Norwegian personal number', birthDateOf('27034698436', 'NO', today), '1946-03-27')
  is('a Norwegian number from 2032 on', canonicalPersonalNumber('15889012347', 'NO', today), '15889012347')
  is(
    'a wrong Norwegian one',
    keyOf(personalNumberRule({ country: 'NO', today }), '17029012345'),
    'pnrControl',
  )
  is('Finnish personal number', canonicalPersonalNumber('010594y9032', 'FI', today), '010594Y9032')
  is('the Finnish sign counts', canonicalPersonalNumber('131052Y308T', 'FI', today), '131052Y308T')
  is(
    'under age',
    keyOf(personalNumberRule({ country: 'FI', today, minAge: 18 }), '010516B903X'),
    'invalidBirthDate',
  )
  is('Swedish organisation', canonicalOf(organisationNumberRule('SE'), '7696000004'), '769600-0004')
  is('Norwegian organisation', keyOf(organisationNumberRule('NO'), '974760674'), 'orgNr')
  is('Finnish organisation', keyOf(organisationNumberRule('FI'), '2077474-0'), 'valid')
  is('the short form', keyOf(associationNumberRule('SE'), '1234567-8'), 'valid')
  is('an association', isAssociationNumber('769600-0004'), true)
  is('a common password', keyOf(newPasswordRule, 'Lösenord123'), 'commonPassword')
  is('passwords match', passwordsMatch('Å', 'A\u030a'), [])
  is('a code', canonicalOf(emailVerificationCodeRule, '012 345'), '012345')
  is(
    'a form reports all errors at once',
    formRule({
      people: listOfRule(formRule({ name: nameRule, email: optionalRule(emailRule) })),
      terms: mustBeTrueRule,
    })
      .check({ people: [{ name: 'Anna' }, { email: 'x' }] })
      .issues.map(({ key, path }) => `${path.join('.')} ${key}`),
    ['people.1.name required', 'people.1.email email', 'terms required'],
  )
  is('a Standard Schema', nameRule['~standard'].validate(''), {
    issues: [{ message: 'required', path: [] }],
  })
}
