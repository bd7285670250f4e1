/** What renders WebGL 2, which both engines need. `software` is slow: the map should move as little as possible. */
export type Renderer = 'gpu' | 'software' | 'none';

/** Drivers that render on the processor; a browser may report them as good enough. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software/i;

/** The renderer of this browser. */
export function findRenderer(): Renderer {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) return 'none';
  const names = context.getExtension('WEBGL_debug_renderer_info');
  const driver = String(context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER));
  // Browsers limit the number of contexts: release this one.
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return SOFTWARE.test(driver) ? 'software' : 'gpu';
}

/** Resolves when the page has loaded and the browser is idle, so that the engine does not delay the first rows. */
export function whenIdle(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const idle = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 500 });
      else setTimeout(resolve, 50);
    };
    if (document.readyState === 'complete') idle();
    else window.addEventListener('load', idle, { once: true, signal });
  });
}
