const run = 'window.__xss=1';

/** Ways in which a text becomes a script where it is not taken as a text. None is longer than the shortest field allows. */
export const SCRIPTS = [
  `<script>${run}</script>`,
  `"><img src=x onerror="${run}">`,
  `'><svg onload='${run}'>`,
  `<iframe srcdoc="<script>parent.${run}</script>">`,
  `javascript:${run}//`,
  `{{constructor.constructor('${run}')()}}`,
  `</title></textarea><a href=javascript:${run} autofocus onfocus=${run}>x</a>`,
];

/** Every parameter that an address of this app may hold. */
export const PARAMETERS = (
  'q sort page page_size id details areas period start end stat view kind of date days material area available ' +
  'status material_type level_min level_max is_emptied recorded_start recorded_end location_id route_id route_name license_plate ' +
  'driver_id city street location_type is_active channel reported_fill_level construction_type active next email session'
).split(' ');

const evil = 'evil.example';

/** Where a stranger would like to lead who has just signed in. */
export const REDIRECTS = [
  `//${evil}`,
  `///${evil}/tours`,
  `https://${evil}`,
  `https:${evil}`,
  `https:/${evil}`,
  `/\\${evil}`,
  `\\\\${evil}`,
  `/\t/${evil}`,
  `\n//${evil}`,
  `/.//${evil}`,
  `/tours/..//${evil}`,
  `/%2e//${evil}`,
  `%2F%2F${evil}`,
  `//${evil}%2f..`,
  `https://127.0.0.1@${evil}`,
  `javascript:${run}`,
  `java\nscript:${run}`,
  `data:text/html,<script>${run}</script>`,
  ` javascript:${run}`,
];

/** A record of each kind with a script in each text field that has no pattern: path to send it to, and body. */
export const records = (): [path: string, body: unknown][] =>
  SCRIPTS.flatMap((script, n): [string, unknown][] => {
    const key = `ZZ-XSS-${n}`;
    const place = { location_name: script, city: script, street: script, latitude: 10 + n, longitude: 10 };
    const kind = { location_type: 'public', is_active: true, disposition_area_id: null };
    const constraint = { reason: script, week_day: 'monday', start_time: '06:00', end_time: '08:00' };
    return [
      ['/locations/', { location_id: key, ...place, ...kind }],
      ['/drivers/', { driver_id: key, name: script }],
      ['/trucks/', { license_plate: key, name: script, capacity: 12, number_of_compartments: 2 }],
      [
        '/bins/',
        {
          container_id: key,
          location_id: key,
          material_type: '11',
          construction_type: 'igloo',
          constraints: [constraint],
        },
      ],
      ['/complaints/', [{ location_id: key, material_type: '11', reported_fill_level: 'full', channel: 'web' }]],
    ];
  });
