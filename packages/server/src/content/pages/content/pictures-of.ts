// Finds the pictures of written content: the values of keys that end in "image" or "images".

const walk = (value: unknown, isPicture: boolean, found: Set<string>): void => {
  if (typeof value === 'string') {
    if (isPicture) found.add(value)
  } else if (Array.isArray(value)) for (const item of value) walk(item, isPicture, found)
  else if (typeof value === 'object' && value !== null)
    for (const [name, part] of Object.entries(value)) walk(part, /images?$/i.test(name), found)
}

/** @param content frames and pages, or any part of them. */
export const picturesOf = (content: unknown): ReadonlySet<string> => {
  const found = new Set<string>()
  walk(content, false, found)
  return found
}
