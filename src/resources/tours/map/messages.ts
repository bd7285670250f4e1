import { defineMessages } from '@/i18n/define';

export const tourMap = defineMessages({
  label: { id: 'tours.map.label', defaultMessage: 'Map of tour {name}' },
  sitesLabel: { id: 'tours.map.sitesLabel', defaultMessage: 'Map of all locations by fill level' },
  select: { id: 'tours.map.select', defaultMessage: 'Select a tour to display map locations.' },
  stops: { id: 'tours.map.stops', defaultMessage: 'Stops of the tour' },
  sites: { id: 'tours.map.sites', defaultMessage: 'Locations' },
  clear: { id: 'tours.map.clear', defaultMessage: 'Show all locations' },
  details: { id: 'tours.map.details', defaultMessage: 'Details' },
  failed: { id: 'tours.map.failed', defaultMessage: 'The activities of this tour could not be loaded.' },
  sitesFailed: { id: 'tours.map.sitesFailed', defaultMessage: 'The locations could not be loaded.' },
  unloading: { id: 'tours.map.unloading', defaultMessage: '{weight} unloaded' },
});
