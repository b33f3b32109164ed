// Simulates the tag manager of a site: reads the page's data layer, loads a tag as the real one does, under its own trusted types
// policy for URLs, and sends every event to its own origin.
const origin = 'https://tags.husrum.example'
const policy = window.trustedTypes?.createPolicy('goog#html', { createScriptURL: (url) => url })

const send = (kind, facts) => {
  const query = new URLSearchParams({ kind, facts: JSON.stringify(facts) })
  new Image().src = `${origin}/collect?${query}`
}
/** Commands are arguments objects, events are plain. */
const take = (entry) => {
  if (Object.prototype.toString.call(entry) === '[object Arguments]') send('command', [...entry])
  else send('event', entry)
}

const layer = window.dataLayer
for (const entry of layer) take(entry)
const push = layer.push.bind(layer)
layer.push = (...entries) => {
  for (const entry of entries) take(entry)
  return push(...entries)
}

const tag = document.createElement('script')
tag.src = policy?.createScriptURL(`${origin}/tag.js`) ?? `${origin}/tag.js`
document.head.append(tag)
