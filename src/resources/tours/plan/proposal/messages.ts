import type { LeftOutReason, TourConflictKind, TourGoal } from '@/api/generated/dashboard.schemas';
import { defineMessages } from '@/i18n/define';

export const proposalMessages = defineMessages({
  day: { id: 'tours.proposal.day', defaultMessage: 'Day to plan' },
  intro: {
    id: 'tours.proposal.intro',
    defaultMessage:
      'Trucks with a driver on {day} get tours: what is urgent first, then what is worth the trip. Nothing is planned before you choose.',
  },
  propose: { id: 'tours.proposal.propose', defaultMessage: 'Propose tours' },
  holiday: { id: 'tours.proposal.holiday', defaultMessage: 'Public holiday: {holiday}' },
  anew: { id: 'tours.proposal.anew', defaultMessage: 'Propose anew' },
  noWrite: { id: 'tours.proposal.noWrite', defaultMessage: 'You can view tours but not plan them' },
  running: { id: 'tours.proposal.running', defaultMessage: 'Planning the tours of {day}' },
  failed: { id: 'tours.proposal.failed', defaultMessage: 'The tours could not be planned.' },
  refused: { id: 'tours.proposal.refused', defaultMessage: 'Not planned: {reason}' },
  cancelled: { id: 'tours.proposal.cancelled', defaultMessage: 'Planning was stopped.' },
  proposed: {
    id: 'tours.proposal.proposed',
    defaultMessage: '{count, plural, one {# alternative} other {# alternatives}} to choose from',
  },
  infeasible: {
    id: 'tours.proposal.infeasible',
    defaultMessage:
      'No truck with a driver is free on this day: each has a tour already, or the trucks have no drivers yet.',
  },
  gone: { id: 'tours.proposal.gone', defaultMessage: 'This proposal no longer exists.' },
  nothingFits: { id: 'tours.proposal.nothingFits', defaultMessage: 'No tour is possible on this day.' },
  shifts: { id: 'tours.proposal.shifts', defaultMessage: 'Shifts of the day' },
  committed: {
    id: 'tours.proposal.committed',
    defaultMessage: '{count, plural, one {# tour is} other {# tours are}} planned for {day}.',
  },
  byOther: {
    id: 'tours.proposal.byOther',
    defaultMessage: 'Somebody else has planned this proposal meanwhile, without the changes that you made here.',
  },
  showTours: { id: 'tours.proposal.showTours', defaultMessage: 'Show tours' },
  alternatives: { id: 'tours.proposal.alternatives', defaultMessage: 'Alternatives' },
  tours: { id: 'tours.proposal.tours', defaultMessage: 'Proposed tours' },
  noTours: { id: 'tours.proposal.noTours', defaultMessage: 'Nothing is worth a tour.' },
  noLevels: {
    id: 'tours.proposal.noLevels',
    defaultMessage:
      '{count, plural, one {# container has} other {# containers have}} no level yet, so nobody knows when {count, plural, one {it is} other {they are}} full. Sensors and drivers send levels, and what citizens report as full is planned, too. First tours can be imported from a file (Digital Twin, Import).',
  },
  hours: { id: 'tours.proposal.hours', defaultMessage: '{hours}\u00a0h' },
  lifts: { id: 'tours.proposal.lifts', defaultMessage: '{count, plural, one {# emptying} other {# emptyings}}' },
  fill: { id: 'tours.proposal.fill', defaultMessage: '{percent} full when emptied' },
  perTonne: { id: 'tours.proposal.perTonne', defaultMessage: '{distance}/t' },
  risk: {
    id: 'tours.proposal.risk',
    defaultMessage:
      '{count, plural, =0 {none may overflow} one {# container may overflow} other {# containers may overflow}} by {day}',
  },
  unloads: { id: 'tours.proposal.unloads', defaultMessage: 'Unloads about {times}, back about {end}' },
  containers: {
    id: 'tours.proposal.containers',
    defaultMessage: '{count, plural, one {# container} other {# containers}}',
  },
  leftOut: { id: 'tours.proposal.leftOut', defaultMessage: 'Urgent, but left out' },
  commit: { id: 'tours.proposal.commit', defaultMessage: 'Plan {count, plural, one {# tour} other {# tours}}' },
  discard: { id: 'tours.proposal.discard', defaultMessage: 'Discard' },
  stale: {
    id: 'tours.proposal.stale',
    defaultMessage:
      'Meanwhile shifts or containers have changed: {what}{more, plural, =0 {} one { and one more} other { and # more}}. Propose anew.',
  },
  map: { id: 'tours.proposal.map', defaultMessage: 'Stops of {tour}' },
});

export const goalMessages: Record<TourGoal, { id: string; defaultMessage: string }> = defineMessages({
  least_km: { id: 'tours.proposal.least_km', defaultMessage: 'Fewest kilometres' },
  balanced: { id: 'tours.proposal.balanced', defaultMessage: 'Balanced' },
  no_overflow: { id: 'tours.proposal.no_overflow', defaultMessage: 'No overflow for 4 days' },
});

export const leftOutMessages: Record<LeftOutReason, { id: string; defaultMessage: string }> = defineMessages({
  no_shift_in_area: { id: 'tours.proposal.no_shift_in_area', defaultMessage: 'no shift in {area}' },
  no_truck_for_material: { id: 'tours.proposal.no_truck_for_material', defaultMessage: 'no truck for {material}' },
  closed: { id: 'tours.proposal.closed', defaultMessage: 'closed during the shifts of {day}' },
  trucks_full: { id: 'tours.proposal.trucks_full', defaultMessage: 'trucks are full of {material}' },
  banned: { id: 'tours.proposal.banned', defaultMessage: 'not to be served that day' },
  no_time_left: { id: 'tours.proposal.no_time_left', defaultMessage: 'no time left in the shifts' },
});

export const boardMessages = defineMessages({
  wishes: { id: 'tours.board.wishes', defaultMessage: 'What you have arranged' },
  undo: { id: 'tours.board.undo', defaultMessage: 'Undo' },
  pinned: { id: 'tours.board.pinned', defaultMessage: '{name} in any case' },
  banned: { id: 'tours.board.banned', defaultMessage: 'Not {name}' },
  forget: { id: 'tours.board.forget', defaultMessage: 'Leave {name} to the planner' },
  anew: { id: 'tours.board.anew', defaultMessage: 'Propose anew with these' },
  grip: { id: 'tours.board.grip', defaultMessage: 'Move {name} (arrow keys)' },
  menu: { id: 'tours.board.menu', defaultMessage: 'Actions for {name}' },
  up: { id: 'tours.board.up', defaultMessage: 'Move up' },
  down: { id: 'tours.board.down', defaultMessage: 'Move down' },
  moveTo: { id: 'tours.board.moveTo', defaultMessage: 'Move to the tour of {plate}' },
  pin: { id: 'tours.board.pin', defaultMessage: 'Serve in any case' },
  unpin: { id: 'tours.board.unpin', defaultMessage: 'Leave to the planner' },
  pinOf: { id: 'tours.board.pinOf', defaultMessage: 'Serve the location of {name} in any case' },
  isPinned: { id: 'tours.board.isPinned', defaultMessage: 'in any case' },
  ban: { id: 'tours.board.ban', defaultMessage: 'Do not serve that day' },
  idle: { id: 'tours.board.idle', defaultMessage: 'No tour yet' },
  moved: { id: 'tours.board.moved', defaultMessage: '{name} is now stop {position, number} of the tour of {plate}' },
  arranged: { id: 'tours.board.arranged', defaultMessage: 'arranged' },
  conflictsTitle: {
    id: 'tours.board.conflictsTitle',
    defaultMessage: '{count, plural, one {# conflict} other {# conflicts}}: plan the tours anyway?',
  },
  conflictsText: {
    id: 'tours.board.conflictsText',
    defaultMessage: 'They are planned as they stand here: {what}.',
  },
  planAnyway: { id: 'tours.board.planAnyway', defaultMessage: 'Plan anyway' },
});

export const conflictMessages: Record<TourConflictKind, { id: string; defaultMessage: string }> = defineMessages({
  truck_full: { id: 'tours.board.truck_full', defaultMessage: 'no room in the truck' },
  closed: { id: 'tours.board.closed', defaultMessage: 'closed at that time' },
  past_shift: { id: 'tours.board.past_shift', defaultMessage: 'ends after the shift' },
  wrong_area: { id: 'tours.board.wrong_area', defaultMessage: 'not in the area of the shift' },
  wrong_material: { id: 'tours.board.wrong_material', defaultMessage: 'the truck does not collect this material' },
  too_many_trips: { id: 'tours.board.too_many_trips', defaultMessage: 'unloads too often' },
});

export const baseMessages = defineMessages({
  yard: { id: 'tours.base.yard', defaultMessage: 'Yard' },
  plant: { id: 'tours.base.plant', defaultMessage: 'Plant' },
  adminsSet: { id: 'tours.base.adminsSet', defaultMessage: 'Only admins can set the yard and the plant' },
  yardKnown: { id: 'tours.base.yardKnown', defaultMessage: 'Tours begin and end at the yard.' },
  yardUnknown: { id: 'tours.base.yardUnknown', defaultMessage: 'No yard is set: tours begin and end at the plant.' },
  plantKnown: { id: 'tours.base.plantKnown', defaultMessage: 'Loads are tipped at the plant that is set.' },
  plantUnknown: {
    id: 'tours.base.plantUnknown',
    defaultMessage:
      'No plant is set: it is taken to be where the newest load was tipped, or in the middle of the containers.',
  },
  yardHelp: {
    id: 'tours.base.yardHelp',
    defaultMessage: 'Where trucks leave in the morning and come back to. Empty both fields to set none.',
  },
  plantHelp: { id: 'tours.base.plantHelp', defaultMessage: 'Where loads are tipped. Empty both fields to set none.' },
  save: { id: 'tours.base.save', defaultMessage: 'Save position' },
  saved: { id: 'tours.base.saved', defaultMessage: 'Position saved. It applies to what is proposed from now on.' },
});
