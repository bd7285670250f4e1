import { offlineBasemap } from '@/map/offlineBasemap';
import type { StyleSpecification } from 'maplibre-gl';
import { bare } from './bare';
import { kit, tour } from './kit';

declare global {
  interface Window {
    bench: {
      kit(count: number, frames: number): ReturnType<typeof kit>;
      /** Over the same basemap as the kit, or over nothing at all. */
      bare(count: number, frames: number, basemap: boolean): ReturnType<typeof bare>;
      tour(count: number): ReturnType<typeof tour>;
    };
    /** Put there by the benchmark: slows the processor down. */
    slow(): Promise<void>;
  }
}

const nothing: StyleSpecification = { version: 8, sources: {}, layers: [] };

function container() {
  document.getElementById('root')?.remove();
  const element = document.body.appendChild(document.createElement('div'));
  element.id = 'root';
  element.style.cssText = 'width: 1000px; height: 640px';
  return element;
}

window.bench = {
  kit: (count, frames) => kit(count, frames, container()),
  async bare(count, frames, basemap) {
    const style = basemap ? offlineBasemap('/demo/city.json', false, '') : nothing;
    return bare(count, frames, style, container());
  },
  tour: (count) => tour(count, container(), () => window.slow()),
};
