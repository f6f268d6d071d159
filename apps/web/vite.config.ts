import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { buildServiceWorker } from './build-service-worker.ts';
import { precompress } from './precompress.ts';
import { splitEnglish } from './split-english.ts';

/**
 * Under `style-src 'self'` a script may not add a style element. The toast library does so when it is imported; instead
 * its stylesheet is imported as a file. A release with a different injection fails the build.
 */
function dropInjectedToastStyles(): Plugin {
  const call = /^__insertCSS\(".*"\);?$/m;
  return {
    name: 'drop-injected-toast-styles',
    apply: 'build',
    transform(code, id) {
      if (!/[\\/]sonner[\\/]dist[\\/]index\.mjs/.test(id)) return null;
      if (!call.test(code)) throw new Error('sonner no longer injects its styles as expected');
      return { code: code.replace(call, ''), map: null };
    },
  };
}

/**
 * Files that every page needs: the libraries, which seldom change, and the frame around the pages. Many small files
 * would cost more bytes and time.
 */
const sharedFiles = [
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler|use-sync-external-store|zod|zustand|idb-keyval|@tanstack[\\/](?!react-table|table-core|react-virtual|virtual-core|query-core[\\/]build[\\/]modern[\\/]queriesObserver|react-query[\\/]build[\\/]modern[\\/]useQueries)[\w-]+|@radix-ui[\\/]react-(slot|compose-refs))[\\/]/,
  },
  {
    name: 'frame',
    test: /(apps[\\/]web[\\/]src[\\/](app[\\/](layout[\\/](?!away-banner|connection-lamp|use-age)|router|app|start-app)|shared[\\/](account[\\/](?!finish-|account-failed)|api[\\/](?!failure-text|own-service-keys|use-attempt)|config|failures|game|i18n[\\/](?!trans\.)|network[\\/](?!connection-lamp|hold-reload|register-worker|use-age|use-back-online)|price-files[\\/](?!history-times|item-lines|item-text|known-groups)|prices[\\/](?!asked-league|prices-age|prices-failed|several-rates|use-price-index)|session|storage[\\/](?!save-file|share-between-windows)|time|toast[\\/]toast\.ts|ui[\\/](button|category-icon|classes|currency-glyph|glyph|icon-button|item-icon|price|price-view|select|segmented|spinner|states|time-ago|tooltip|tooltip-store|use-category-name)\.))|packages[\\/](contract[\\/]src[\\/](client|endpoint|errors|price-files[\\/](index|price-index|status)|rest[\\/](auth|common|done-trades|health|ids|index|listings|users))\.|domain[\\/]src[\\/](currency[\\/](?!read-)|category[\\/](?!english-name))))/,
  },
  {
    // Code that most pages besides Home use: one request instead of many for small files.
    name: 'parts',
    test: /apps[\\/]web[\\/]src[\\/]shared[\\/](account[\\/]account-failed|network[\\/]use-back-online|api[\\/](failure-text|use-attempt)|prices[\\/](asked-league|use-price-index|prices-age|prices-failed|several-rates)|trades[\\/](sent-trades-query|own-trade-changes)|ui[\\/](badge|copy-button|number-field|price-field|use-held-order|use-media-query))\.|packages[\\/](contract[\\/]src[\\/](bounded-array|rest[\\/](later|trades|trade-body|notifications|stock|game-data|account-data|own-listings))\.|domain[\\/]src[\\/](listing[\\/](total|limits)|whisper[\\/]clean-text|currency[\\/]read-)\.?)/,
  },
];

export default defineConfig(({ mode }) => {
  const target = `http://127.0.0.1:${loadEnv(mode, import.meta.dirname, '')['API_PORT'] ?? '4000'}`;
  return {
    plugins: [splitEnglish(), react(), tailwindcss(), dropInjectedToastStyles(), buildServiceWorker(), precompress()],
    // Small files stay files: a data: address would need a wider policy.
    build: {
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      manifest: true,
      rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } },
    },
    worker: { format: 'es' },
    server: {
      proxy: {
        '/api': target,
        '/insights': target,
        '/config.json': target,
        '/socket.io': { target, ws: true },
      },
    },
  };
});
