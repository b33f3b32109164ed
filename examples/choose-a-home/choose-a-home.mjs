// A page of one stage from Husrum's API: the house in pictures with its homes to point at, and the same homes in a list.
//
//   node choose-a-home.mjs http://localhost:3000 1 sweden-brf-prismat > house.html
//
// Two calls make it: the explorer's views with their outlines, and the search for where a home's page is.
const [origin, siteId, stageId] = process.argv.slice(2)
if (!origin || !siteId || !stageId) {
  process.stderr.write('node choose-a-home.mjs <origin of a site> <its number> <id of a stage>\n')
  process.exit(2)
}

/** Answers what the API says, or ends with what it says is wrong: every problem has a `code` and a `title`. */
const call = async (path, body) => {
  const response = await fetch(new URL(path, origin), {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  const answer = await response.json()
  if (response.ok) return answer
  process.stderr.write(`${path}: ${response.status} ${answer.code}: ${answer.title}\n`)
  process.exit(1)
}

const { apts, views } = await call(`/services/explorer/get/${encodeURIComponent(stageId)}`)
const statuses = new Set(apts.map(({ status }) => status))
const { hits } = await call('/services/residence/search_object', {
  limit: apts.length,
  offset: 0,
  filter: { siteId: Number(siteId), stageIds: [stageId], status: [...statuses] },
})
const pageOf = new Map(hits.map(({ id, url }) => [id, new URL(url, origin).href]))

const escaped = (value) => String(value).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const words = ({ number, rooms, area, price, status }) =>
  escaped(`${number}: ${rooms} rooms, ${area} m², ${price ?? 'no price yet'}, ${status}`)
// A home without a page of its own any more is told of and leads nowhere.
const link = (id, content) =>
  pageOf.has(id) ? `<a href="${escaped(pageOf.get(id))}">${content}</a>` : content

const aptOf = new Map(apts.map((apt) => [apt.objectId, apt]))
const drawn = async ({ image, aspect = 1.5, clickAreas }) => {
  // Outlines are shares of the picture: right and down, 0 to 1.
  const areas = clickAreas.map(({ objectId, polygon }) => {
    const points = polygon.map(([right, down]) => `${right * aspect},${down}`).join(' ')
    const title = `<title>${words(aptOf.get(objectId))}</title>`
    const { status } = aptOf.get(objectId)
    return link(objectId, `<polygon class="${status}" points="${points}">${title}</polygon>`)
  })
  // Other sites' pages may not show the pictures from here, so they are taken along.
  const address = `/images/${encodeURIComponent(image)}?w=1200&q=75&fit=crop&fm=webp`
  const picture = await fetch(new URL(address, origin))
  const src = `data:image/webp;base64,${Buffer.from(await picture.arrayBuffer()).toString('base64')}`
  return `<div class="view"><img src="${src}" alt=""><svg viewBox="0 0 ${aspect} 1">${areas.join('')}</svg></div>`
}

process.stdout.write(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(stageId)}</title>
<style>
  .view { position: relative; max-width: 60rem; margin-block-end: 1rem }
  .view :is(img, svg) { display: block; width: 100% }
  .view svg { position: absolute; inset: 0 }
  polygon { fill: #8886; stroke: #fff; stroke-width: 0.003 }
  polygon.forSale { fill: #2a76 }
  a:is(:hover, :focus) polygon { stroke: #000 }
</style>
<h1>${escaped(stageId)}</h1>
${(await Promise.all(views.map(drawn))).join('\n')}
<ol>
${apts.map((apt) => `<li>${link(apt.objectId, words(apt))}</li>`).join('\n')}
</ol>
</html>`)
