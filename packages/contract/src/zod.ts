// The one door to zod. In a browser under a strict Content Security Policy it must not try to compile code.
import * as z from 'zod/mini'

if ('document' in globalThis) z.config({ jitless: true })

export { z }
