// Leaflet looks at what a browser can draw by writing one piece of markup while it is loaded. Where markup is kept from being
// written, exactly that piece is let pass, and nothing else: call it before Leaflet is imported.
import { loadOnce } from '../../lazy/load-once.ts'

const lookedAt = '<svg/>'

const allowed = loadOnce(async () => {
  window.trustedTypes?.createPolicy('default', {
    // What is not let pass is refused as if there were no policy.
    createHTML: (text) => (text === lookedAt ? text : (null as never)),
  })
  return true
})

export const allowLeaflet = (): Promise<boolean> => allowed.load()
