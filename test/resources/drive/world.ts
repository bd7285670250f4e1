import { HttpResponse, http } from 'msw';
import type { DriverContainer, DriverEventInput, DriverStop, DriverTour } from '@/api/generated/dashboard.schemas';
import {
  getGetDriverTourMockHandler,
  getOpenDriverSessionMockHandler,
  getRecordDriverEventsMockHandler,
} from '@/api/generated/drive/drive.msw';
import { withRows } from '@/resources/drive/tour';
import { problem } from '../../setup/problem';

const container = (container_id: string, material_type: '11' | '12'): DriverContainer => ({
  ...{ container_id, material_type, last_level: 62, constraints: [], done: null },
});
export const stop = (n: number, name: string, containers: DriverContainer[]): DriverStop => ({
  ...{ position: n, location_id: `07/0${n}`, location_name: name, street: `Gasse ${n}`, city: 'Glasfurt' },
  ...{ latitude: 51.9 + n / 100, longitude: 8, planned_at: `2026-11-25T0${6 + n}:00:00.000Z`, state: 'planned' },
  ...{ containers, notifications: [] },
});
const constrained: DriverContainer = {
  ...container('07/01-1', '11'),
  constraints: [{ reason: 'Wochenmarkt', start_time: '06:00:00', end_time: '13:00:00', week_day: 'wednesday' }],
};
/** A tour of three stops that has not begun. */
export const begin: DriverTour = {
  ...{ id: 7, route_name: 'Nord 1 Mi', date: '2026-11-25', license_plate: 'GL-AB 12', status: 'planned' },
  ...{ material_type: ['11', '12'], details: 'Schlüssel am Tor', started_at: null, finished_at: null },
  ...{ on_break_since: null, operator: 'Stadtwerke', time_zone: 'Europe/Berlin' },
  ...{ expires_at: '2026-11-26T08:00:00.000Z', hidden_stops: 0, unloadings: [], plants: ['Glasaufbereitung Hafen'] },
  stops: [
    {
      ...stop(1, 'Marktplatz', [constrained, container('07/01-2', '12')]),
      notifications: [
        {
          ...{ material_type: '12', reported_fill_level: 'overfull', note: '<b>Zwei</b> Säcke' },
          created_at: '2026-11-24T08:00:00.000Z',
        },
      ],
    },
    stop(2, 'Bahnhof', [container('07/02-1', '11')]),
    stop(3, 'Hafen', [container('07/03-1', '11')]),
  ],
};

/** A server that keeps rows by their key, which is there or not. */
export function fakeServer() {
  const server = { away: false, rows: new Map<string, DriverEventInput>(), calls: 0, tour: begin, ended: false };
  const unlessAway = http.all('*/api/drive/*', () =>
    server.away ? HttpResponse.error() : server.ended ? problem(401) : undefined,
  );
  const handlers = [
    unlessAway,
    getOpenDriverSessionMockHandler(),
    getGetDriverTourMockHandler(() => ({ tour: withRows(server.tour, [...server.rows.values()]) })),
    getRecordDriverEventsMockHandler(async ({ request }) => {
      server.calls += 1;
      const { rows } = (await request.json()) as { rows: DriverEventInput[] };
      const judged = rows.map((row) => {
        const status = server.rows.has(row.key) && !row.revision ? ('duplicate' as const) : ('created' as const);
        server.rows.set(row.key, row);
        return { key: row.key, status };
      });
      return {
        result: { created: judged.length, corrected: 0, duplicate: 0, rejected: 0, rows: judged },
        tour: withRows(server.tour, [...server.rows.values()]),
      };
    }),
  ];
  return { server, handlers };
}

/** Noise, which JPEG compresses badly. */
export async function picture(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const image = context.createImageData(width, height);
  for (let index = 0; index < image.data.length; index += 1)
    image.data[index] = index % 4 === 3 ? 255 : (index * 7919) % 251;
  context.putImageData(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob as Blob], 'photo.png', { type: 'image/png' });
}
