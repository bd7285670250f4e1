import type { Map as MapLibreMap } from 'maplibre-gl';

/** How often to ask whether a picture is ready (ms). */
const ASK_MS = 8;

/**
 * Shows a copy of each picture of a map once it is drawn, in place of the canvas it is drawn on. Where the processor draws, browsers
 * fetch such a canvas with the next frame and hold the page until it is ready, a tenth of a second on slow machines; a copy of
 * what is ready takes next to nothing. The map has to keep its pictures (`preserveDrawingBuffer`). Returns the canvas with the copies, which
 * stands for the map's own in all else.
 */
export function showWhenDrawn(map: MapLibreMap): HTMLCanvasElement {
  const drawn = map.getCanvas();
  const gl = drawn.getContext('webgl2') as WebGL2RenderingContext;
  const shown = document.createElement('canvas');
  for (const name of ['class', 'tabindex', 'role', 'aria-label'])
    shown.setAttribute(name, drawn.getAttribute(name) ?? '');
  shown.style.cssText = 'width:100%;height:100%';
  // Only what is not to be seen at all is not fetched. It still has its place, which the engine reckons with.
  drawn.style.visibility = 'hidden';
  drawn.before(shown);
  const context = shown.getContext('2d', { willReadFrequently: true });
  let pending: WebGLSync | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const copy = () => {
    if (shown.width !== drawn.width || shown.height !== drawn.height) {
      shown.width = drawn.width;
      shown.height = drawn.height;
    }
    context?.drawImage(drawn, 0, 0);
    // Browsers put off what is drawn until the next frame, when the map may be at its next picture: asked for, it is done now.
    context?.getImageData(0, 0, 1, 1);
  };
  const ask = () => {
    timer = undefined;
    if (!pending) return;
    // A context that was lost answers nothing; when it comes back the map has to be drawn again.
    if (!gl.isContextLost() && gl.getSyncParameter(pending, gl.SYNC_STATUS) !== gl.SIGNALED) {
      timer = setTimeout(ask, ASK_MS);
      return;
    }
    gl.deleteSync(pending);
    pending = null;
    copy();
    if (wanted) repaint();
    wanted = false;
  };
  // One picture at a time: the next would only queue behind it, and what is shown fall behind the more.
  const repaint = map.triggerRepaint.bind(map);
  let wanted = false;
  map.triggerRepaint = () => {
    if (pending) wanted = true;
    else repaint();
  };
  map.on('render', () => {
    if (pending) gl.deleteSync(pending);
    pending = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
    timer ??= setTimeout(ask, ASK_MS);
  });
  map.on('remove', () => clearTimeout(timer));
  return shown;
}
