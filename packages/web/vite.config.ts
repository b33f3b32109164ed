// How the web is built: once for the browser (dist/client) and once for the server (dist/server).
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'

/**
 * The router names its components by assignment, which keeps every one of them, and all that they need, in the bundle.
 * Without the names a page carries only the parts that it uses: about 7 KB gzip less. So does the one static of a class,
 * the boundary of routes that nobody here declares: another 1 KB.
 */
const slimRouter = (): Plugin => ({
  name: 'slim-router',
  transform: {
    filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/^RenderErrorBoundary\.contextType = \w+;$/m, '')
        .replace(/ = (React\d*)\.(forwardRef|createContext|memo)\(/g, ' = /* @__PURE__ */ $1.$2('),
  },
})

/** What brings a page and settles on it; the cache of answers and the use case with all that they need. */
const onward = /src[\\/](?:page[\\/](?:navigation|answer-cache)|composition[\\/]browser-page-use-cases)\.ts$/

/**
 * What every page begins with, and the few lines of it that come later to some and are read again on the way onward: in
 * files of their own they would each be one more to wait for.
 */
const frame = new RegExp(
  [
    'web/src/entry-client',
    'web/src/page/(?:busy|prefetch-quietly|template-route)',
    'web/src/features/residence/queries',
    'web/src/ui/(?:Picture|Section)',
    'domain/src/formatting/[a-z-]+',
    'domain/src/residences/enumerations',
    'domain/src/search/sort-order',
    'domain/src/pages/(?:page-change|reported-error|unsafe-characters)',
    'contract/src/(?:consent|measurement)-wire',
    'application/src/failures',
  ]
    .map((path) => `${path.replaceAll('/', '[\\\\/]')}\\.tsx?$`)
    .join('|'),
)

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react(), slimRouter()],
  resolve: {
    // The router's exports name only its development build, which is larger by its warnings.
    alias:
      command === 'build' && !isSsrBuild
        ? [
            {
              find: /^react-router$/,
              replacement: fileURLToPath(
                new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
              ),
            },
            {
              find: /^react-router\/dom$/,
              replacement: fileURLToPath(
                new URL('../../node_modules/react-router/dist/production/dom-export.mjs', import.meta.url),
              ),
            },
          ]
        : [],
  },
  define: {
    __DEV__: JSON.stringify(command === 'serve' || mode === 'development'),
    // A build has none of the tools unless it is told to: `scripts/build.mjs` does so outside production.
    __DEV_TOOLS__: JSON.stringify(command === 'serve' || process.env.HUSRUM_DEV_TOOLS === '1'),
  },
  css: {
    modules: { localsConvention: 'camelCaseOnly' },
  },
  ssr: {
    // The packages of this repository are TypeScript source and go through the build; all else stays in node_modules.
    noExternal: [/^@husrum\//],
  },
  build: {
    target: isSsrBuild ? 'node22' : 'baseline-widely-available',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // One style sheet for the whole site: small enough to inline, and no page can paint before its styles.
    cssCodeSplit: false,
    // Fonts and pictures are files with their own cache life; only the tiniest go into the script.
    assetsInlineLimit: 512,
    modulePreload: {
      polyfill: false,
      // A template asks for all its files at once; what comes later has little beside itself, and lists weigh too.
      resolveDependencies: (file, files) => (/(?:start|search|object|stage)-route-/.test(file) ? files : []),
    },
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    sourcemap: isSsrBuild ? true : 'hidden',
    ssr: isSsrBuild === true,
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx',
      output: isSsrBuild
        ? { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' }
        : {
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            assetFileNames: 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                // What every page begins with, in one file: shared words are packed once, and none is waited for.
                { name: 'frame', test: frame, priority: 2 },
                { name: 'content', test: /templates[\\/]content[\\/]content-route\.tsx$/, priority: 1 },
                // What one step from page to page takes besides the page itself.
                { name: 'onward', test: onward, priority: 1 },
              ],
            },
          },
    },
  },
}))
