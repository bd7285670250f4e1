import fc from 'fast-check';
import { readContract } from '../../src/server/http/contract.ts';

export type Json = Record<string, unknown>;
type Any = fc.Arbitrary<unknown>;

export const contract = readContract() as unknown as Json;

/** Follows a reference within the contract. */
export function resolve(node: Json): Json {
  if (typeof node.$ref !== 'string') return node;
  const found = node.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Json)[key], contract);
  return resolve({ ...(found as Json), ...Object.fromEntries(Object.entries(node).filter(([key]) => key !== '$ref')) });
}

const typeOf = (node: Json) => (Array.isArray(node.type) ? (node.type as string[])[0] : node.type);
const choicesOf = (node: Json) => (node.properties ? undefined : ((node.oneOf ?? node.anyOf) as Json[] | undefined));
const propertiesOf = (node: Json) => Object.entries((node.properties ?? {}) as Record<string, Json>);

function numberOf(node: Json): Any {
  const { exclusiveMinimum: below, minimum, maximum = 1000 } = node as Record<string, number | undefined>;
  const [min, max] = [below === undefined ? Math.ceil(minimum ?? -1000) : Math.floor(below) + 1, Math.floor(maximum)];
  return typeOf(node) === 'integer' ? fc.integer({ min, max }) : fc.oneof(fc.integer({ min, max }), fc.constant(max));
}

const day = fc
  .date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const formats: Record<string, Any> = {
  date: day,
  'date-time': day.map((text) => `${text}T10:00:00.000Z`),
  email: fc.constantFrom('user@demo.test', 'nobody@demo.test'),
  'license-plate': fc.constantFrom('MS-ÄB 12', 'F-GL 101'),
};

function textOf(node: Json): Any {
  const known = formats[String(node.format)];
  if (known) return known;
  if (typeof node.pattern === 'string') return fc.stringMatching(new RegExp(node.pattern, 'u'));
  const { minLength = 0, maxLength = 60 } = node as { minLength?: number; maxLength?: number };
  return fc
    .string({ unit: fc.constantFrom(...'abcÄß0 -_%'), minLength, maxLength: Math.min(maxLength, minLength + 40) })
    .filter((text) => minLength === 0 || text.trim().length >= minLength);
}

/** A value that fits the schema. @param stray takes the place of about a sixth of all values, so that they may not fit */
export function valueOf(schema: Json, stray?: Any): Any {
  const node = resolve(schema);
  const or = (value: Any) =>
    stray ? fc.oneof({ weight: 5, arbitrary: value }, { weight: 1, arbitrary: stray }) : value;
  const choices = choicesOf(node);
  if (choices) return or(fc.oneof(...choices.map((choice) => valueOf(choice, stray))));
  if (node.enum) return or(fc.constantFrom(...(node.enum as unknown[])));
  switch (typeOf(node)) {
    case 'object': {
      const fields = Object.fromEntries(propertiesOf(node).map(([name, property]) => [name, valueOf(property, stray)]));
      const required = (node.required ?? []) as string[];
      // All or only the needed ones: fields that need each other come together.
      const least = required.length >= ((node.minProperties as number | undefined) ?? 0);
      const whole = fc.record(fields);
      return or(
        least
          ? fc.oneof(whole, fc.record(Object.fromEntries(required.map((name) => [name, fields[name] as Any]))))
          : whole,
      );
    }
    case 'array':
      return or(
        fc.uniqueArray(valueOf(node.items as Json, stray), {
          // Without `uniqueItems` no two are the same.
          selector: (item) => (node.uniqueItems ? JSON.stringify(item) : {}),
          minLength: (node.minItems as number | undefined) ?? 0,
          maxLength: Math.min((node.maxItems as number | undefined) ?? 3, 3),
        }),
      );
    case 'integer':
    case 'number':
      return or(numberOf(node));
    case 'boolean':
      return or(fc.boolean());
    case 'null':
      return or(fc.constant(null));
    default:
      return or(textOf(node));
  }
}

const wrongTexts = (node: Json): unknown[] => {
  const pattern = typeof node.pattern === 'string' ? new RegExp(node.pattern, 'u') : undefined;
  const { maxLength, minLength = 0 } = node as { maxLength?: number; minLength?: number };
  const odd = pattern
    ? ['§', ' ', 'a:b,c', '\u202e', '24:00', 'é'.repeat(300)].filter((text) => !pattern.test(text))
    : [];
  const unfit = {
    date: ['2026-02-30', '2026-13-01', 'today', '0000-01-01'],
    'date-time': ['2026-01-01', '2026-12-31T23:59:60Z', '0001-01-01T00:00:00+23:59'],
    email: ['user'],
  };
  return [
    ...odd,
    ...(unfit[String(node.format) as keyof typeof unfit] ?? []),
    ...(maxLength === undefined ? [] : ['x'.repeat(maxLength + 1)]),
    ...(minLength > 0 ? ['', 'x'.repeat(minLength - 1)] : []),
  ];
};

const wrongNumbers = (node: Json): unknown[] => [
  ...['x', 'NaN', '12 apples'],
  ...(typeof node.minimum === 'number' ? [node.minimum - 1] : []),
  ...(typeof node.exclusiveMinimum === 'number' ? [node.exclusiveMinimum] : []),
  ...(typeof node.maximum === 'number' ? [node.maximum + 1] : []),
  ...(typeOf(node) === 'integer' ? [1.5] : []),
];

/**
 * A value with exactly one mistake in it, somewhere. None of them is taken for the right type by coercion.
 * @param inUrl whether it is sent as text, where anything is a string
 * @returns undefined when no value could be wrong
 */
export function brokenOf(schema: Json, inUrl = false): Any | undefined {
  const node = resolve(schema);
  // Whatever a vendor sends is taken: any object or list is sound.
  if (node['additionalProperties'] === true) return undefined;
  const choices = choicesOf(node);
  if (choices) return brokenOf(choices.find((choice) => typeOf(resolve(choice)) !== 'null') ?? {}, inUrl);
  const noScalar = fc.constantFrom<unknown>({ a: { b: [] } }, [[]], [{}]);
  if (node.enum) return fc.oneof(noScalar, fc.constantFrom<unknown>('nonsense', '§', 4711));
  switch (typeOf(node)) {
    case 'object':
      return brokenObject(node);
    case 'array': {
      const item = node.items as Json;
      const wrong = brokenOf(item, inUrl);
      const { maxItems, minItems = 0 } = node as { maxItems?: number; minItems?: number };
      const most = maxItems === undefined || maxItems > 500 ? undefined : maxItems;
      return fc.oneof(
        fc.constantFrom<unknown>({ a: 1 }, { length: 1 }),
        ...(wrong
          ? [fc.tuple(fc.array(valueOf(item), { maxLength: 2 }), wrong).map(([some, one]) => [...some, one])]
          : []),
        ...(most === undefined ? [] : [valueOf(item).map((value) => Array.from({ length: most + 1 }, () => value))]),
        ...(minItems > 0 ? [fc.constant([])] : []),
        ...(node.uniqueItems ? [valueOf(item).map((value) => [value, value])] : []),
      );
    }
    case 'integer':
    case 'number':
      return fc.oneof(noScalar, fc.constantFrom(...wrongNumbers(node)));
    case 'boolean':
      return fc.oneof(noScalar, fc.constantFrom<unknown>('maybe', '2', 7));
    default: {
      const texts = wrongTexts(node);
      if (texts.length === 0) return inUrl ? undefined : noScalar;
      return inUrl ? fc.constantFrom(...texts) : fc.oneof(noScalar, fc.constantFrom(...texts));
    }
  }
}

function brokenObject(node: Json): Any {
  const sound = valueOf(node) as fc.Arbitrary<Json>;
  const required = (node.required ?? []) as string[];
  const replaced = propertiesOf(node).flatMap(([name, property]) => {
    const broken = brokenOf(property);
    return broken ? [fc.tuple(sound, broken).map(([value, wrong]) => ({ ...value, [name]: wrong }))] : [];
  });
  const missing = required.map((name) =>
    sound.map((value) => Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))),
  );
  const odd = fc.constantFrom('colour', 'constructor', 'toString', '__proto__', 'created_by');
  const added = fc.tuple(sound, odd).map(([value, name]) => Object.fromEntries([...Object.entries(value), [name, 1]]));
  return fc.oneof(
    fc.constantFrom<unknown>('x', 5, true, [], [[]]),
    ...replaced,
    ...missing,
    ...(node.additionalProperties === false ? [added] : []),
    ...(node.minProperties ? [fc.constant({})] : []),
  );
}
