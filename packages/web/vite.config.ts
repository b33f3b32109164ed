// How the web is built: once for the browser (dist/client) and once for the server (dist/server).
import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'

/**
 * The router names its components by assignment, which keeps every one of them, and all that they need, in the bundle.
 * Without the names a page carries only the parts that it uses: about 7 KB gzip less. So does the one static of a class,
 * the boundary of routes that nobody here declares: another 1 KB; and so do ways to go on that belong to such routes.
 */
const slimRouter = (): Plugin => ({
  name: 'slim-router',
  transform: {
    filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(
          'return isDataRoute ? useNavigateStable() : useNavigateUnstable()',
          'return useNavigateUnstable()',
        )
        .replace(/^RenderErrorBoundary\.contextType = \w+;$/m, '')
        .replace(/ = (React\d*)\.(forwardRef|createContext|memo)\(/g, ' = /* @__PURE__ */ $1.$2('),
      map: null,
    }),
  },
})

/**
 * React's files for production as modules, so that a page carries only what somebody calls: as they come they are objects
 * of everything. Line by line, so that source maps hold; with another form than today's the build fails.
 */
const slimReact = (): Plugin => ({
  name: 'slim-react',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/].*\.production\.js$/ },
    handler: (code) => {
      const mentions = [...code.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name)
      const names = [...new Set(mentions)]
      const changing = names.filter((name) => mentions.indexOf(name) !== mentions.lastIndexOf(name))
      const body = code
        .replace(/^var (?:\w+ = require\("[\w-]+"\)[,;]\s*)+$/m, (declaration) =>
          declaration.replace(/^(?:var)? *(\w+) = require\(("[\w-]+")\)[,;]/gm, 'import * as $1 from $2;'),
        )
        .replace(/^exports\.(\w+) =/gm, (whole, name) =>
          changing.includes(name) ? whole : `const $${name} =`,
        )
        .replace(/\bexports\.(\w+)/g, '$$$1')
      if (/\brequire\(|\bexports\b/.test(body)) throw new Error('React comes in another form: see slimReact')
      const variables = changing.map((name) => `let $${name};`).join(' ')
      return {
        code: `${variables}${body}\nexport { ${names.map((name) => `$${name} as ${name}`).join(', ')} }\n`,
        map: null,
      }
    },
  },
})

/** Libraries import React as one object, which keeps all of it: as a namespace its parts can be told apart. */
const importReactInParts = (): Plugin => ({
  name: 'import-react-in-parts',
  apply: 'build',
  transform: {
    filter: { id: /node_modules/, code: /from\s*["']react(?:-dom)?["']/ },
    handler: (code) => ({
      code: code.replace(
        /\bimport\s+([\w$]+)\s*(?:,\s*(\{[^}]*\})\s*)?from\s*(["']react(?:-dom)?["'])/g,
        (_, name, parts, from) =>
          `import * as ${name} from ${from}${parts === undefined ? '' : `; import ${parts} from ${from}`}`,
      ),
      map: null,
    }),
  },
})

/**
 * The files that a browser gets. React's own exports ask at run time which build is wanted, the router's name only its
 * development build, and what the shim fills in React has.
 */
const browserFiles: Readonly<Record<string, URL>> = {
  react: new URL('../../node_modules/react/cjs/react.production.js', import.meta.url),
  'react/jsx-runtime': new URL(
    '../../node_modules/react/cjs/react-jsx-runtime.production.js',
    import.meta.url,
  ),
  'react-dom': new URL('../../node_modules/react-dom/cjs/react-dom.production.js', import.meta.url),
  'react-dom/client': new URL(
    '../../node_modules/react-dom/cjs/react-dom-client.production.js',
    import.meta.url,
  ),
  scheduler: new URL('../../node_modules/scheduler/cjs/scheduler.production.js', import.meta.url),
  'use-sync-external-store/shim/index.js': new URL(
    '../../node_modules/react/cjs/react.production.js',
    import.meta.url,
  ),
  'react-router': new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
  'react-router/dom': new URL(
    '../../node_modules/react-router/dist/production/dom-export.mjs',
    import.meta.url,
  ),
}

/** Which files a chunk is made of: patterns of their paths, without the ending. */
const filesOf = (...paths: readonly string[]): RegExp =>
  new RegExp(paths.map((path) => `${path.replaceAll('/', '[\\\\/]')}\\.tsx?$`).join('|'))

/** What brings a page and settles on it; the cache of answers and the use case with all that they need. */
const onward = filesOf(
  'web/src/page/(?:navigation|answer-cache)',
  'web/src/composition/browser-page-use-cases',
)

/**
 * What every page begins with, and the few lines of it that come later to some and are read again on the way onward: in
 * files of their own they would each be one more to wait for.
 */
const frame = filesOf(
  'web/src/entry-client',
  'web/src/page/(?:busy|prefetch-quietly|template-route)',
  'web/src/features/residence/queries',
  'web/src/ui/(?:Picture|Section)',
  'domain/src/pages/page-change',
  'contract/src/(?:consent|vital)-wire',
  'application/src/failures',
)

/** What all pages with homes share, and pages that only tell something do without. */
const homes = filesOf('web/src/features/residence/(?:HomeCard|HomeList)', 'web/src/page/use-answer')

/** The figures and words of homes, which the way onward reads too. */
const residences = filesOf(
  'domain/src/formatting/[a-z-]+',
  'domain/src/homes/enumerations',
  'domain/src/search/sort-order',
)

const cssModules = new Map<string, string>()

/**
 * A class is called by its name and three characters of where its file stands, the same in both builds: names stand in
 * script, style sheet and document. Two files that came to the same would dress each other, so a build of them fails.
 */
const scopedName = (name: string, file: string): string => {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  const mark = createHash('sha256').update(path).digest('base64url').slice(0, 3)
  const known = cssModules.get(mark) ?? path
  if (known !== path) throw new Error(`${known} and ${path} share the mark ${mark}: rename one of them`)
  cssModules.set(mark, path)
  return `${name}-${mark}`
}

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [react(), slimRouter(), ...(isSsrBuild ? [] : [slimReact(), importReactInParts()])],
  resolve: {
    alias:
      command === 'build' && !isSsrBuild
        ? Object.entries(browserFiles).map(([name, file]) => ({
            find: new RegExp(`^${name}$`),
            replacement: fileURLToPath(file),
          }))
        : [],
  },
  define: {
    __DEV__: JSON.stringify(command === 'serve' || mode === 'development'),
    // A build has none of the tools unless it is told to: `scripts/build.mjs` does so outside production.
    __DEV_TOOLS__: JSON.stringify(command === 'serve' || process.env.HUSRUM_DEV_TOOLS === '1'),
  },
  css: {
    modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedName },
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
      input: isSsrBuild ? 'src/app/entry-server.tsx' : 'src/app/entry-client.tsx',
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
                { name: 'homes', test: homes, priority: 1 },
                {
                  name: 'banner',
                  test: filesOf('web/src/layout/(?:CrisisBanner|dismissed-banner)'),
                  priority: 1,
                },
                // In files of their own, for each would bring along the large one that needs it too.
                { name: 'residences', test: residences, priority: 2 },
                { name: 'defect-wire', test: filesOf('contract/src/defect-wire'), priority: 2 },
                // What one step from page to page takes besides the page itself.
                { name: 'onward', test: onward, priority: 1 },
              ],
            },
          },
    },
  },
}))
