// The build of the web: once for the browser (dist/client) and once for the server (dist/server).
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './vite/chunk-groups.ts'
import { slimRouter } from './vite/slim-router.ts'

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
    // The document lists what a page starts with; lists of what may come later would be 2.5 kB of every page's script.
    modulePreload: false,
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
            codeSplitting: { groups: chunkGroups },
          },
    },
  },
}))
