import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { VitePWA } from 'vite-plugin-pwa';
import { type ViteUserConfig, defineConfig } from 'vitest/config';
import { serverInputs } from './scripts/lib/build.mjs';
import { chunkNames } from './scripts/lib/chunks.ts';
import { findChromium, launchArgs } from './scripts/lib/chromium.mjs';
import { firstPaint } from './scripts/lib/firstPaint.ts';
import { chunkOrigins, mockWorker, pageFiles, preloads } from './scripts/lib/vite-plugins.ts';

const base = process.env.VITE_BASE_PATH?.replace(/\/*$/, '/') || '/';
const testing = Boolean(process.env.VITEST);

/** Minutes each, and what starts the product anew or releases it: `npm run test:long`. */
const longJourneys = ['faults', 'twin', 'operations', 'mockSite', 'palettes', 'newestNode', 'start', 'update'].map(
  (name) => `test/e2e/${name}.e2e.ts`,
);

/** Servers that are killed, stopped or cut off from their database, twenty times: `npm run test:long`. */
const longProcesses = ['durability.*', 'sigterm', 'away', 'pooler'].map((name) => `test/server/${name}.test.ts`);

/** Each page gone through in the running product: in the lane of the tests that ends first (`scripts/test.mjs`). */
const pageTests = ['accessibility', 'counts'].map((name) => `test/e2e/${name}.e2e.ts`);

/** About what happens before a module has come, so they cannot share those of other files. */
const freshModules = ['test/ui/motion.browser.test.tsx', 'test/map/engine.browser.test.tsx'];

/**
 * How long is waited for what is to come, and how often is looked, in milliseconds. No limit is a measurement: a busy machine is slow.
 * With the usual 50 ms between two looks the tests of screens take a seventh longer.
 */
const patience = { poll: { timeout: 20_000, interval: 15 } };

/** Tests in a browser of their own against the running product. */
const onProduct = (name: string, test: NonNullable<ViteUserConfig['test']>) => ({
  extends: true as const,
  test: {
    ...{ name, environment: 'node', ...test },
    globalSetup: ['test/setup/product.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 15 } },
  },
});

const routes = {
  target: 'react',
  routesDirectory: 'src/routes',
  generatedRouteTree: 'src/app/routeTree.gen.ts',
  autoCodeSplitting: true,
  // A loader asks for what its screen shows: both are one chunk, which loads while the session is restored.
  codeSplittingOptions: { defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']] },
  quoteStyle: 'single',
  semicolons: true,
  disableLogging: true,
} as const;

/** What every use of Vite shares: the app, the server's bundle, the tests. A function, because plugins keep state. */
const common = (mode: string, { withRoutes = false, withFirstPaint = false, withWorker = false }): ViteUserConfig => ({
  base,
  // Tests import the committed route tree, whole: splitting it would only slow them down.
  plugins: [
    withRoutes && tanstackRouter(routes),
    react(),
    mockWorker({ inBuild: mode === 'mock' }),
    chunkOrigins(),
    preloads(),
    withFirstPaint && pageFiles({ hasServer: mode !== 'mock' }),
    withFirstPaint && firstPaint({ ...common(mode, { withRoutes: true }), mode }),
    withWorker && serviceWorker(),
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  define: { 'import.meta.env.VITE_MOCK': JSON.stringify(mode === 'mock' ? '1' : '') },
});

/** Workbox writes it after the build, with the list of the files. Too heavy and of no use offline: the second map engine, the demo city and the lists of passwords. */
const serviceWorker = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/app/offline',
    filename: 'sw.ts',
    outDir: 'dist/client',
    injectRegister: null,
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['**/*.{js,mjs,css,html,svg,png,woff,woff2,json,webmanifest}'],
      // The server has the page at each URL except that of its file.
      modifyURLPrefix: { 'index.html': './' },
      globIgnores: ['**/*mapbox*', '**/estimator.worker-*', 'demo/**', 'config.js', '.vite/**'],
      dontCacheBustURLsMatching: /^assets\//,
      maximumFileSizeToCacheInBytes: 8_000_000,
    },
  });

const serverBuild: ViteUserConfig['build'] = {
  outDir: 'dist/server',
  target: 'node20',
  copyPublicDir: false,
  rolldownOptions: {
    input: serverInputs,
    output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
  },
};

async function clientBuild(mode: string): Promise<ViteUserConfig['build']> {
  const name = await chunkNames({ ...common(mode, { withRoutes: true }), mode });
  const groups = [{ name, debugName: 'shared' }];
  return {
    outDir: mode === 'mock' ? 'dist/mock' : 'dist/client',
    manifest: true,
    chunkSizeWarningLimit: 2000,
    // The groups are closed: what a module of one needs lies in it or in an earlier one, so nothing has to be pulled in.
    rolldownOptions: { output: { codeSplitting: { groups, includeDependenciesRecursively: false } } },
  };
}

export default defineConfig(async ({ command, mode, isSsrBuild }): Promise<ViteUserConfig> => ({
  ...common(mode, {
    withRoutes: !testing && !isSsrBuild,
    withFirstPaint: command === 'build' && !isSsrBuild,
    withWorker: command === 'build' && !isSsrBuild && mode !== 'mock',
  }),
  server: { proxy: { [`${base}api`]: 'http://localhost:8081' } },
  build: isSsrBuild ? serverBuild : command === 'build' ? await clientBuild(mode) : {},
  // Chunks find each other relative to themselves, so that only the page holds the base path and the server can change it.
  experimental: {
    renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' || isSsrBuild ? undefined : { relative: true }),
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/server/**', 'test/e2e/**', '**/long/**', '**/*.browser.test.tsx'],
          // Files share the modules of their worker: reading them anew is a fifth of the run.
          isolate: false,
          testTimeout: 90_000,
          expect: patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['test/server/**/*.test.ts'],
          exclude: ['**/long/**', ...longProcesses],
          globalSetup: ['test/server/global-setup.ts'],
          expect: patience,
          pool: 'forks',
          // Files share the modules of their worker: each has a database of its own, and reading the server anew takes seconds.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A busy machine now and then takes more than the second that a server waits for a connection: what fails twice fails.
          retry: 1,
        },
      },
      {
        extends: true,
        // Each file is a page of its own: without this it asks for a thousand modules again, a third of its start. In watch mode they change.
        // Found late they would have every test that runs then read its modules again.
        optimizeDeps: { include: ['vitest-browser-react/pure', 'idb'] },
        server: process.argv.includes('run') ? { headers: { 'Cache-Control': 'max-age=3600' } } : {},
        test: {
          name: 'browser',
          // The same, and it counts renderings (`test/app/renders`).
          alias: { 'react-dom/client': 'react-dom/profiling' },
          include: ['test/**/*.browser.test.tsx'],
          setupFiles: ['test/setup/lean.ts', 'test/setup/browser.ts'],
          // A busy machine now and then loses a press or a drag: what fails twice fails.
          testTimeout: 120_000,
          retry: 1,
          expect: patience,
          // Pages of one browser share storage and focus; side by side they would change each other's settings.
          fileParallelism: false,
          // They share modules too, for the thousand of them take longer to read than most files to run.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: launchArgs },
              // A click that fails does so within a third of a minute, so that the second try costs no more.
              actionTimeout: 20_000,
            }),
            instances: [
              { browser: 'chromium', exclude: freshModules },
              { browser: 'chromium', name: 'fresh', include: freshModules, isolate: true },
            ],
            viewport: { width: 1280, height: 800 },
            screenshotFailures: false,
          },
        },
      },
      onProduct('e2e', { include: ['test/e2e/**/*.e2e.ts'], exclude: [...longJourneys, ...pageTests], retry: 1 }),
      onProduct('pages', { include: pageTests, retry: 1 }),
      onProduct('long', { include: [...longJourneys, 'test/e2e/drive.e2e.ts'], env: { ACTIONS: '300' } }),
      {
        extends: true,
        test: {
          name: 'longServer',
          environment: 'node',
          include: [...longProcesses, 'test/server/races.test.ts', 'test/**/long/*.test.ts'],
          globalSetup: ['test/server/global-setup.ts'],
          expect: patience,
          pool: 'forks',
          fileParallelism: false,
          isolate: false,
          env: { ROUNDS: '20' },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
}));
