import type { MessageDescriptor } from 'react-intl';
import { defineMessages } from '@/i18n/define';
import type { LevelBand, StopState } from './types';

export const messages = defineMessages({
  zoomIn: { id: 'map.zoomIn', defaultMessage: 'Zoom in' },
  zoomOut: { id: 'map.zoomOut', defaultMessage: 'Zoom out' },
  fit: { id: 'map.fit', defaultMessage: 'Show everything' },
  controls: { id: 'map.controls', defaultMessage: 'Map controls' },
  openList: { id: 'map.openList', defaultMessage: 'Show as a list' },
  closeList: { id: 'map.closeList', defaultMessage: 'Close the list' },
  canvas: {
    id: 'map.canvas',
    defaultMessage: '{label}: arrow keys move the map, plus and minus keys zoom',
  },
  loading: { id: 'map.loading', defaultMessage: 'Loading the map…' },
  noStreets: { id: 'map.noStreets', defaultMessage: 'No streets: no map style is set up' },
  basemapCredit: { id: 'map.basemapCredit', defaultMessage: 'Offline map of a fictional city' },
  noticeBasemap: {
    id: 'map.notice.basemap',
    defaultMessage: 'The map server is not responding. You see the offline map instead.',
  },
  noticeNoWebGl: {
    id: 'map.notice.noWebGl',
    defaultMessage: 'This browser cannot show maps (WebGL is missing). Everything is in the list.',
  },
  noticeNoEngine: {
    id: 'map.notice.noEngine',
    defaultMessage: 'The map could not be loaded. Everything is in the list.',
  },
  dismiss: { id: 'map.dismiss', defaultMessage: 'Dismiss' },
  legend: { id: 'map.legend', defaultMessage: 'Legend' },
  level: { id: 'map.level', defaultMessage: 'Fill level' },
  levelEmpty: { id: 'map.level.empty', defaultMessage: 'under 50%' },
  levelOk: { id: 'map.level.ok', defaultMessage: '50 to 79%' },
  levelFull: { id: 'map.level.full', defaultMessage: '80 to 100%' },
  levelOverfull: { id: 'map.level.overfull', defaultMessage: 'overflowing, above 100%' },
  levelUnknown: { id: 'map.level.unknown', defaultMessage: 'unknown' },
  levelExact: { id: 'map.level.exact', defaultMessage: '{level, number}% full' },
  cluster: { id: 'map.cluster', defaultMessage: 'Several sites with the share of each fill level' },
  stops: { id: 'map.stops', defaultMessage: 'Stops' },
  statePlanned: { id: 'map.state.planned', defaultMessage: 'planned' },
  stateEmptied: { id: 'map.state.emptied', defaultMessage: 'emptied' },
  stateSkipped: { id: 'map.state.skipped', defaultMessage: 'not emptied' },
  stateOverflowing: { id: 'map.state.overflowing', defaultMessage: 'overflowing' },
  unloading: { id: 'map.unloading', defaultMessage: 'Unloading' },
  lineDriven: { id: 'map.line.driven', defaultMessage: 'Route driven' },
  lineAhead: { id: 'map.line.ahead', defaultMessage: 'Route ahead' },
  listEmpty: { id: 'map.list.empty', defaultMessage: 'Nothing to show here.' },
  closePopup: { id: 'map.popup.close', defaultMessage: 'Close' },
  position: { id: 'map.position', defaultMessage: 'Position: latitude {latitude}, longitude {longitude}' },
  positionUnset: { id: 'map.position.unset', defaultMessage: 'No position yet: click on the map or press Enter' },
  positionHelp: {
    id: 'map.position.help',
    defaultMessage: 'Drag the pin, click on the map, or use the arrow keys. Hold Shift for larger steps.',
  },
  replay: { id: 'map.replay', defaultMessage: 'Replay' },
  play: { id: 'map.replay.play', defaultMessage: 'Play' },
  pause: { id: 'map.replay.pause', defaultMessage: 'Pause' },
  step: { id: 'map.replay.step', defaultMessage: 'Next event' },
  speed: { id: 'map.replay.speed', defaultMessage: 'Speed' },
  time: { id: 'map.replay.time', defaultMessage: 'Time' },
});

export const bandMessages: Record<LevelBand, MessageDescriptor> = {
  empty: messages.levelEmpty,
  ok: messages.levelOk,
  full: messages.levelFull,
  overfull: messages.levelOverfull,
  unknown: messages.levelUnknown,
};

export const stateMessages: Record<StopState, MessageDescriptor> = {
  planned: messages.statePlanned,
  emptied: messages.stateEmptied,
  skipped: messages.stateSkipped,
  overflowing: messages.stateOverflowing,
};
