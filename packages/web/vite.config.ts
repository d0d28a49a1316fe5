import { defaultClientConditions, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    manifest: true,
    target: 'es2022',
    // Kept as written: light-dark() is what lets one page show both themes.
    cssTarget: ['chrome123', 'safari17.5', 'firefox121'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One chunk for what every page needs: a dozen small ones gzip worse.
        codeSplitting: {
          groups: [
            {
              name: 'core',
              test: /node_modules\/(@?preact|preact-iso)|rules\/src\/kernel|print\/src\/suits|src\/(look|store\/(?!import|share)|words\/(en|catalogue|switch)|pieces\/(player|suit))/,
            },
            // What draws a board stays together, though an editor of sheets needs only parts of it.
            { name: 'rank', test: /pieces\/rank/, priority: 1 },
            { name: 'map-tiles', test: /pieces\/city-map\/(city\.|coast|heap|layout|path|truck)/ },
            { name: 'map', test: /pieces\/(piece-words|city-map\/(city-map\.tsx|controls|moving|use-|zoom))/ },
          ],
        },
      },
    },
  },
  optimizeDeps: { rolldownOptions: { transform: { jsx: { runtime: 'automatic', importSource: 'preact' } } } },
  worker: { format: 'es' },
  plugins: [
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
