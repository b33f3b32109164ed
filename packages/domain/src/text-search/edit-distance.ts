// Edit distance of a typed word and a known one: letters inserted, deleted, replaced or swapped with their neighbour.

/** The distance, or `max + 1` if it is greater than `max`. */
export const editDistance = (typed: string, known: string, max: number): number => {
  if (Math.abs(typed.length - known.length) > max) return max + 1
  const width = known.length + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: width }, (_, at) => at)
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row]
    let least = row
    for (let column = 1; column < width; column += 1) {
      const isSame = typed[row - 1] === known[column - 1]
      let distance = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped =
        row > 1 && column > 1 && typed[row - 1] === known[column - 2] && typed[row - 2] === known[column - 1]
      if (isSwapped) distance = Math.min(distance, (beforeLast[column - 2] ?? 0) + 1)
      current.push(distance)
      least = Math.min(least, distance)
    }
    if (least > max) return max + 1
    beforeLast = last
    last = current
  }
  return last[known.length] ?? max + 1
}

/** Maximum number of typing errors in a word of this length: none in short ones, which would match other words. */
export const forgivenSlips = (word: string): 0 | 1 | 2 => {
  // A number must match exactly.
  if (word.length < 4 || /\d/.test(word)) return 0
  return word.length < 8 ? 1 : 2
}
