// Draws a 360-degree picture with WebGL2: one triangle over the canvas, and a shader that samples the picture for each pixel.
import type { PanoramaLook } from '@husrum/domain'

/** Renders panoramas; see decision 45 for alternatives. */
export interface PanoramaView {
  /** Replaces the previous picture, without changing the direction of view. Closes the bitmap. */
  readonly show: (picture: ImageBitmap, heading: number) => void
  readonly draw: (look: PanoramaLook) => void
  readonly close: () => void
}

const corners = `#version 300 es
out vec2 point;
void main() {
  vec2 corner = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  point = corner;
  gl_Position = vec4(corner, 0.0, 1.0);
}`

const looks = `#version 300 es
precision highp float;
in vec2 point;
out vec4 colour;
uniform sampler2D picture;
uniform vec2 reach;
uniform vec2 turn;
const float PI = 3.14159265;
void main() {
  vec3 way = normalize(vec3(point * reach, 1.0));
  float up = way.y * cos(turn.y) + way.z * sin(turn.y);
  float ahead = way.z * cos(turn.y) - way.y * sin(turn.y);
  float yaw = atan(way.x, ahead) + turn.x;
  colour = texture(picture, vec2(yaw / (2.0 * PI) + 0.5, 0.5 - asin(clamp(up, -1.0, 1.0)) / PI));
}`

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Undefined if the browser has no WebGL2. `onLost` is called if the context is lost. */
export const openPanoramaView = (canvas: HTMLCanvasElement, onLost: () => void): PanoramaView | undefined => {
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false })
  const program = gl?.createProgram()
  if (!gl || !program) return undefined
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, corners],
    [gl.FRAGMENT_SHADER, looks],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) return undefined
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
    gl.deleteShader(shader)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return undefined
  // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's own verb is no hook.
  gl.useProgram(program)
  const texture = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
  const reach = gl.getUniformLocation(program, 'reach')
  const turn = gl.getUniformLocation(program, 'turn')
  let middle = 0
  canvas.addEventListener('webglcontextlost', onLost)
  return {
    show: (picture, heading) => {
      middle = heading
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture)
      picture.close()
    },
    draw: ({ azimuth, pitch, fieldOfView }) => {
      const { clientWidth, clientHeight } = canvas
      const sharp = Math.min(2, devicePixelRatio)
      const [wide, high] = [Math.round(clientWidth * sharp), Math.round(clientHeight * sharp)]
      if (canvas.width !== wide || canvas.height !== high) {
        canvas.width = wide
        canvas.height = high
      }
      const half = Math.tan(radians(fieldOfView) / 2)
      gl.viewport(0, 0, wide, high)
      gl.uniform2f(reach, half, (half * clientHeight) / Math.max(1, clientWidth))
      gl.uniform2f(turn, radians(azimuth - middle), radians(pitch))
      gl.drawArrays(gl.TRIANGLES, 0, 3)
    },
    close: () => {
      canvas.removeEventListener('webglcontextlost', onLost)
      gl.deleteTexture(texture)
      gl.deleteProgram(program)
      gl.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
}
