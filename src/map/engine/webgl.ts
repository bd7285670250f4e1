/** What renders WebGL 2, which both engines need: a graphics card, the processor, which takes its time, or nothing. */
export type Renderer = 'gpu' | 'software' | 'none';

let found: Renderer = 'none';

/** Asked once: a page keeps its renderer. Where there was none it is asked again, for contexts may have been used up. */
export function findRenderer(): Renderer {
  if (found === 'none') found = ask();
  return found;
}

/** Drivers that render with the processor; a browser may find them good enough. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|basic render|software/i;

function ask(): Renderer {
  const opened = (failIfMajorPerformanceCaveat: boolean) => {
    const context = document.createElement('canvas').getContext('webgl2', { failIfMajorPerformanceCaveat });
    if (!context) return undefined;
    const names = context.getExtension('WEBGL_debug_renderer_info');
    const driver = String(context.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : context.RENDERER));
    // Browsers allow few contexts at a time: this one is given back at once.
    context.getExtension('WEBGL_lose_context')?.loseContext();
    return driver;
  };
  try {
    const driver = opened(true);
    if (driver !== undefined) return SOFTWARE.test(driver) ? 'software' : 'gpu';
    return opened(false) === undefined ? 'none' : 'software';
  } catch {
    return 'none';
  }
}

/** Resolves when the page has loaded and the browser has a free moment, so that no map delays the first paint. */
export function afterFirstPaint(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const idle = () => {
      if (signal.aborted) return;
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 500 });
      else setTimeout(resolve, 50);
    };
    if (document.readyState === 'complete') idle();
    else window.addEventListener('load', idle, { once: true, signal });
  });
}
