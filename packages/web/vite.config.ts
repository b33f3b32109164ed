// How the web is built: once for the browser (dist/client) and once for the server (dist/server).
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { slimRouter } from './vite/slim-router.ts'

/** Matches files of the web's source, and of the domain's where the path says so; `[\\/]`, for Windows' sake. */
const filesBelow = (...folders: readonly string[]): RegExp =>
  new RegExp(`packages/(?:${folders.join('|')})`.replaceAll('/', '[\\\\/]'))

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react(), !isSsrBuild && slimRouter()],
  define: {
    __DEV__: JSON.stringify(command === 'serve' || mode === 'development'),
    // A build has none of the tools unless it is told to: `scripts/build.mjs` does so outside production.
    __DEV_TOOLS__: JSON.stringify(command === 'serve' || process.env.HUSRUM_DEV_TOOLS === '1'),
  },
  css: {
    modules: { localsConvention: 'camelCaseOnly' },
  },
  // There is no index.html that would lead Vite to these: so libraries are bundled while the server starts.
  optimizeDeps: { entries: ['src/app/entry-client.tsx'] },
  server: { warmup: { clientFiles: ['src/app/entry-client.tsx'] } },
  ssr: {
    // The packages of this repository are TypeScript source and go through the build; in development all else stays in node_modules.
    // Built, libraries are in it as well: a server that starts reads a few files in place of four hundred.
    noExternal: command === 'build' || [/^@husrum\//],
  },
  build: {
    target: isSsrBuild ? 'node22' : 'baseline-widely-available',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Fonts and pictures are files with their own cache life; only the tiniest go into the script.
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
                // What every page begins with is one file, so that nothing of it waits for another.
                { name: 'frame', tags: ['$initial'], priority: 2 },
                // The small pieces that most templates are made of would else each be a file to ask for.
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
                // So would the cards of homes, which pages that only tell something do without.
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
