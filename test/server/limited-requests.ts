/** The area that the user of the tests is limited to. */
export const area = 1;

const period = 'start_date=2026-11-16&end_date=2026-11-22';

/** What operations that read are asked, where they need it. */
export const reads: Record<string, string | undefined> = {
  countViews: '?list=bins&queries=active%3Dtrue',
  getStatistic: '?start=2026-11-01&end=2026-11-18',
  listTruckAvailabilities: `?${period}`,
  listDriverAvailabilities: `?${period}`,
  getTruckAvailability: `?${period}`,
  getDriverAvailability: `?${period}`,
  listFinishedDays: '?start_date=2026-11-01&end_date=2026-11-30',
};

const shift = { work_date: '2026-12-01', start_time: '06:00', end_time: '14:00' };
const week = { availabilities: [{ day_of_week: 'monday', start_time: '06:00', end_time: '14:00' }] };
/** Bodies of operations that name a record. */
export const bodies: Record<string, unknown> = {
  setTruckAvailability: shift,
  deleteTruckAvailability: { work_date: '2026-12-01', start_time: '06:00' },
  setTruckDefaultAvailabilities: week,
  setDriverAvailability: shift,
  deleteDriverAvailability: { work_date: '2026-12-01', start_time: '06:00' },
  setDriverDefaultAvailability: week,
  replaceLocation: {
    ...{ location_id: 'ZY', location_name: 'New', city: 'X', street: 'Y', latitude: 51, longitude: 8 },
    ...{ location_type: 'public', is_active: true, disposition_area_id: area },
  },
  ...{ updateComplaint: { status: 'closed' }, updateTruck: { name: 'Changed' }, updateDriver: { name: 'Changed' } },
  ...{ updateBin: { active: true }, updateTour: { details: 'ZZ' }, startTour: {}, completeTour: {}, cancelTour: {} },
  ...{ updateArea: { name: 'ZY' }, moveArea: { to: 1 } },
};
