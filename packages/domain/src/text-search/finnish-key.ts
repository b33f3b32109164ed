// Finnish words are inflected in the middle too (consonant gradation): Helsinki, Helsingissä; Turku, Turussa; asunto, asunnon.

const grades: readonly (readonly [ending: RegExp, key: string])[] = [
  [/n[tn]?$/, 'n'],
  [/n[kg]$/, 'nk'],
  [/m[pm]?$/, 'm'],
  [/l[ltkj]?$/, 'l'],
  [/r[rtkj]?$/, 'r'],
  [/kk?$/, 'k'],
  [/p?p$|v$/, 'p'],
  [/t?t$|d$/, 't'],
]

/** Folded, longest first. */
const caseEndings = ['issa', 'ista', 'illa', 'ilta', 'ille', 'ssa', 'sta', 'lla', 'lta', 'lle', 'seen', 'ksi']
const illatives = ['aan', 'een', 'iin', 'oon', 'uun', 'yyn', 'an', 'en', 'in', 'on', 'un', 'yn', 'n']

/**
 * A key that the forms of a Finnish word share, for folded words without their ending. Different words may share it: it widens a search,
 * and decides nothing alone.
 *
 * @example finnishKey('helsinki') === finnishKey('helsingi') // Helsinki, Helsingi|ssä
 */
export const finnishKey = (word: string): string => {
  const bare = word.replace(/[aeiouy]{1,3}$/, '')
  const stem = bare.length < 3 ? word : bare
  // Myyrmäki, Myyrmäessä: the k is dropped between vowels.
  const weak = /[aeiouy]k$/.test(stem) && stem.length > 4 ? stem.replace(/[aeiouy]{1,2}k$/, '') : stem
  for (const [ending, key] of grades) if (ending.test(weak)) return weak.replace(ending, key)
  return weak
}

/** Whether a folded word is a form of a folded name: "helsingissa" of "helsinki". */
export const isFinnishFormOf = (word: string, name: string): boolean => {
  const key = finnishKey(name)
  // Too little would be left to distinguish names.
  if (key.length < 3 || word.slice(0, 3) !== name.slice(0, 3)) return false
  return [...caseEndings, ...illatives].some(
    (ending) => word.endsWith(ending) && finnishKey(word.slice(0, -ending.length)) === key,
  )
}
