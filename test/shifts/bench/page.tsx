import { createMemoryHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import type { InternalAxiosRequestConfig } from 'axios';
import { client } from '@/api/client';
import { setToken } from '@/api/session';
import { App } from '@/app/App';
import { createAppRouter } from '@/app/router';
import { WEEK } from '@/shifts/schedule/days';
import { meOf } from '../../setup/me';

declare global {
  interface Window {
    /** Lets the shifts arrive and resolves with the milliseconds until they are painted. */
    benchDraw: () => Promise<number>;
    /** Milliseconds of each frame that took long, since it was last emptied. */
    benchFrames: number[];
  }
}

const VEHICLES = 50;
const PAINT_ROWS = VEHICLES + 1;
const plates = Array.from({ length: VEHICLES }, (_, i) => `GL-A ${i + 1}`);
const updated_at = '2026-11-01T08:00:00.000Z';
const shift = { start_time: '06:00', end_time: '14:30', material_type_id: '12+13', disposition_area_id: 1 };
const defaults = WEEK.map((day_of_week) => ({ day_of_week, ...shift }));

let arrive = () => {};
const shifts = new Promise<void>((resolve) => {
  arrive = resolve;
});

async function answer({ url = '' }: InternalAxiosRequestConfig): Promise<unknown> {
  if (url.endsWith('/auth/me')) return { user: meOf('admin') };
  if (url.includes('/trucks/availabilities')) {
    await shifts;
    return {
      availabilities: plates.map((license_plate) => ({
        license_plate,
        availabilities: [],
        default_schedule: defaults,
      })),
    };
  }
  if (url.includes('/drivers/availabilities')) return { availabilities: [] };
  if (url.includes('/trucks/')) {
    const trucks = plates.map((license_plate, i) => ({
      ...{ id: i + 1, license_plate, name: `Truck ${i + 1}`, capacity: 18, number_of_compartments: 3 },
      ...{ default_disposition_area_id: 1, available: true, updated_at },
    }));
    return { trucks, total_routes: VEHICLES };
  }
  if (url.includes('/drivers/')) return { drivers: [], total_routes: 0 };
  return { notifications: { route_events: [], unloadings: [] }, complaints: [], tours: [], total_routes: 0 };
}

client.defaults.adapter = async (config) => ({
  data: await answer(config),
  status: 200,
  statusText: 'OK',
  headers: {},
  config,
});

const painted = () =>
  new Promise<void>((resolve) => {
    const frame = () => document.querySelector('.shifts')?.getBoundingClientRect() ?? new DOMRect();
    const seen = (row: Element) => row.getBoundingClientRect().top < frame().bottom;
    const short = (row: Element) => (row.lastElementChild?.getBoundingClientRect().right ?? 0) < frame().right;
    const look = () => {
      const rows = [...document.querySelectorAll('.shifts [role=row]')];
      const empty = rows.some((row) => seen(row) && short(row));
      if (rows.length < PAINT_ROWS || empty) requestAnimationFrame(look);
      else requestAnimationFrame(() => setTimeout(resolve));
    };
    look();
  });

window.benchDraw = async () => {
  const start = performance.now();
  arrive();
  await painted();
  return performance.now() - start;
};
window.benchFrames = [];
new PerformanceObserver((list) => {
  window.benchFrames.push(...list.getEntries().map((entry) => entry.duration));
}).observe({ type: 'long-animation-frame' });

setToken('bench');
const router = createAppRouter(createMemoryHistory({ initialEntries: ['/resources?days=31&date=2030-01-07'] }));
createRoot(document.getElementById('root') as HTMLElement).render(<App router={router} />);
