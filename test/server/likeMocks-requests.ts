export type Request = [method: string, path: string, body?: unknown, headers?: Record<string, string>];

/** Days in which the small world has tours. */
export const period = 'start=2026-10-20&end=2026-11-18';
const names = [
  'avg-fill-level',
  'overspilled-waste',
  'time-consumption',
  'num-routes',
  'total-tons-picked-up',
  'km',
  'fuel',
];
const entry = { work_date: '2026-11-24', start_time: '06:00', end_time: '14:00' };
const place = {
  ...{ location_id: '99/01', location_name: 'Am Übergang', city: 'Glasfurt', street: 'Straße 1', latitude: 51.9 },
  ...{ longitude: 8, disposition_area_id: 2, location_type: 'public', is_active: true },
};
const bin = { container_id: 'X-1', location_id: '99/01', material_type: '12+13', construction_type: 'igloo' };
export const truck = { license_plate: 'MS-ÄB 1/2', name: 'Ersatz', capacity: 12.5, number_of_compartments: 2 };
const plate = encodeURIComponent(truck.license_plate);
export const get = (...paths: string[]): Request[] => paths.map((path) => ['GET', path]);

/** Sent one after the other; later ones see what earlier ones wrote. */
export const requests: Request[] = [
  ...get('/auth/me', '/materials/', '/construction/', '/nowhere/', '/bins', '/bins/999999', '/bins/x', '/tours/1'),
  ...get('/bins/?facets=material_type,construction_type,active&page_size=1000', '/bins/?q=01%20w&sort=-last_level'),
  ...get('/bins/?disposition_area_ids=1,3&material_type=11,12%2B13&level_min=20&level_max=80&sort=last_emptied_at'),
  ...get('/bins/?has_constraints=true', '/bins/?has_location=false', '/bins/?page=0&unknown=1', '/bins/?page=99'),
  ...get('/locations/?facets=location_type,is_active,disposition_area_id,city&sort=-containers', '/locations/?q=str'),
  ...get('/locations/?street=a&city=glasfurt', '/locations/levels', '/locations/levels?level_min=80', '/locations/3'),
  ...get('/locations/?material_type=12%2B13&sort=disposition_area', '/trucks/?facets=available,number_of_compartments'),
  ...get('/trucks/?capacity_min=11&sort=-default_disposition_area', '/drivers/?facets=available&sort=-phone'),
  ...get('/drivers/?has_phone=true&q=f-0', '/phones/?assigned=true&sort=-number', '/complaints/?page_size=100'),
  ...get('/complaints/?facets=status,channel,material_type,reported_fill_level&sort=-closed_at&status=closed'),
  ...get('/complaints/?created_start=2026-11-01&created_end=2026-11-10', '/complaints/?sort=emptied_fill_level'),
  ...get(
    '/tours/?page_size=100&facets=status,material_type,disposition_area_id,license_plate',
    '/tours/?sort=duration',
  ),
  ...get('/tours/?level_min=90&is_emptied=true&recorded_start=2026-11-01', '/tours/?location_id=01/01&sort=status'),
  ...get('/tours/?end=2026-01-01&start=2026-02-01', '/tours/statistics', '/tours/statistics?material_type=11&q=mo'),
  ...get('/notifications/', '/notifications/?overflowing=true&start=2026-10-01', '/notifications/?tour_id=3&limit=5'),
  ...get(
    '/notifications/?location_id=01/01&end=2026-11-18',
    `/trucks/availabilities/list?start_date=2026-11-01&end_date=2026-11-30`,
  ),
  ...get('/drivers/availabilities/list?start_date=2026-11-01&end_date=2026-11-30&disposition_area_ids=1'),
  ...get(
    '/drivers/1/availability?start_date=2026-11-30&end_date=2026-11-01',
    '/drivers/1/availability?start_date=2026-01-01&end_date=2026-12-01',
  ),
  ...names.flatMap((name) =>
    get(
      `/general/${name}?${period}&interval=week&split=material_type`,
      `/general/${name}?${period}&location_id=01/01&interval=month`,
      `/general/${name}?${period}&route_id=5&disposition_area_ids=1,2`,
    ),
  ),
  ...get(
    `/general/km?start=2026-11-02&end=2026-11-01`,
    `/general/km?${period}&location_id=nowhere`,
    '/general/tons?start=a',
  ),
  ...get(
    '/locations/distance-matrix-multiple?pairs=01/01:02/01,02/01:07/01',
    '/locations/distance-matrix-multiple?pairs=01/01:xx',
  ),
  ['POST', '/locations/find-nearby', { latitude: 51.95, longitude: 8.03, radius_m: 3000, limit: 4 }],
  ['POST', '/locations/find-nearby', { street: 'a' }],
  ['POST', '/locations/find-nearby', {}],
  ['POST', '/locations/find-nearby', { latitude: 51 }],
  ['POST', '/locations/', place],
  ['POST', '/locations/', place],
  ['POST', '/locations/', { ...place, location_id: 'a:b', latitude: 'x' }],
  ['POST', '/locations/', { ...place, location_id: '99/02', disposition_area_id: 7 }],
  [
    'PUT',
    '/locations/27',
    { ...place, location_id: '99/03', street: 'Änderweg 3' },
    { 'if-match': '"2020-01-01T00:00:00.000Z"' },
  ],
  ['POST', '/bins/', bin],
  ['POST', '/bins/', bin],
  ['POST', '/bins/', { ...bin, container_id: 'X-2', location_id: 'nowhere', construction_type: 'tent' }],
  ['POST', '/bins/', { ...bin, extra: true }],
  ['POST', '/bins/', '{'],
  [
    'PATCH',
    '/bins/92',
    { constraints: [{ reason: 'Markt', start_time: '10:00', end_time: '09:00', week_day: 'monday' }] },
  ],
  ['PATCH', '/bins/92', { material_type: '11', location_id: null }],
  ['PATCH', '/bins/92', {}],
  ['DELETE', '/locations/1'],
  ['POST', '/trucks/', truck],
  ['POST', `/trucks/${plate}/availability`, { ...entry, material_type_id: '11+12', disposition_area_id: 1 }],
  ['PATCH', `/trucks/${plate}`, { number_of_compartments: 1 }],
  ['POST', `/trucks/${plate}/availability`, { ...entry, start_time: '07:00', end_time: '15:00' }],
  [
    'POST',
    `/trucks/${plate}/availability`,
    { ...entry, start_time: '07:00', end_time: '15:00', original_start_time: '06:00' },
  ],
  ['POST', `/trucks/${plate}/availability`, { ...entry, start_time: '15:00', end_time: '15:00' }],
  [
    'POST',
    `/trucks/${plate}/default-availabilities`,
    { availabilities: [{ day_of_week: 'friday', start_time: '06:00', end_time: '05:00' }] },
  ],
  [
    'POST',
    `/trucks/${plate}/default-availabilities`,
    { availabilities: [{ day_of_week: 'friday', start_time: '06:00', end_time: '12:00', disposition_area_id: 99 }] },
  ],
  [
    'POST',
    `/trucks/${plate}/default-availabilities`,
    {
      availabilities: [
        { day_of_week: 'friday', start_time: '06:00', end_time: '12:00' },
        { day_of_week: 'monday', start_time: '06:00', end_time: '12:00' },
      ],
    },
  ],
  ...get(`/trucks/${plate}/availability?start_date=2026-11-23&end_date=2026-11-29`, `/trucks/${plate}`),
  ['DELETE', `/trucks/${plate}/availability`, { work_date: '2026-11-24', start_time: '06:00' }],
  ['DELETE', `/trucks/${plate}/availability`, { work_date: '2026-11-24', start_time: '07:00' }],
  ['PATCH', `/trucks/${plate}`, { number_of_compartments: 1, name: 'Neu' }],
  ['PATCH', '/trucks/nowhere', { name: 'Neu' }],
  ['DELETE', `/trucks/${plate}`],
  ['DELETE', '/trucks/GL-%C3%84B%2012'],
  ['POST', '/drivers/', { driver_id: 'F-99', name: 'Zoë Öz', phone: '+49 171 5550101' }],
  ['POST', '/drivers/', { driver_id: 'F-99', name: 'Zoë Öz', customer_id: 2 }],
  ['POST', '/drivers/', { driver_id: 'F-99', name: 'Zoë Öz', phone: '+49 30 1234' }],
  ['POST', '/drivers/', { driver_id: 'F-99', name: 'Zoë Öz' }],
  ['POST', '/drivers/7/availability', { ...entry, available: false }],
  [
    'POST',
    '/drivers/7/default-availability',
    {
      availabilities: [
        { day_of_week: 'sunday', start_time: '06:00', end_time: '12:00' },
        { day_of_week: 'sunday', start_time: '06:00', end_time: '12:00' },
      ],
    },
  ],
  [
    'POST',
    '/drivers/7/default-availability',
    { availabilities: [{ day_of_week: 'sunday', start_time: '06:00', end_time: '12:00' }] },
  ],
  ...get('/drivers/7/availability?start_date=2026-11-23&end_date=2026-11-29', '/phones/?page_size=20'),
  ['DELETE', '/drivers/7/availability', { work_date: '2026-11-25', start_time: '06:00' }],
  ['PATCH', '/drivers/7', { phone: null, available: false }],
  ['DELETE', '/drivers/7'],
  ['POST', '/complaints/', [{ material_type: '11', reported_fill_level: 'full' }]],
  [
    'POST',
    '/complaints/',
    [
      { location_id: '99/01', material_type: '11', reported_fill_level: 'full' },
      { location_id: 'x', material_type: '11', reported_fill_level: 'full' },
    ],
  ],
  ['POST', '/complaints/', [{ location_id: '99/01', material_type: '11', reported_fill_level: 'full' }]],
  ['PATCH', '/complaints/34', { status: 'closed', emptied_fill_level: 'overfull' }],
  ['PATCH', '/complaints/34', { status: 'closed' }],
  ['PATCH', '/complaints/34', { status: 'open', location_id: 'nowhere' }],
  ['PATCH', '/complaints/34', { status: 'open' }],
  ['DELETE', '/complaints/34', undefined, { 'if-match': '*' }],
  ['DELETE', '/complaints/34'],
  ['DELETE', '/bins/92'],
  ['DELETE', '/locations/27'],
  ['PATCH', '/auth/me', { name: 'Anke B.', selected_disposition_area_ids: [1, 9] }],
  ['PATCH', '/auth/me', { name: 'Anke B.', locale: 'en', selected_disposition_area_ids: [1, 2] }],
  ['PATCH', '/auth/me', { current_password: 'wrong', new_password: 'Flaschenpost-7' }],
  ['PATCH', '/locations/levels', {}],
  ...get(
    '/bins/?sort=-updated_at',
    '/locations/?sort=-updated_at',
    '/drivers/?sort=-updated_at',
    '/complaints/?page_size=3',
  ),
];
