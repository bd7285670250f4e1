/**
 * Who may import whom. Each rule says why in its comment, which is what a violation prints.
 * Types count like values: an arrow that exists for types only still ties two rooms together.
 */
const kits = '^src/((csv|table|fields|form|map|charts|search|i18n|theme|ui)/|auth/(?!screens/)|shifts/schedule/)';
const screens = '^src/(dashboard|shifts|account|auth/screens)/';
const forbidden = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    forbidden(
      'no-cycles',
      'Two files that need each other are one file or hide a third. Generated hooks may name each other’s keys.',
      { path: '^(src|scripts|test)/', pathNot: '^src/api/generated/' },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbidden(
      'resolvable',
      'An import that leads nowhere works on one machine only.',
      { path: '^(src|scripts|test)/' },
      { couldNotResolve: true, pathNot: '^[.][.]/dist/|^(virtual:|/)|[?](worker|url|raw|inline)' },
    ),
    forbidden(
      'routes-paint-nothing',
      'A route holds the search schema, the guard, the loader and the name of a screen; painting belongs to screens.',
      { path: '^src/routes/' },
      {
        path: '^src/',
        pathNot: '^src/(routes|app|resources|dashboard|shifts|account|auth|api|search|table|i18n)/',
      },
    ),
    forbidden(
      'nobody-imports-routes',
      'Screens read the URL through getRouteApi, so they stay movable. Only the generated tree names the routes.',
      { path: '^src/', pathNot: '^src/(routes/|app/routeTree[.]gen[.]ts$)' },
      { path: '^src/routes/' },
    ),
    forbidden(
      'door-between-resources',
      'Another resource is entered by its XLink.tsx alone (XField.tsx in forms, which load later); wider doors make every resource depend on every other. The twin, the inbox, the history and the imports are overviews of several.',
      { path: '^src/resources/(?!twin/|inbox/|history/|imports/)([^/]+)/' },
      {
        path: '^src/resources/',
        pathNot: '^src/resources/($1/|[^/]+/(Truck|Driver|Bin|Location|Position|Complaint|Tour)(Link|Field)[.]tsx$)',
      },
    ),
    forbidden(
      'door-to-resources',
      'Screens that are not one resource use resources by XLink.tsx, as resources do among themselves.',
      { path: screens },
      { path: '^src/resources/', pathNot: '/[A-Z][a-z]+Link[.]tsx$' },
    ),
    forbidden(
      'screens-stand-alone',
      'A screen knows kits and the API; app and routes know the screens.',
      { path: `^src/resources/|${screens}` },
      { path: '^src/(routes|app|server|mocks|world)/' },
    ),
    forbidden(
      'screens-do-not-mix',
      'What two screens share is a kit part. The door of shifts is its schedule: who works on a day, as the dashboard shows it.',
      { path: '^src/(dashboard|shifts|account|auth/screens|resources)/' },
      { path: screens, pathNot: '^src/($1|shifts/schedule)/' },
    ),
    forbidden(
      'kits-know-no-product',
      'A kit that knows a resource, a route or the app serves one screen only.',
      { path: kits },
      { path: '^src/(routes|app|resources|dashboard|shifts/(?!schedule/)|account|auth/screens|server|mocks|world)/' },
    ),
    forbidden(
      'one-map-engine-door',
      'The engine is chosen at run time and weighs more than all screens together; only map/ knows it.',
      { path: '^src/', pathNot: '^src/map/' },
      { path: 'node_modules/(maplibre-gl|mapbox-gl)/' },
    ),
    forbidden(
      'one-chart-door',
      'Chart.js is loaded when a chart is shown; an import elsewhere puts it into every page.',
      { path: '^src/', pathNot: '^src/charts/' },
      { path: 'node_modules/(chart[.]js|react-chartjs-2)/' },
    ),
    forbidden(
      'generated-uses-http',
      'Generated code leans on the one axios instance, so that sessions and errors are handled in one place.',
      { path: '^src/api/generated/' },
      { path: '^src/', pathNot: '^src/api/(generated/|http[.]ts$)' },
    ),
    forbidden(
      'api-knows-no-component',
      'The session works without React, and the app wires its end to the router.',
      { path: '^src/api/', pathNot: '^src/api/generated/' },
      { path: '^src/|node_modules/react(-dom)?/', pathNot: '^src/api/' },
    ),
    forbidden(
      'server-takes-types-only',
      'The server shares the contract and its checks, the estimate of passwords, the form of CSV files and what a token can be given with the client and nothing else; the demo world seeds it.',
      { path: '^src/server/' },
      {
        path: '^src/',
        pathNot:
          '^src/(server/|world/|csv/|password/|contract/(ajv|levelMapping|operation|problem|rules)[.]ts$|api/(grantable|generated/(server|dashboard[.]schemas))[.]ts$)',
      },
    ),
    forbidden(
      'world-is-pure',
      'The demo world is made by the server and by the mocks alike, so it knows neither.',
      { path: '^src/world/' },
      { path: '^src/', pathNot: '^src/(world/|api/generated/)' },
    ),
    forbidden(
      'client-without-server',
      'The client must run against any server that keeps the contract.',
      { path: '^src/', pathNot: '^src/server/' },
      { path: '^src/server/' },
    ),
    forbidden(
      'mocks-load-on-demand',
      'Mocks never reach the production bundle: main.tsx loads them by a dynamic import that a build without mocks drops.',
      { path: '^src/', pathNot: '^src/(contract|develop|mocks|server|world)/|[.]msw[.]ts$' },
      { path: '^src/(contract|develop|mocks)/|[.]msw[.]ts$', dynamic: false },
    ),
    forbidden(
      'mocks-from-main-only',
      'One switch turns the mocks on.',
      { path: '^src/', pathNot: '^src/(contract|develop|mocks|server|world)/|^src/main[.]tsx$|[.]msw[.]ts$' },
      { path: '^src/(contract|develop|mocks)/' },
    ),
    forbidden(
      'mock-libraries-in-mocks',
      'msw and faker belong to mocks, the demo world and tests.',
      { path: '^src/', pathNot: '^src/(develop|mocks|world)/|[.]msw[.]ts$' },
      { path: 'node_modules/(msw|@faker-js/faker)/' },
    ),
    forbidden(
      'no-development-packages',
      'What runs in production is a dependency, not a development dependency.',
      { path: '^src/', pathNot: '^src/(develop|mocks|world)/|[.]msw[.]ts$' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/(@types/|vite/)' },
    ),
    forbidden(
      'no-tests-in-product',
      'Tests know the product, never the other way round.',
      { path: '^src/' },
      { path: '^test/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default', 'types'] },
  },
};
