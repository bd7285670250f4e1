import { number, object, string } from 'yup';
import { LevelUnit, type LevelMapping, type MachineToken, type MappedDevice } from '@/api/generated/dashboard.schemas';
import { formMessages } from '@/form/messages';
import { choiceRule, say } from '@/form/rules';
import { mappingMessages as messages } from './mappingMessages';

/** A mapping as its form holds it: pointers that are not there are empty, devices are lines. */
export interface MappingValues {
  rows: string;
  device: string;
  level: string;
  recorded_at: string;
  key: string;
  unit: LevelUnit;
  offset: number | null;
  height: number | null;
  devices: string;
  /** What is pasted to try the mapping out; it is not saved. */
  payload: string;
}

export const isDistance = (unit: LevelUnit) => unit === 'centimetre' || unit === 'millimetre';

/** Device and container of a line, and the distances at which this one is empty and full; undefined for a line that is no device. */
function deviceOf(line: string): MappedDevice | undefined {
  const parts = line.trim().split(/\s*[\t;]\s*/u);
  const [device = '', container_id = '', ...distances] =
    parts.length > 1 ? parts : (/^(\S+)\s+(.+)$/u.exec(line.trim())?.slice(1) ?? []);
  const [height, offset] = distances.map((text) => (text === '' ? undefined : Number(text.replace(',', '.'))));
  const isGood =
    device !== '' &&
    device.length <= 120 &&
    /^[A-Za-z0-9ÄÖÜäöüß/._ -]{1,40}$/u.test(container_id) &&
    distances.length <= 2;
  if (!isGood || Number.isNaN(height) || Number.isNaN(offset)) return undefined;
  return {
    device,
    container_id,
    ...(height === undefined ? {} : { height }),
    ...(offset === undefined ? {} : { offset }),
  };
}

/** Number of the first line that is no device and container; 0 when there is none. */
const wrongLine = (text: string) => text.split('\n').findIndex((line) => line.trim() && !deviceOf(line)) + 1;

const pointer = () =>
  string()
    .trim()
    .matches(/^(\/([^~/]|~[01])*)*$/u, say(messages.pointer))
    .default('');
const required = say(formMessages.required);
const figure = () =>
  number()
    .nullable()
    .test('number', say(formMessages.notANumber), (value) => !Number.isNaN(value));

export const mappingSchema = object({
  ...{ rows: pointer(), device: pointer().required(required), level: pointer().required(required) },
  ...{ recorded_at: pointer(), key: pointer(), unit: choiceRule(LevelUnit) },
  offset: figure(),
  height: figure().when('unit', ([unit]: LevelUnit[], rule) =>
    unit && isDistance(unit) ? rule.required(required) : rule,
  ),
  devices: string()
    .default('')
    .test('lines', (text, { createError }) => {
      const line = wrongLine(text);
      return line === 0 || createError({ message: say(messages.line, { line }) as never });
    }),
});

export function toValues({ mapping }: Pick<MachineToken, 'mapping'>): MappingValues {
  return {
    ...{ rows: mapping?.rows ?? '', device: mapping?.device ?? '', level: mapping?.level ?? '' },
    ...{ recorded_at: mapping?.recorded_at ?? '', key: mapping?.key ?? '', unit: mapping?.unit ?? 'percent' },
    ...{ offset: mapping?.offset ?? null, height: mapping?.height ?? null },
    devices: (mapping?.devices ?? [])
      .map(({ device, container_id, height, offset }) =>
        [device, container_id, height ?? '', offset ?? ''].join('; ').replace(/[; ]+$/u, ''),
      )
      .join('\n'),
    payload: '',
  };
}

export function toMapping(values: MappingValues): LevelMapping {
  const { rows, device, level, recorded_at, key, unit, offset, height, devices } = values;
  return {
    ...{ device, level, unit, devices: devices.split('\n').flatMap((line) => deviceOf(line) ?? []) },
    ...(rows ? { rows } : {}),
    ...(recorded_at ? { recorded_at } : {}),
    ...(key ? { key } : {}),
    ...(offset === null ? {} : { offset }),
    ...(isDistance(unit) ? { height } : {}),
  };
}

/** An uplink as The Things Stack documents it, of a sensor that measures a distance, and what it means. */
export const example = {
  values: {
    ...{ device: '/end_device_ids/device_id', level: '/uplink_message/decoded_payload/distance' },
    ...{ recorded_at: '/received_at', rows: '', key: '', unit: LevelUnit.millimetre, offset: 200, height: 1800 },
  },
  payload: {
    end_device_ids: {
      device_id: 'eui-a84041000181c061',
      application_ids: { application_id: 'glass-containers' },
      ...{ dev_eui: 'A84041000181C061', dev_addr: '260BA1C7' },
    },
    correlation_ids: ['gs:uplink:01HB2Q3F7W4X2M9V1K8S6T5R0P'],
    received_at: '2026-11-18T08:42:17.553826094Z',
    uplink_message: {
      ...{ session_key_id: 'AYqXk0vQ1x2y3z4a5b6c7d==', f_port: 2, f_cnt: 4711, frm_payload: 'DhACRA==' },
      decoded_payload: { battery: 3.6, distance: 580 },
      rx_metadata: [{ gateway_ids: { gateway_id: 'town-hall' }, rssi: -97, snr: 8.2 }],
      settings: { data_rate: { lora: { bandwidth: 125000, spreading_factor: 7 } }, frequency: '868100000' },
      received_at: '2026-11-18T08:42:17.343Z',
    },
  },
};
