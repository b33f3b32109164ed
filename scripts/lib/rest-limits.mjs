// How much script a page may load until it rests: four seconds after its load, nothing touched, the question about cookies answered.

/** @typedef {{ files: number, bytes: number }} RestLimit Bytes after gzip. */

/** @type {Readonly<Partial<Record<string, RestLimit>>>} */
export const restLimits = {
  content: { files: 12, bytes: 150_000 },
  search: { files: 20, bytes: 200_000 },
  login: { files: 14, bytes: 170_000 },
  start: { files: 20, bytes: 200_000 },
  home: { files: 22, bytes: 200_000 },
}
