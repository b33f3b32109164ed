// When loaded, Leaflet detects browser features by writing one piece of HTML. Under Trusted Types this policy allows exactly that piece:
// create it before Leaflet is imported.

const leafletProbe = '<svg/>'

let isAllowed = false

export const allowLeaflet = (): void => {
  if (isAllowed) return
  isAllowed = true
  window.trustedTypes?.createPolicy('default', {
    // Anything else is rejected, as without a policy.
    createHTML: (text) => (text === leafletProbe ? text : (null as never)),
  })
}
