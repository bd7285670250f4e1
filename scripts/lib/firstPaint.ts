import { type InlineConfig, type Plugin, createServer } from 'vite';

/** Renders the pages of `src/app/firstPaint`; Emotion puts the styles of each component beside it. */
async function render(config: InlineConfig) {
  const server = await createServer({
    ...config,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const { rendered } = (await server.ssrLoadModule('/src/app/firstPaint/render.tsx')) as { rendered: string };
    const css = new Set([...rendered.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text));
    const markup = rendered.replaceAll(/<(style|script)\b.*?<\/\1>/gs, '');
    // The content security policy allows neither.
    const inline = /<[^>]+ (style|on\w+)="/.exec(markup);
    if (inline) throw new Error(`The first paint has an inline ${inline[1]}: ${inline[0]}`);
    return { markup, css: [...css].join('\n') };
  } finally {
    await server.close();
  }
}

/** Puts the first paint into the page and its styles into the page's stylesheet. `config` is what app and first paint share. */
export function firstPaint(config: InlineConfig): Plugin {
  let rendered: ReturnType<typeof render> | undefined;
  const once = () => (rendered ??= render(config));
  return {
    name: 'first-paint',
    apply: 'build',
    transform: {
      filter: { id: /\/firstPaint\.css$/ },
      handler: async (code) => `${code}\n${(await once()).css}`,
    },
    transformIndexHtml: async (page) =>
      page.replace('<div id="root"></div>', `$&\n    <div id="first-paint">\n${(await once()).markup}\n    </div>`),
  };
}
