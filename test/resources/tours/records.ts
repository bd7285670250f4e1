import type { RouteEvent, TourStop } from '@/api/generated/dashboard.schemas';

export const at = (time: string) => `2026-11-20T${time}:00.000Z`;
export const ms = (time: string) => Date.parse(at(time));

export const stop = (position: number, location_id: string | null, state: TourStop['state'] = 'emptied'): TourStop => ({
  position,
  location_id,
  location_name: location_id && `Site ${location_id}`,
  latitude: 51.9,
  longitude: 8 + position / 100,
  planned_at: at('06:00'),
  state,
  recorded: state === 'planned' ? 0 : 1,
  left: 0,
});
export const event = (
  id: number,
  location_id: string | null,
  time: string,
  level: number,
  more: Partial<RouteEvent> = {},
) =>
  ({
    id,
    tour_id: 1,
    location_id,
    location_name: location_id && `Site ${location_id}`,
    container_id: `C-${id}`,
    recorded_at: at(time),
    level,
    is_emptied: true,
    overflowing: level > 100,
    material_type: '12',
    comment: null,
    ...more,
  }) satisfies RouteEvent;
