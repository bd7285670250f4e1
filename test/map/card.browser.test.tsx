import { expect, test, vi } from 'vitest';
import { SiteClusters } from '@/map/SiteClusters';
import { frame, renderMap, sites, untilDrawn } from './kit';

/** The name of the driver, as WEBGL_debug_renderer_info asks for it. */
const UNMASKED_RENDERER = 0x9246;

test('where a graphics card draws, the map shows its own canvas', async () => {
  const { getParameter } = WebGL2RenderingContext.prototype;
  vi.spyOn(WebGL2RenderingContext.prototype, 'getParameter').mockImplementation(function (
    this: WebGL2RenderingContext,
    name: number,
  ) {
    return name === UNMASKED_RENDERER ? 'ANGLE (Intel, Mesa Intel(R) UHD Graphics)' : getParameter.call(this, name);
  });
  await renderMap(<SiteClusters sites={sites} />);
  await untilDrawn(2, 'kit-sites');
  const canvases = [...frame().querySelectorAll('canvas')];
  expect(canvases).toHaveLength(1);
  expect(canvases[0]?.checkVisibility({ visibilityProperty: true })).toBe(true);
  expect(canvases[0]?.ariaLabel).toContain('The map');
});
