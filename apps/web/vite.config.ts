import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { buildServiceWorker } from './build-service-worker.ts';
import { precompress } from './precompress.ts';
import { sharedChunks } from './shared-chunks.ts';
import { splitEnglish } from './split-english.ts';

/**
 * Under `style-src 'self'` a script may not add a style element, which the toast library does on import. Its stylesheet
 * is imported as a file instead. A release that injects the styles differently fails the build.
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

export default defineConfig(({ mode }) => {
  const target = `http://127.0.0.1:${loadEnv(mode, import.meta.dirname, '')['API_PORT'] ?? '4000'}`;
  return {
    plugins: [splitEnglish(), react(), tailwindcss(), dropInjectedToastStyles(), buildServiceWorker(), precompress()],
    // Do not inline small files: a data: URL would need a wider policy.
    build: {
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      manifest: true,
      rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } },
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
