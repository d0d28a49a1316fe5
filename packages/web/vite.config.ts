import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Chunks from which a worker imports too: there is no document to preload into. */
const WORKING = /^bot\.worker|assets\/(kernel|bots)-/;
/** From here a game or a table is opened: all it needs is asked for at once. What comes later brings its parts itself, only styles must be named. */
const OPENING = /assets\/core-/;
const OPENED = /assets\/(board|table)-/;

/** Wanted next, whatever is chosen on the first page: fetched behind all that the page itself needs. */
const SOON = /src\/pages\/table-page\.tsx$|rolldown\/runtime/;

const soon: Plugin = {
  name: 'soon',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle)
        .filter((chunk) => chunk.type === 'chunk' && chunk.moduleIds.some((id) => SOON.test(id)))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/${fileName}` },
          injectTo: 'head',
        })),
  },
};

/** Run on the way to a first move: compiled beside the page's thread while they come, not function by function when called. */
const AT_ONCE =
  /rules\/src\/([\w-]+\/index|kernel\/judge)\.ts$|src\/(main|pages\/table-page|boards\/[\w-]+\/index|pieces\/city-map\/city-map)\.tsx?$/;

/** A browser that knows the sign for it heeds it in the first line only. */
const compileAtOnce: Plugin = {
  name: 'compile-at-once',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.moduleIds.some((id) => AT_ONCE.test(id))) continue;
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      }
    },
  },
};

/** What a board needs for a first move is one chunk and one sheet; what it says or asks later stays apart. */
function boardOf(id: string): string | null {
  const [, game, file = ''] = /src\/boards\/([^/]+)\/([^/]+)\.(?:tsx?|css)$/.exec(id) ?? [];
  const isLater = /^(de|lesson|samples|card|sheet-editor|departure|freight-panel|chip-tray|load-panel)\b|form/.test(
    file,
  );
  return game === undefined || isLater ? null : `board-${game}`;
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    manifest: true,
    target: 'es2022',
    // A little smaller than what Vite's own minifier makes: the first visit has a budget.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3, keep_fargs: false } },
    // Kept as written: light-dark() is what lets one page show both themes.
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, deps, { hostId, hostType }) => {
        if (WORKING.test(hostId)) return [];
        const isWhole = hostType === 'html' || (OPENING.test(hostId) && OPENED.test(file));
        return isWhole ? deps : deps.filter((dep) => dep.endsWith('.css'));
      },
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // The worker is built with the page, so that both load the same rules once.
      input: { index: 'index.html', 'bot.worker': 'src/worker/bot.worker.ts' },
      output: {
        // Seven hexadecimal digits say less than what is usual: a first visit reads more than a hundred such names.
        hashCharacters: 'hex',
        entryFileNames: ({ name }) => (name === 'bot.worker' ? 'bot.worker.js' : 'assets/[name]-[hash:7].js'),
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        // A few chunks for what every page or every table needs: dozens of small ones gzip worse.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'kernel',
              test: /rules\/src\/kernel\/(?!match|verify|telling)|boards\/rules\.ts|vite\/preload-helper/,
            },
            {
              name: 'core',
              test: /node_modules\/@?preact|print\/src\/suits|src\/(look\/(?!choices|since|growing)|store\/(?!copy|import|lesson|share)|words\/(en\.|catalogue|switch)|pieces\/(player|suit|rank)|(main|app)\.tsx|pages\/(frame|home|lost|play|play-page|at-rest|card-board|challenges|drop-zone|table-route)\.|table\/table\.css|online\/served|boards\/(registry|open|in-time)\.ts)/,
            },
            {
              name: 'bots',
              test: /bots\/src\/(index|think|levels|budget|advice|search|players|knowledge\/(index|knowledge|plain|by-evaluation|markets))|src\/worker\/(bot\.worker|ponder|drive|rest|more\.ts)/,
            },
            { name: 'piecepack', test: /rules\/src\/piecepack/ },
            // The rules of a game are one, whoever asks for a part of them.
            { name: (id) => /rules\/src\/([^/]+)\/(?!.*rulebook)/.exec(id)?.[1] ?? null, debugName: 'rules' },
            { name: 'city-map', test: /src\/pieces\/(city-map|coin|piece-words)/ },
            { name: boardOf, debugName: 'board' },
            {
              name: 'table',
              test: /src\/(pages\/table-page|table\/(?!parts\/(curtain|hint-box|moves|rolling|text-board))|worker\/bots|boards\/contract|pieces\/die)/,
            },
          ],
        },
      },
    },
  },
  worker: { rolldownOptions: { checks: { pluginTimings: false } } },
  optimizeDeps: { rolldownOptions: { transform: { jsx: { runtime: 'automatic', importSource: 'preact' } } } },
  plugins: [
    soon,
    compileAtOnce,
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      includeAssets: ['icon.svg', 'icon-180.png'],
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,webmanifest}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//],
      },
      manifest: {
        name: 'Waybill',
        short_name: 'Waybill',
        description: 'A table for five transport games.',
        theme_color: '#f6f0e2',
        background_color: '#f6f0e2',
        display: 'standalone',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
    }),
  ],
});
