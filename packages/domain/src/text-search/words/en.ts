// English words for the text search.
import type { LanguageWords } from './language-words.ts'

export const en: LanguageWords = {
  stopWords:
    'a an and are as at be been but by can could did do does for from had has have he her his how i if in into is it its me my no not of on or our she so some such that the their them then there these they this those to was we were what when where which who why will with would you your',
  synonyms: [
    'job jobs vacancy vacancies career careers position positions work employment',
    'fault broken leak leaking repair defect',
    'fee fees monthly cost costs',
    'price prices cost costs',
    'parking garage car',
    'dog dogs pet pets cat',
    'lift elevator accessibility wheelchair',
    'guarantee warranty',
    'deposit down payment',
    'contract agreement',
    'cookies cookie',
    'gdpr privacy personal data',
    'contact phone telephone email support service',
    'press news release releases',
    'sustainability environment climate',
    'investor investors share shares report interim',
    'loan mortgage bank financing',
    'apartment flat flats apartments',
    'moving move possession keys',
    'shop office premises',
  ],
}
