import { existsSync } from 'node:fs';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Chunks from which a worker imports too: there is no document to preload into. */
const WORKING = /^bot\.worker|assets\/(kernel|bots)-/;
/** From here a game or a table is opened: all it needs is asked for at once. What comes later brings its parts itself, only styles must be named. */
const OPENING = /assets\/core-/;
const OPENED = /assets\/(board-|table-(?!page|lines))/;

/** Wanted next, whatever is chosen on the first page: fetched behind all that the page itself needs. */
const SOON = /src\/routes\/match-page\.tsx$|rolldown\/runtime/;

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
  /games\/[\w-]+\/(rules|board)\/(index|playable)\.ts$|kernel\/src\/judge\.ts$|src\/(main|routes\/match-page|look\/pieces\/city-map\/city-map)\.tsx?$/;

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
  const [, game, file = ''] = /games\/([^/]+)\/(?:board\/([^/]+)\.(?:tsx?|css)|words\/en\/board\.ts)$/.exec(id) ?? [];
  const isLater =
    /^(lesson|guide|samples|examples|card|side|season|bests|circuit-end|legend|sheet-editor|departure|freight-panel|panel-words|shipped|chip-tray|load-panel|overlay|marks)\b|form/.test(
      file,
    );
  return game === undefined || isLater ? null : `board-${game}`;
}

/** The rules of a game are one, whoever asks for a part of them; apart from what a game says that a first move does without. */
function rulesOf(id: string): string | null {
  const [, folder = '', game] =
    /(.*games\/([^/]+)\/)(?:rules\/(?!rearrange|inside)|words\/en\/(?:rules|drawn|phrases|money|refusals))/.exec(id) ??
    [];
  const isLater = /^rules\/(index|draw)|(drawn|refusals)\.ts$/.test(id.slice(folder.length));
  if (game === undefined || (isLater && existsSync(`${folder}rules/playable.ts`))) return null;
  return game;
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
        return isWhole ? deps : deps.filter((dep) => dep.endsWith('.css') && !OPENING.test(dep));
      },
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // The worker is built with the page, so that both load the same rules once.
      input: { index: 'index.html', 'bot.worker': 'src/bots/bot.worker.ts' },
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
              test: /kernel\/src\/(?!piecepack\/(?!codes)|markdown|match|verify|ink)|(?<!src\/)games\/([\w-]+\/game|registry)\.ts|web\/src\/(games\/load-rules|storage\/record-store)\.ts|vite\/preload-helper/,
            },
            {
              name: 'core',
              test: /node_modules\/@?preact|print\/src\/suits|web\/src\/(look\/(?!time-ago|match-list|notice-box|confirm|drawer|when-hands-rest|nearby|small-board|use-(?:nearby|growing)|without-choices|pieces\/(?!player|suit|rank))|frame\/(?!preference-fields|german)|storage\/(?!record-store)|match\/(store\/(matches|create|start)\.|table\.css)|words\/(en\.|catalogue|options)|(main|app)\.tsx|routes\/(home\/(?!kept)|start-match|match-route)|games\/(registry|open-game)\.ts)/,
            },
            {
              name: 'bots',
              test: /games\/load-bots|bots\/src\/(index|game-bots|solver|think|levels|budget|advice|search|players|knowledge\/(index|knowledge|plain|by-evaluation|markets))|web\/src\/bots\/(bot\.worker|advise|learned-sheets|run-thinking|yield-to-page|on-demand\.ts)/,
            },
            { name: 'piecepack', test: /kernel\/src\/piecepack/ },
            { name: rulesOf, debugName: 'rules' },
            { name: 'die', test: /web\/src\/look\/pieces\/die/ },
            { name: 'city-map', test: /web\/src\/look\/pieces\/(city-map|coin|piece-words)/ },
            { name: boardOf, debugName: 'board' },
            {
              name: 'table',
              test: /web\/src\/(routes\/match-page|match\/(?!match-menu|sound\.|playback)[\w-]+\.|match\/parts\/(?!hand-over|hint-box|move|roll-form|text-board|trouble)|bots\/bot-client|games\/(board|moment)\.)/,
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
        importScripts: ['push.js'],
        // Puzzles come when they are asked for, and stay.
        runtimeCaching: [{ urlPattern: /\/assets\/.*\.jsonl$/, handler: 'CacheFirst' }],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//],
      },
      manifest: {
        name: 'Waybill',
        short_name: 'Waybill',
        description: 'A table for transport games.',
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
