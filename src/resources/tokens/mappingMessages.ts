import { defineMessages } from '@/i18n/define';

export const mappingLabels = defineMessages({
  rows: { id: 'tokens.mapping.rows', defaultMessage: 'List of readings' },
  device: { id: 'tokens.mapping.device', defaultMessage: 'Device' },
  level: { id: 'tokens.mapping.level', defaultMessage: 'Level' },
  recorded_at: { id: 'tokens.mapping.recorded_at', defaultMessage: 'Time' },
  key: { id: 'tokens.mapping.key', defaultMessage: 'Key of the vendor' },
  unit: { id: 'tokens.mapping.unit', defaultMessage: 'Unit of the level' },
  offset: { id: 'tokens.mapping.offset', defaultMessage: 'Points to add' },
  full: { id: 'tokens.mapping.full', defaultMessage: 'Distance when full' },
  height: { id: 'tokens.mapping.height', defaultMessage: 'Distance when empty' },
  devices: { id: 'tokens.mapping.devices', defaultMessage: 'Devices and their containers' },
  payload: { id: 'tokens.mapping.payload', defaultMessage: 'A payload of the vendor (JSON)' },
});

export const unitMessages = defineMessages({
  percent: { id: 'tokens.unit.percent', defaultMessage: 'Percent (0 to 100)' },
  fraction: { id: 'tokens.unit.fraction', defaultMessage: 'Fraction (0 to 1)' },
  centimetre: { id: 'tokens.unit.centimetre', defaultMessage: 'Distance to the content in cm' },
  millimetre: { id: 'tokens.unit.millimetre', defaultMessage: 'Distance to the content in mm' },
});

export const mappingMessages = defineMessages({
  title: { id: 'tokens.mapping.title', defaultMessage: 'Payloads of {name}' },
  intro: {
    id: 'tokens.mapping.intro',
    defaultMessage:
      'A vendor may send its own payloads to {address}, with the header “Authorization: Bearer” and this token. Say where in them the values are, each as a JSON pointer such as /data/level.',
  },
  example: { id: 'tokens.mapping.example', defaultMessage: 'Fill in the example of The Things Stack' },
  save: { id: 'tokens.mapping.save', defaultMessage: 'Save mapping' },
  saved: { id: 'tokens.mapping.saved', defaultMessage: 'Mapping saved' },
  rowsHelp: { id: 'tokens.mapping.rowsHelp', defaultMessage: 'Empty when the payload is one reading, or a list.' },
  timeHelp: { id: 'tokens.mapping.timeHelp', defaultMessage: 'Empty for the time of arrival; then a key is needed.' },
  keyHelp: { id: 'tokens.mapping.keyHelp', defaultMessage: 'Empty for device and time.' },
  devicesHelp: {
    id: 'tokens.mapping.devicesHelp',
    defaultMessage:
      'One a line: device, a tab or semicolon, container. A copied table fits. Two more columns are the distances of this device when empty and when full.',
  },
  pointer: { id: 'tokens.mapping.pointer', defaultMessage: 'A JSON pointer begins with /' },
  line: { id: 'tokens.mapping.line', defaultMessage: 'Line {line, number} is no device and container' },
  try: { id: 'tokens.mapping.try', defaultMessage: 'Try it out' },
  trial: { id: 'tokens.mapping.trial', defaultMessage: 'What the payload means' },
  noJson: { id: 'tokens.mapping.noJson', defaultMessage: 'This is no JSON object or list' },
  nothing: { id: 'tokens.mapping.nothing', defaultMessage: 'The payload holds no reading.' },
  more: {
    id: 'tokens.mapping.more',
    defaultMessage: '{n, plural, one {# more reading is not shown.} other {# more readings are not shown.}}',
  },
  reading: {
    id: 'tokens.mapping.reading',
    defaultMessage: '{device} in container {container}: {level}, {time}',
  },
});
