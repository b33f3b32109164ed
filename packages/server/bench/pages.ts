// The measured pages, on the Swedish site, and a search page written by hand.

export const templates = ['search', 'start', 'home', 'login', 'content'] as const
export type Template = (typeof templates)[number]

export const pageAt = async (url: string): Promise<string> => {
  const answer = await fetch(url, { headers: { accept: 'text/html' } })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.text()
}

export const findPages = async (origin: string): Promise<Readonly<Record<Template, string>>> => {
  const home = /data-item-id[\s\S]*?href="([^"]+)"/.exec(await pageAt(`${origin}/sok-bostad/`))?.[1]
  if (home === undefined) throw new Error('The search shows no home')
  return { search: '/sok-bostad/', start: '/', home, login: '/logga-in/', content: '/kundservice/' }
}

/** The product's page without script: the rest when React is removed. */
export const stripped = (html: string): string => html.replace(/<script\b[\s\S]*?<\/script>/g, '')

interface Hit {
  readonly name: string
  readonly url: string
  readonly municipality: string
  readonly area: string
  readonly minPrice: number
  readonly livingArea: number
  readonly minRooms: number
  readonly images: readonly string[]
}

const widths = [300, 400, 600, 900, 1200, 1600]

const pictureOf = ({ images: [id = ''] }: Hit, at: number, sizes: string) => {
  const address = (width: number) =>
    `/images/${encodeURIComponent(id)}?w=${width}&amp;h=${Math.round((width * 2) / 3)}&amp;q=75&amp;fit=crop&amp;fm=webp`
  const first = at < 2 ? 'fetchpriority="high"' : 'loading="lazy"'
  return `<img src="${address(600)}" srcset="${widths.map((width) => `${address(width)} ${width}w`).join(', ')}" sizes="${sizes}" width="600" height="400" alt="" ${first}>`
}

const cardOf = (hit: Hit, at: number, sizes: string) =>
  `<li>${pictureOf(hit, at, sizes)}<h2><a href="${hit.url}">${hit.name}</a></h2><p>${hit.area}, ${hit.municipality}</p><p>${hit.minRooms} rok, ${hit.livingArea} m², <b>${hit.minPrice.toLocaleString('sv')} kr</b></p></li>`

/** The thirty homes and pictures of the search page in plain HTML: inline styles, the system's font, no script. */
export const writtenByHand = async (origin: string): Promise<string> => {
  const answer = await fetch(`${origin}/services/residence/search_object`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filter: { siteId: 1 } }),
  })
  const { hits } = (await answer.json()) as { hits: readonly Hit[] }
  // The pictures come in the size that the product requests.
  const sizes = / sizes="([^"]+)"/.exec(await pageAt(`${origin}/sok-bostad/`))?.[1] ?? '100vw'
  if (hits.length !== 30) throw new Error(`The search found ${hits.length} homes instead of 30`)
  return `<!doctype html><html lang="sv"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Nya bostäder</title><link rel="icon" href="data:,"><style>
body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#222}header,main,footer{max-width:75rem;margin:auto;padding:1rem}
nav a{margin-right:1rem}form{display:flex;flex-wrap:wrap;gap:1rem;margin:1rem 0}ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(18rem,1fr));gap:1.5rem;list-style:none;padding:0}
img{width:100%;height:auto;aspect-ratio:3/2;object-fit:cover}h2{font-size:1.1rem;margin:.5rem 0 0}li p{margin:0}</style></head><body>
<header><a href="/">Husrum</a><nav><a href="/sok-bostad/">Sök bostad</a><a href="/kundservice/">Kundservice</a><a href="/om-oss/">Om oss</a><a href="/logga-in/">Logga in</a></nav></header>
<main><h1>Nya bostäder</h1><form><label>Ort <input name="q"></label><label>Högsta pris <input name="maxPrice" inputmode="numeric"></label><label>Minst antal rum <input name="minRooms" inputmode="numeric"></label><button>Sök</button></form>
<ul>${hits.map((hit, at) => cardOf(hit, at, sizes)).join('\n')}</ul></main><footer><p>Husrum</p></footer></body></html>`
}
