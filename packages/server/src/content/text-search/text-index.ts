// An inverted index over documents in memory: best match first (BM25), with counts by category.
import type { Locale, TextSearchCategory, TextSearchSort } from '@husrum/domain'
import { languageWordsOf, phoneWordsOf, textSearchCategories, wordsOf } from '@husrum/domain'
import type { Meanings, Vocabulary } from './vocabulary.ts'
import { makeVocabulary } from './vocabulary.ts'

/** The indexed fields of a document. */
export interface IndexedDocument {
  readonly category: TextSearchCategory
  readonly title: string
  readonly headings: readonly string[]
  readonly text: string
  /** Searchable, but never shown. */
  readonly keywords: string
  /** `yyyy-MM-dd` */
  readonly date?: string
  /** Parts that answer a question of their own: a page is found as well as its best part. */
  readonly passages?: readonly Passage[]
  /** Compared with a page that people come for, which is 1. */
  readonly weight?: number
  /** Ids of the places of something in the catalogue. */
  readonly tagIds?: readonly string[]
}

export interface Passage {
  readonly title: string
  readonly text: string
}

export interface IndexEntry<Hit> {
  readonly document: IndexedDocument
  /** Returned for a match. */
  readonly hit: Hit
}

export interface TextQuery {
  readonly text: string
  /** Ids of the places that the text names: the catalogue of other places comes behind. */
  readonly tagIds?: readonly string[]
  /** Ids of the places that contain those. */
  readonly widerTagIds?: readonly string[]
  readonly categories: readonly TextSearchCategory[]
  readonly sort: TextSearchSort
  readonly skip: number
  readonly take: number
}

export interface FoundHits<Hit> {
  readonly hits: readonly Hit[]
  readonly total: number
  /** In every category, whichever were requested. */
  readonly counts: Readonly<Record<TextSearchCategory, number>>
  /** Whether a folded word is one of the found ones. */
  readonly isFound: (word: string) => boolean
}

export interface TextIndex<Hit> {
  readonly size: number
  search(query: TextQuery): FoundHits<Hit>
}

/** Weight of a word by its field. */
const places = { title: 4, heading: 2, text: 1, keyword: 1 } as const
/** Added for a word in the title or a heading, whatever the length of the document. */
const titleBonus = 0.8
const headingBonus = 0.3
/** Weight of a passage compared with a page of its own. */
const passageShare = 0.8
/** Weights of the catalogue of other places than the named ones, of a named place, of one around it, and of places and homes if the text names no place. */
const elsewhereShare = 0.02
const namedPlaceShare = 1.6
const widerPlaceShare = 0.6
const unnamedPlaceShares: Partial<Readonly<Record<TextSearchCategory, number>>> = {
  residencialarea: 0.45,
  residencialproject: 0.7,
  residencialobject: 0.45,
}
/** Weight of the catalogue if a question names no place: pages answer questions. */
const questionShare = 0.3
/** BM25 parameters: term saturation, and length normalisation. */
const saturation = 1.4
const lengthShare = 0.5
/** A page matters more than one home of a thousand; among equals the page comes first. */
const priors: Readonly<Record<TextSearchCategory, number>> = {
  content: 1,
  news: 0.9,
  pressrelease: 0.9,
  career: 1,
  residencialarea: 1.15,
  residencialproject: 1,
  residencialobject: 0.6,
}
/** A document with less than this share of the best coverage is not a hit. */
const leastCoverage = 0.3
/** Certainty from which a meaning is the typed word itself, and from which it counts as common. */
const ownSurety = 0.7
const alikeSurety = 0.5
/** A word of a topic states what the visitor wants; the others only describe it. */
const topicWeight = 1.4
const maxQueryWords = 24
const documentsBetweenPauses = 200

const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Documents and weights of each word: concatenated, with the start of each. */
interface Postings {
  /** One longer than the number of words. */
  readonly begins: Uint32Array
  readonly documents: Uint32Array
  readonly weights: Float32Array
}

/** A word's postings while the index is built. */
interface WordList {
  readonly documents: number[]
  readonly weights: number[]
  readonly bonuses: number[]
}

const postingsOf = (
  lists: readonly WordList[],
  normal: (weight: number, document: number) => number,
): Postings => {
  const begins = new Uint32Array(lists.length + 1)
  lists.forEach(({ documents }, word) => {
    begins[word + 1] = (begins[word] ?? 0) + documents.length
  })
  const count = begins[lists.length] ?? 0
  const postings = { begins, documents: new Uint32Array(count), weights: new Float32Array(count) }
  lists.forEach(({ documents, weights, bonuses }, word) => {
    const begin = begins[word] ?? 0
    documents.forEach((document, at) => {
      postings.documents[begin + at] = document
      postings.weights[begin + at] = normal(weights[at] ?? 0, document) + (bonuses[at] ?? 0)
    })
  })
  return postings
}

const noCounts = () =>
  Object.fromEntries(textSearchCategories.map((category) => [category, 0])) as Record<
    TextSearchCategory,
    number
  >

/** Ranks of the documents in an order, so that sorting compares numbers. */
const ranksOf = (count: number, compare: (a: number, b: number) => number): Uint32Array => {
  const ranks = new Uint32Array(count)
  Array.from({ length: count }, (_, at) => at)
    .sort(compare)
    .forEach((document, rank) => {
      ranks[document] = rank
    })
  return ranks
}

/** The first `count`, in order, without sorting the rest. */
const firstOf = (candidates: number[], keys: ArrayLike<number>, count: number): readonly number[] => {
  const compare = (a: number, b: number) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b
  if (candidates.length <= count * 8) return candidates.sort(compare).slice(0, count)
  const kept: number[] = []
  for (const candidate of candidates) {
    const last = kept[count - 1]
    if (last !== undefined && compare(last, candidate) <= 0) continue
    let at = Math.min(kept.length, count)
    while (at > 0 && compare(kept[at - 1] ?? 0, candidate) > 0) at -= 1
    kept.splice(at, 0, candidate)
    if (kept.length > count) kept.pop()
  }
  return kept
}

/** Reads the documents in pieces, and yields to other work in between. Only the hits are stored, not their words. */
export const buildTextIndex = async <Hit>(
  entries: Iterable<IndexEntry<Hit>> | AsyncIterable<IndexEntry<Hit>>,
  locale: Locale,
): Promise<TextIndex<Hit>> => {
  const { phrases } = languageWordsOf(locale)
  const ids = new Map<string, number>()
  const lists: WordList[] = []
  const lengths: number[] = []
  /** The page of each document: itself, or of a passage the page before it. */
  const pageOf: number[] = []
  const tagsOf: (readonly string[] | undefined)[] = []
  /** The homes of a house have the same places: equal lists are shared. */
  const tagLists = new Map<string, readonly string[]>()
  const shared = (tagIds: readonly string[] | undefined): readonly string[] | undefined => {
    if (tagIds === undefined) return undefined
    const key = tagIds.join()
    const known = tagLists.get(key) ?? tagIds
    tagLists.set(key, known)
    return known
  }
  const weightOf: number[] = []
  const hits: Hit[] = []
  const categoryOf: TextSearchCategory[] = []
  const titles: string[] = []
  const dates: string[] = []
  for await (const { document: one, hit } of entries) {
    const page = hits.length
    if (page % documentsBetweenPauses === 0) await pause()
    for (const part of [one, ...(one.passages ?? [])]) {
      const document = hits.length
      pageOf.push(page)
      hits.push(hit)
      categoryOf.push(one.category)
      tagsOf.push(shared(one.tagIds))
      weightOf.push((one.weight ?? 1) * priors[one.category])
      titles.push(one.title)
      dates.push(one.date ?? '')
      let sum = 0
      const weights = new Map<string, number>()
      const count = (words: string, weight: number) => {
        const add = (word: string) => weights.set(word, (weights.get(word) ?? 0) + weight)
        let last = ''
        for (const { word } of wordsOf(words)) {
          add(word)
          if (phrases.has(last + word)) add(last + word)
          last = word
        }
        for (const number of phoneWordsOf(words, locale).words) add(number)
      }
      count(part.title, places.title)
      const titleWords = new Set(weights.keys())
      if (part === one) for (const heading of one.headings) count(heading, places.heading)
      const headingWords = new Set(weights.keys())
      const bonusOf = (word: string): number =>
        titleWords.has(word) ? titleBonus : headingWords.has(word) ? headingBonus : 0
      count(part.text, places.text)
      if (part === one) count(one.keywords, places.keyword)
      for (const [word, weight] of weights) {
        let id = ids.get(word)
        if (id === undefined) {
          id = lists.length
          ids.set(word, id)
          lists.push({ documents: [], weights: [], bonuses: [] })
        }
        lists[id]?.documents.push(document)
        lists[id]?.weights.push(weight)
        lists[id]?.bonuses.push(bonusOf(word))
        sum += weight
      }
      lengths.push(sum)
    }
  }
  const isPage = (document: number): boolean => pageOf[document] === document
  const pages = pageOf.filter((page, document) => page === document).length
  const meanLength =
    lengths.reduce((sum, length, document) => sum + (isPage(document) ? length : 0), 0) / Math.max(pages, 1)
  const frequency = Uint32Array.from(lists, ({ documents }) => documents.filter(isPage).length)
  const postings = postingsOf(lists, (weight, document) => {
    const length = (lengths[document] ?? 0) / meanLength
    return (weight * (saturation + 1)) / (weight + saturation * (1 - lengthShare + lengthShare * length))
  })
  await pause()
  const words = [...ids.keys()]
  const vocabulary = makeVocabulary(words, frequency, locale)
  await pause()
  const { compare } = new Intl.Collator(locale)
  const orders = {
    alpha: ranksOf(hits.length, (a, b) => compare(titles[a] ?? '', titles[b] ?? '') || a - b),
    date: ranksOf(hits.length, (a, b) =>
      dates[a] === dates[b] ? a - b : (dates[a] ?? '') > (dates[b] ?? '') ? -1 : 1,
    ),
  }
  return makeIndex({
    hits,
    pages,
    pageOf,
    tagsOf,
    weightOf,
    categoryOf,
    words,
    postings,
    frequency,
    vocabulary,
    locale,
    orders,
  })
}

const makeIndex = <Hit>({
  hits,
  pages,
  pageOf,
  tagsOf,
  weightOf,
  categoryOf,
  words,
  postings,
  frequency,
  vocabulary,
  locale,
  orders,
}: {
  readonly hits: readonly Hit[]
  /** Number of documents without passages. */
  readonly pages: number
  readonly pageOf: readonly number[]
  readonly tagsOf: readonly (readonly string[] | undefined)[]
  readonly weightOf: readonly number[]
  readonly categoryOf: readonly TextSearchCategory[]
  readonly words: readonly string[]
  readonly postings: Postings
  readonly frequency: Uint32Array
  readonly vocabulary: Vocabulary
  readonly locale: Locale
  readonly orders: Readonly<Record<Exclude<TextSearchSort, 'nothing'>, Uint32Array>>
}): TextIndex<Hit> => {
  const scores = new Float32Array(hits.length)
  const best = new Float32Array(hits.length)
  const covered = new Float32Array(hits.length)

  const { stopWords, foreignStopWords, questionWords } = languageWordsOf(locale)
  const isStopWord = (word: string): boolean =>
    stopWords.has(word) || (foreignStopWords.has(word) && !vocabulary.has(word))

  const typedWords = (text: string): readonly string[] => {
    const { words: numbers, rest } = phoneWordsOf(text, locale)
    return [...wordsOf(rest).map(({ word }) => word), ...numbers]
  }

  /** A street and a number, which are one word of the texts. */
  const isAddress = (word: string): boolean => /^[^\d]+\d+[a-z]?$/.test(word) && vocabulary.has(word)

  /** Two words that only mean something together become one: "fungerar inte", "Smedjegatan 6". */
  const withPhrases = (typed: readonly string[]): readonly string[] =>
    typed.flatMap((word, at) => {
      const joinedFrom = (from: number) => `${typed[from] ?? ''}${typed[from + 1] ?? ''}`
      const isPhrase = (from: number) =>
        from + 1 < typed.length && (vocabulary.isPhrase(joinedFrom(from)) || isAddress(joinedFrom(from)))
      if (isPhrase(at)) return joinedFrom(at)
      return at > 0 && isPhrase(at - 1) ? [] : word
    })

  /** The significant words: all of them if nothing else was typed. */
  const askedWords = (text: string): readonly { word: string; isLast: boolean }[] => {
    const all = [...new Set(withPhrases(typedWords(text)))]
    const significant = all.filter((word) => !isStopWord(word))
    const typed = (significant.length > 0 ? significant : all).slice(0, maxQueryWords)
    // After a space the last word is complete.
    const isOpen = /[\p{L}\p{N}]$/u.test(text)
    return typed.map((word, at) => ({ word, isLast: isOpen && at === typed.length - 1 }))
  }

  const meaningsOf = (asked: readonly { word: string; isLast: boolean }[]): readonly Meanings[] => {
    const meanings = asked.map(({ word, isLast }) => new Map(vocabulary.meaningsOf(word, isLast)))
    for (let at = 1; at < asked.length; at += 1)
      for (const [id, surety] of vocabulary.joined(asked[at - 1]?.word ?? '', asked[at]?.word ?? ''))
        for (const one of [meanings[at - 1], meanings[at]]) one?.set(id, Math.max(one.get(id) ?? 0, surety))
    return meanings
  }

  /** Inverse document frequency: the rarer the meanings of at least this certainty, the higher. */
  const rarityOf = (meanings: Meanings, leastSurety: number): number => {
    let common = 0
    for (const [id, surety] of meanings)
      if (surety >= leastSurety) common = Math.max(common, frequency[id] ?? 0)
    return Math.log(1 + (pages - common + 0.5) / (common + 0.5))
  }

  const placeShareOf = (document: number, named: ReadonlySet<string>, wider: ReadonlySet<string>): number => {
    const [tags, category = 'content'] = [tagsOf[document], categoryOf[document]]
    // Premises have no places.
    if (tags === undefined && (named.size > 0 || category !== 'residencialarea')) return 1
    if (tags === undefined || named.size === 0) return unnamedPlaceShares[category] ?? 1
    if (category === 'residencialarea' && named.has(tags[0] ?? '')) return namedPlaceShare
    if (category === 'residencialarea' && wider.has(tags[0] ?? '')) return widerPlaceShare
    return tags.some((tag) => named.has(tag)) ? 1 : elsewhereShare
  }

  return {
    size: pages,
    search: ({ text, tagIds = [], widerTagIds = [], categories, sort, skip, take }) => {
      const asked = askedWords(text)
      const meanings = meaningsOf(asked)
      const topicOf = new Set(meanings.filter((_, at) => vocabulary.hasTopic(asked[at]?.word ?? '')))
      const touched: number[] = []
      const found = new Set<string>()
      let whole = 0
      for (const meant of meanings) {
        const weightOfWord = topicOf.has(meant) ? topicWeight : 1
        const isTyped = [...meant.values()].some((surety) => surety >= ownSurety)
        const rarity = rarityOf(meant, alikeSurety) * weightOfWord
        const ownRarity = isTyped ? rarityOf(meant, ownSurety) * weightOfWord : rarity
        whole += rarity
        const touchedNow: number[] = []
        for (const [id, surety] of meant) {
          found.add(words[id] ?? '')
          const { begins, documents, weights } = postings
          const end = begins[id + 1] ?? 0
          for (let at = begins[id] ?? end; at < end; at += 1) {
            const document = documents[at] ?? 0
            const weight = surety * (surety >= ownSurety ? ownRarity : rarity) * (weights[at] ?? 0)
            const known = best[document] ?? 0
            if (known === 0) touchedNow.push(document)
            if (weight > known) best[document] = weight
          }
        }
        for (const document of touchedNow) {
          if (scores[document] === 0) touched.push(document)
          scores[document] = (scores[document] ?? 0) + (best[document] ?? 0)
          covered[document] = (covered[document] ?? 0) + rarity
          best[document] = 0
        }
      }
      for (const document of touched) {
        // Every word of a passage is in its page too, so the page is among the touched ones.
        const page = pageOf[document] ?? document
        const share = covered[document] ?? 0
        const score = (scores[document] ?? 0) * (share / whole)
        best[page] = Math.max(best[page] ?? 0, page === document ? score : passageShare * score)
      }
      // Of a phrase, the hits show its words.
      for (const { word } of wordsOf(text)) if (!isStopWord(word) && vocabulary.has(word)) found.add(word)
      const named = new Set(tagIds)
      const wider = new Set(widerTagIds)
      const hasAddress = asked.some(({ word }) => isAddress(word))
      const isQuestion = named.size === 0 && typedWords(text).some((word) => questionWords.has(word))
      const questionShareOf = (document: number): number =>
        isQuestion && tagsOf[document] !== undefined ? questionShare : 1
      let widest = 0
      for (const document of touched) widest = Math.max(widest, covered[document] ?? 0)
      const wanted = new Set<TextSearchCategory>(categories)
      const counts = noCounts()
      const matching: number[] = []
      for (const document of touched) {
        if (pageOf[document] !== document) continue
        const share = covered[document] ?? 0
        const category = categoryOf[document] ?? 'content'
        // Negative, so that every order is ascending.
        scores[document] =
          -(best[document] ?? 0) *
          (weightOf[document] ?? 1) *
          (hasAddress ? 1 : placeShareOf(document, named, wider) * questionShareOf(document))
        const isThere = tagsOf[document]?.some((tag) => named.has(tag)) ?? false
        if (share < widest * leastCoverage && !isThere) continue
        counts[category] += 1
        if (wanted.has(category)) matching.push(document)
      }
      const first = firstOf([...matching], sort === 'nothing' ? scores : orders[sort], skip + take).slice(
        skip,
      )
      for (const document of touched) {
        scores[document] = 0
        covered[document] = 0
        best[document] = 0
      }
      return {
        hits: first.flatMap((document) => hits[document] ?? []),
        total: matching.length,
        counts,
        isFound: (word) => found.has(word),
      }
    },
  }
}
