// The build of the web: once for the browser (dist/client) and once for the server (dist/server).
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { slimRouter } from './vite/slim-router.ts'

/** Matches files of the web's source, and of the domain's if the path says so; `[\\/]`, for Windows. */
const filesBelow = (...folders: readonly string[]): RegExp =>
  new RegExp(`packages/(?:${folders.join('|')})`.replaceAll('/', '[\\\\/]'))

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react(), !isSsrBuild && slimRouter()],
  define: {
    __DEV__: JSON.stringify(command === 'serve' || mode === 'development'),
    // A build contains the tools only if they are enabled: `scripts/build.mjs` does so outside production.
    __DEV_TOOLS__: JSON.stringify(command === 'serve' || process.env.HUSRUM_DEV_TOOLS === '1'),
  },
  css: {
    modules: { localsConvention: 'camelCaseOnly' },
  },
  // There is no index.html from which Vite could find the entry; this bundles libraries while the server starts.
  optimizeDeps: { entries: ['src/app/entry-client.tsx'] },
  server: { warmup: { clientFiles: ['src/app/entry-client.tsx'] } },
  ssr: {
    // The packages of this repository are TypeScript source and go through the build; in development all else stays in node_modules. A
    // build contains the libraries too, so that a starting server reads a few files instead of four hundred.
    noExternal: command === 'build' || [/^@husrum\//],
  },
  build: {
    target: isSsrBuild ? 'node22' : 'baseline-widely-available',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Fonts and pictures are files with a cache lifetime of their own; only the smallest are inlined in the script.
    assetsInlineLimit: 512,
    modulePreload: { polyfill: false },
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    sourcemap: isSsrBuild ? true : 'hidden',
    ssr: isSsrBuild === true,
    rolldownOptions: {
      input: isSsrBuild ? 'src/app/entry-server.tsx' : 'src/app/entry-client.tsx',
      output: isSsrBuild
        ? { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' }
        : {
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            assetFileNames: 'assets/[name]-[hash][extname]',
            codeSplitting: {
              // A component that the server names for its styles (`pageComponent`) must stay in a file of its own.
              groups: [
                // The modules that every page starts with are one file, so that none waits for another.
                { name: 'frame', tags: ['$initial'], priority: 2 },
                // The small modules of most templates would otherwise be a file each.
                {
                  name: 'ui',
                  test: filesBelow(
                    'web/src/frame/',
                    'web/src/ui/(?:Notice|Picture|Section|StatusMark)',
                    'web/src/templates/content/blocks',
                    'domain/src/formatting/',
                  ),
                  minShareCount: 3,
                  priority: 1,
                },
                // So would the cards of homes, which many content pages do without.
                {
                  name: 'cards',
                  test: filesBelow('web/src/features/homes/(?:AreaCard|CardGrid|HomeCard|StageCard)'),
                  minShareCount: 3,
                },
              ],
            },
          },
    },
  },
}))
