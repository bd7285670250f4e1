import { expect, test } from 'vitest';
import { pairOf } from '@/csv/values';
import { looksSwapped } from '@/resources/locations/swapped';

const home = { latitude: 51.96, longitude: 7.63 };

test('coordinates that look exchanged', () => {
  expect(looksSwapped({ latitude: 7.63, longitude: 51.96 }, home)).toBe(true);
  expect(looksSwapped({ latitude: 51.9, longitude: 7.5 }, home)).toBe(false);
  expect(looksSwapped({ latitude: 120, longitude: 45 }, undefined)).toBe(true);
  expect(looksSwapped({ latitude: 45, longitude: 120 }, undefined)).toBe(false);
  expect(looksSwapped({ latitude: 200, longitude: 300 }, home)).toBe(false);
  expect(looksSwapped({ latitude: null, longitude: 7 }, home)).toBe(false);
  // Far from home both ways: no ground for a hint.
  expect(looksSwapped({ latitude: -33.9, longitude: 18.4 }, home)).toBe(false);
});

test('pasted pairs', () => {
  expect(pairOf('51.9607, 7.6261')).toEqual([51.9607, 7.6261]);
  expect(pairOf('51,9607; 7,6261')).toEqual([51.9607, 7.6261]);
  expect(pairOf('51,9607 7,6261')).toEqual([51.9607, 7.6261]);
  expect(pairOf('51,9607')).toBeNull();
  expect(pairOf('Gasse 7')).toBeNull();
});
