import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // One stylesheet for the whole site (13 kB compressed): asked for once, and its layers are in one order.
  build: { target: 'es2022', assetsInlineLimit: 0, cssCodeSplit: false },
  // The whole server is one program: pages, API, worker and domain share one copy of every module.
  environments: { ssr: { build: { rollupOptions: { input: './src/server.ts' } } } },
  server: { host: '127.0.0.1' },
});
