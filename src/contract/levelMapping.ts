import type { FieldError, LevelMapping, MappedDevice, MappedReading } from '@/api/generated/dashboard.schemas.ts';
import { refuse, unprocessable } from './problem.ts';

/** What a mapping reads in a payload; `key` as the vendor has it, or of device and time. */
interface Reading extends MappedReading {
  key: string | null;
}

const most = 1000;

/** What a JSON pointer (RFC 6901) leads to, among own properties only. */
function pointTo(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((at, part) => {
      const name = part.replaceAll('~1', '/').replaceAll('~0', '~');
      return typeof at === 'object' && at !== null && Object.hasOwn(at, name)
        ? (at as Record<string, unknown>)[name]
        : undefined;
    }, value);
}

/** A number, also as a text; undefined for anything else. */
function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** ISO 8601 with its offset, or seconds or milliseconds since 1970. */
function timeOf(value: unknown): string | undefined {
  const number = numberOf(value);
  const iso = typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(Z|[+-]\d\d:?\d\d)$/u.test(value) ? value : '';
  // Vendors count nanoseconds; a Date has three places.
  const time = new Date(
    number === undefined ? iso.replace(/(\.\d{3})\d+/u, '$1') : number * (number < 1e11 ? 1000 : 1),
  );
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/** What is there in place of a number or time, as the payload has it. */
const shown = (found: unknown) => JSON.stringify(found).slice(0, 120);

const isDistance = ({ unit }: LevelMapping) => unit === 'centimetre' || unit === 'millimetre';

type Fault = (path: keyof LevelMapping, message: string) => void;

/**
 * A level in percent. Sensors that see nothing send what cannot be, such as -1 or 65535, and the container would count as empty, or as full:
 * that is a fault. @param own what the device has in place of the mapping's offset and height
 */
function percentOf(value: number, mapping: LevelMapping, own: Partial<MappedDevice> = {}, fault: Fault) {
  const { offset = mapping.offset ?? 0, height: given = mapping.height } = own;
  const height = given ?? 0;
  const distance = isDistance(mapping);
  const whole = distance ? ((height - value) / (height - offset)) * 100 : value + offset;
  const percent = Math.round((mapping.unit === 'fraction' ? value * 100 + offset : whole) * 10) / 10;
  if (value < 0 && (distance || percent < 0)) fault('level', `${value} is below 0.`);
  else if (distance && value > 2 * height) fault('level', `${value} is more than twice the distance when empty.`);
  else if (percent > 300) fault('level', `${percent}% is more than 300%.`);
  else return Math.max(0, percent);
  return null;
}

/** @throws 422 at what a mapping cannot be without, or has twice */
export function checkMapping(mapping: LevelMapping): void {
  const { height, offset = 0, recorded_at, key, devices } = mapping;
  const errors: FieldError[] = [];
  const checkHeight = (path: string, empty: number | null | undefined, full: number) => {
    if (isDistance(mapping) && !(empty && empty > full))
      errors.push({ path, message: 'A distance needs the height of an empty container, above the offset.' });
  };
  checkHeight('mapping.height', height, offset);
  if (recorded_at === undefined && key === undefined)
    errors.push({ path: 'mapping.recorded_at', message: 'Without a time, readings need a key.' });
  const seen = new Set<string>();
  for (const [index, { device, ...own }] of devices.entries()) {
    if (own.height !== undefined || own.offset !== undefined)
      checkHeight(`mapping.devices.${index}.height`, own.height ?? height, own.offset ?? offset);
    if (seen.has(device))
      errors.push({ path: `mapping.devices.${index}.device`, message: `${device} is named twice.` });
    seen.add(device);
  }
  refuse(errors.slice(0, 20));
}

/**
 * What a vendor's payload means by a mapping, reading by reading.
 * @throws 422 without a list where the mapping says there is one, or with more than 1,000 readings
 */
export function readingsOf(mapping: LevelMapping, payload: unknown, now: Date): Reading[] {
  const found = pointTo(payload, mapping.rows ?? '');
  if (mapping.rows && !Array.isArray(found)) throw unprocessable('mapping.rows', 'There is no list of readings.');
  const rows: unknown[] = Array.isArray(found) ? found : [found];
  if (rows.length > most) throw unprocessable('payload', 'At most 1,000 readings in one call.');
  const devices = new Map(mapping.devices.map((one) => [one.device, one]));
  return rows.map((row) => {
    const errors: FieldError[] = [];
    const fault: Fault = (path, message) => void errors.push({ path, message });
    const at = (field: 'device' | 'level' | 'recorded_at' | 'key') => pointTo(row, mapping[field] ?? '');

    const name = at('device');
    const device = typeof name === 'string' || typeof name === 'number' ? String(name) : null;
    const known = device === null ? undefined : devices.get(device);
    const container = known?.container_id;
    if (device === null) fault('device', 'There is no name of a device.');
    else if (container === undefined) fault('devices', `The device ${device.slice(0, 120)} has no container.`);

    const found = at('level');
    const value = numberOf(found);
    if (value === undefined)
      fault('level', found === undefined ? 'There is no number.' : `${shown(found)} is no number.`);
    const level = value === undefined ? null : percentOf(value, mapping, known, fault);

    const stamp = at('recorded_at');
    const time = mapping.recorded_at === undefined ? now.toISOString() : timeOf(stamp);
    if (time === undefined)
      fault(
        'recorded_at',
        stamp === undefined ? 'There is no time with its offset.' : `${shown(stamp)} is no time with its offset.`,
      );

    const sent = mapping.key === undefined ? `${device ?? ''}@${time ?? ''}` : at('key');
    const key = typeof sent === 'string' || typeof sent === 'number' ? String(sent) : null;
    if (!key) fault('key', 'There is no key.');
    return { device, container_id: container ?? null, recorded_at: time ?? null, level, key, errors };
  });
}
