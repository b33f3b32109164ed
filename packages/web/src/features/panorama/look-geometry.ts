// Positions of points in the view, and the direction of a hand-held device.
import type { PanoramaLook, PanoramaWay } from '@husrum/domain'

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const degrees = (angle: number): number => (angle * 180) / Math.PI

/** Fractions of the view's width and height from its top left; undefined if out of view. `shape` is height divided by width. */
export const placeInView = (
  { azimuth, pitch }: Pick<PanoramaWay, 'azimuth' | 'pitch'>,
  look: PanoramaLook,
  shape: number,
): readonly [x: number, y: number] | undefined => {
  const turn = radians(azimuth - look.azimuth)
  const right = Math.sin(turn) * Math.cos(radians(pitch))
  const ahead = Math.cos(turn) * Math.cos(radians(pitch))
  const up = Math.sin(radians(pitch))
  const tilt = radians(look.pitch)
  const depth = ahead * Math.cos(tilt) + up * Math.sin(tilt)
  if (depth <= 0.05) return undefined
  const half = Math.tan(radians(look.fieldOfView) / 2)
  const x = 0.5 + right / depth / half / 2
  const y = 0.5 - (up * Math.cos(tilt) - ahead * Math.sin(tilt)) / depth / (half * shape) / 2
  return x > 0.02 && x < 0.98 && y > 0.02 && y < 0.98 ? [x, y] : undefined
}

/** Direction of the back of a device: degrees clockwise from its own north, and up. Angles as in `deviceorientation`. */
export const deviceLook = ({
  alpha,
  beta,
  gamma,
}: {
  readonly alpha: number
  readonly beta: number
  readonly gamma: number
}): { readonly azimuth: number; readonly pitch: number } => {
  const [a, b, c] = [radians(alpha), radians(beta), radians(gamma)]
  const east = -(Math.cos(a) * Math.sin(c) + Math.sin(a) * Math.sin(b) * Math.cos(c))
  const north = -(Math.sin(a) * Math.sin(c) - Math.cos(a) * Math.sin(b) * Math.cos(c))
  const up = -Math.cos(b) * Math.cos(c)
  return {
    azimuth: (degrees(Math.atan2(east, north)) + 360) % 360,
    pitch: degrees(Math.asin(Math.max(-1, Math.min(1, up)))),
  }
}
