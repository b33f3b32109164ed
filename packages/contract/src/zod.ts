// Import zod only from here: in browsers with a strict Content Security Policy it must not compile code.
import * as z from 'zod/mini'

if ('document' in globalThis) z.config({ jitless: true })

export { z }
