// Leaflet looks at what a browser can draw by writing one piece of markup while it is loaded. Where markup is kept from being
// written, exactly that piece is let pass, and nothing else: call it before Leaflet is imported.

const recentlyViewed = '<svg/>'

let isAllowed = false

export const allowLeaflet = (): void => {
  if (isAllowed) return
  isAllowed = true
  window.trustedTypes?.createPolicy('default', {
    // What is not let pass is refused as if there were no policy.
    createHTML: (text) => (text === recentlyViewed ? text : (null as never)),
  })
}
