// English words for the text search.
import type { LanguageWords } from './language-words.ts'

export const en: LanguageWords = {
  stopWords:
    'a an and are as at be been but by can could did do does for from had has have he her his how i if in into is it its me my no not of on or our she so some such that the their them then there these they this those to was we were what when where which who why want need get please will with would you your',
  synonyms: [
    'job jobs vacancy vacancies career careers position positions work working employment internship trainee openings',
    'fault broken leak leaking dripping drip working problem repair defect',
    'cancel cancellation withdraw withdrawal undo revoke terminate regret cooling',
    'complaint complain complaints unhappy dissatisfied feedback',
    'password passcode username credentials',
    'account login sign',
    'delete erase remove privacy',
    'compare comparison',
    'fee fees monthly charge charges cost costs',
    'price prices cost costs',
    'parking garage car',
    'dog dogs pet pets cat',
    'lift elevator accessibility wheelchair',
    'guarantee warranty',
    'deposit downpayment',
    'contract agreement',
    'cookies cookie',
    'gdpr privacy personal data protection confidentiality',
    'contact phone telephone call talk email mail address support service hours',
    'press news release releases',
    'sustainability environment climate',
    'investor investors share shares report interim',
    'loan mortgage bank financing',
    'apartment flat flats apartments home homes',
    'viewing viewings showing open',
    'rent rental rentals renting lease tenancy',
    'moving move movein possession keys handover',
    'shop office premises',
  ],
}
