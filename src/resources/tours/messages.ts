import { defineMessages } from '@/i18n/define';

/** One label per field, shared by column, filter and details. */
export const tourLabels = defineMessages({
  disposition_area: { id: 'tours.fields.disposition_area', defaultMessage: 'Area' },
  license_plate: { id: 'tours.fields.license_plate', defaultMessage: 'License plate' },
  route_name: { id: 'tours.fields.route_name', defaultMessage: 'Route' },
  material_type: { id: 'tours.fields.material_type', defaultMessage: 'Material' },
  date: { id: 'tours.fields.date', defaultMessage: 'Date' },
  duration: { id: 'tours.fields.duration', defaultMessage: 'Duration' },
  delay: { id: 'tours.fields.delay', defaultMessage: 'Delay' },
  picked_up: { id: 'tours.fields.picked_up', defaultMessage: 'Picked up' },
  planned: { id: 'tours.fields.planned', defaultMessage: 'Planned' },
  overflowing: { id: 'tours.fields.overflowing', defaultMessage: 'Overflowing' },
  status: { id: 'tours.fields.status', defaultMessage: 'Status' },
  km: { id: 'tours.fields.km', defaultMessage: 'km' },
  details: { id: 'tours.fields.details', defaultMessage: 'Details' },
  driver: { id: 'tours.fields.driver', defaultMessage: 'Driver' },
  level: { id: 'tours.fields.level', defaultMessage: 'Fill level (%)' },
  is_emptied: { id: 'tours.fields.is_emptied', defaultMessage: 'Emptied' },
  recorded_at: { id: 'tours.fields.recorded_at', defaultMessage: 'Recorded at' },
  location: { id: 'tours.fields.location', defaultMessage: 'Location' },
  fuel: { id: 'tours.fields.fuel', defaultMessage: 'Fuel' },
  tons: { id: 'tours.fields.tons', defaultMessage: 'Collected' },
  stops: { id: 'tours.fields.stops', defaultMessage: 'Stops' },
});

export const tourMessages = defineMessages({
  hasDriver: { id: 'tours.hasDriver', defaultMessage: 'Driver assigned' },
  withDriver: { id: 'tours.withDriver', defaultMessage: 'With driver' },
  withoutDriver: { id: 'tours.withoutDriver', defaultMessage: 'Without driver' },
  title: { id: 'tours.title', defaultMessage: 'Tours' },
  search: { id: 'tours.search', defaultMessage: 'Search route, license plate, driver' },
  empty: { id: 'tours.empty', defaultMessage: 'There are no tours yet.' },
  loading: { id: 'tours.loading', defaultMessage: 'Loading tours…' },
  loadingLocations: { id: 'tours.loadingLocations', defaultMessage: 'Loading locations…' },
  emptiedYes: { id: 'tours.emptiedYes', defaultMessage: 'With emptied containers' },
  emptiedNo: { id: 'tours.emptiedNo', defaultMessage: 'With containers not emptied' },
  open: { id: 'tours.open', defaultMessage: 'Details of tour {name}' },
  progress: { id: 'tours.progress', defaultMessage: '{done} of {planned} containers emptied' },
  progressShort: { id: 'tours.progressShort', defaultMessage: '{done, number} of {planned, number}' },
  showMap: { id: 'tours.showMap', defaultMessage: 'Show map' },
  hideMap: { id: 'tours.hideMap', defaultMessage: 'Hide map' },
  period: { id: 'tours.period', defaultMessage: 'Period: {period}' },
  allDays: { id: 'tours.allDays', defaultMessage: 'all days' },
  list: { id: 'tours.view.list', defaultMessage: 'List' },
  map: { id: 'tours.view.map', defaultMessage: 'Map' },
  view: { id: 'tours.view', defaultMessage: 'View' },
  notFound: { id: 'tours.notFound', defaultMessage: 'Tour not found' },
  statsFailed: { id: 'tours.statsFailed', defaultMessage: 'The statistics of these tours could not be loaded.' },
  statistics: { id: 'tours.statistics', defaultMessage: 'Statistics of these tours' },
});

export const tourGroups = defineMessages({
  underWay: { id: 'tours.group.underWay', defaultMessage: 'Under way' },
  today: { id: 'tours.group.today', defaultMessage: 'Today' },
  upcoming: { id: 'tours.group.upcoming', defaultMessage: 'Upcoming' },
  past: { id: 'tours.group.past', defaultMessage: 'Past' },
});

export const tourStatistics = defineMessages({
  time_consumption: { id: 'tours.stats.time_consumption', defaultMessage: 'Time consumption' },
  avg_fill_level: { id: 'tours.stats.avg_fill_level', defaultMessage: 'Average fill level' },
  overspilled_waste: { id: 'tours.stats.overspilled_waste', defaultMessage: 'Overspilled containers' },
  total_tons_picked_up: { id: 'tours.stats.total_tons_picked_up', defaultMessage: 'Total tons collected' },
  num_routes: { id: 'tours.stats.num_routes', defaultMessage: 'Number of routes' },
  fuel: { id: 'tours.stats.fuel', defaultMessage: 'Fuel' },
  km: { id: 'tours.stats.km', defaultMessage: 'Distance' },
});

/** How each figure is computed; the same formulas as in the contract. */
export const tourFormulas = defineMessages({
  time_consumption: {
    id: 'tours.formula.time_consumption',
    defaultMessage: 'Sum of finish minus start of the finished tours, in hours.',
  },
  avg_fill_level: {
    id: 'tours.formula.avg_fill_level',
    defaultMessage: 'Mean level of all containers recorded on these tours.',
  },
  overspilled_waste: {
    id: 'tours.formula.overspilled_waste',
    defaultMessage: 'Number of different containers found overflowing.',
  },
  total_tons_picked_up: {
    id: 'tours.formula.total_tons_picked_up',
    defaultMessage: 'Sum of the weight of all unloadings, in tonnes.',
  },
  num_routes: { id: 'tours.formula.num_routes', defaultMessage: 'Number of tours begun.' },
  fuel: { id: 'tours.formula.fuel', defaultMessage: 'Sum of the fuel of the finished tours, in litres.' },
  km: { id: 'tours.formula.km', defaultMessage: 'Sum of the distance of the finished tours, in kilometres.' },
});

export const nextTourMessages = defineMessages({
  next: { id: 'tours.next', defaultMessage: 'Next tour:' },
  none: { id: 'tours.next.none', defaultMessage: 'none planned' },
  now: { id: 'tours.next.now', defaultMessage: 'under way' },
  failed: { id: 'tours.next.failed', defaultMessage: 'The next tour could not be loaded. Try again' },
  emptied: { id: 'tours.next.emptied', defaultMessage: 'Last emptied {time}' },
  neverEmptied: { id: 'tours.next.neverEmptied', defaultMessage: 'Not emptied yet' },
});
