// The words of a language for the text search, apart from its grammar.

/** What visitors look for: every language has words for each topic, so that those of one language lead to those of another. */
export const topics = [
  'job',
  'fault',
  'fee',
  'price',
  'parking',
  'pet',
  'lift',
  'guarantee',
  'withdrawal',
  'complaint',
  'password',
  'account',
  'change',
  'erase',
  'comparison',
  'deposit',
  'contract',
  'choices',
  'moving',
  'cookies',
  'privacy',
  'contact',
  'press',
  'sustainability',
  'investors',
  'children',
  'loan',
  'association',
  'renting',
  'subletting',
  'outdoors',
  'login',
  'premises',
  'energy',
  'viewing',
  'alert',
  'senior',
  'tax',
  'home',
  'booking',
  'favourites',
  'insurance',
  'abroad',
  'translation',
  'delay',
  'management',
  'floorPlan',
  'inspection',
  'interest',
  'savings',
] as const
/** One of {@link topics}. */
export type Topic = (typeof topics)[number]

export interface LanguageWords {
  /** Stop words, separated by spaces. */
  readonly stopWords: string
  /** Words that questions begin with, separated by spaces. */
  readonly questionWords: string
  /** Synonyms of each topic, separated by spaces; two words that only mean the topic together have a "+" in between. */
  readonly synonyms: Readonly<Record<Topic, string>>
}
