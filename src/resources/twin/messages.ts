import { defineMessages } from '@/i18n/define';

export const twinMessages = defineMessages({
  title: { id: 'twin.title', defaultMessage: 'Digital Twin' },
  locations: { id: 'twin.locations', defaultMessage: 'Locations' },
  bins: { id: 'twin.bins', defaultMessage: 'Containers' },
  trucks: { id: 'twin.trucks', defaultMessage: 'Trucks' },
  drivers: { id: 'twin.drivers', defaultMessage: 'Drivers' },
  open: { id: 'twin.open', defaultMessage: 'Open {section}' },
  allWell: { id: 'twin.allWell', defaultMessage: 'Nothing needs attention.' },
  failed: { id: 'twin.failed', defaultMessage: 'Not available' },
  inactiveSites: {
    id: 'twin.inactiveSites',
    defaultMessage: '{count, plural, one {# inactive location} other {# inactive locations}}',
  },
  emptySites: {
    id: 'twin.emptySites',
    defaultMessage: '{count, plural, one {# location without containers} other {# locations without containers}}',
  },
  strayBins: {
    id: 'twin.strayBins',
    defaultMessage: '{count, plural, one {# container without a location} other {# containers without a location}}',
  },
  inactiveBins: {
    id: 'twin.inactiveBins',
    defaultMessage: '{count, plural, one {# inactive container} other {# inactive containers}}',
  },
  unavailableTrucks: {
    id: 'twin.unavailableTrucks',
    defaultMessage: '{count, plural, one {# truck not available} other {# trucks not available}}',
  },
  unavailableDrivers: {
    id: 'twin.unavailableDrivers',
    defaultMessage: '{count, plural, one {# driver not available} other {# drivers not available}}',
  },
  phonelessDrivers: {
    id: 'twin.phonelessDrivers',
    defaultMessage: '{count, plural, one {# driver without a phone} other {# drivers without a phone}}',
  },
  map: { id: 'twin.map', defaultMessage: 'Map of all locations with their fill levels' },
  mapTitle: { id: 'twin.mapTitle', defaultMessage: 'Fill levels on the map' },
  view: { id: 'twin.view', defaultMessage: 'View' },
  allSites: { id: 'twin.allSites', defaultMessage: 'All active locations' },
  viewOf: { id: 'twin.viewOf', defaultMessage: '{list}: {name}' },
  noSites: { id: 'twin.noSites', defaultMessage: 'No location matches this view.' },
  staleView: { id: 'twin.staleView', defaultMessage: 'This view no longer fits its list. Choose another one.' },
  siteList: { id: 'twin.siteList', defaultMessage: 'Locations on the map' },
});
