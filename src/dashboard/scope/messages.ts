import { defineMessages } from '@/i18n/define';

export const scopeMessages = defineMessages({
  everything: { id: 'dashboard.scope.everything', defaultMessage: 'All locations and tours' },
  choose: { id: 'dashboard.scope.choose', defaultMessage: 'Location or tour' },
  search: { id: 'dashboard.scope.search', defaultMessage: 'Find a location or tour' },
  hint: { id: 'dashboard.scope.hint', defaultMessage: 'Location ID, name or street; route or license plate' },
  locations: { id: 'dashboard.scope.locations', defaultMessage: 'Locations' },
  tours: { id: 'dashboard.scope.tours', defaultMessage: 'Tours' },
  none: { id: 'dashboard.scope.none', defaultMessage: 'Nothing found.' },
  failed: { id: 'dashboard.scope.failed', defaultMessage: 'The search failed. Try again.' },
  tour: { id: 'dashboard.scope.tour', defaultMessage: '{name}, {date}' },
});
