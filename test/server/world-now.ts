/** The moment the tests' world is seen from: a Wednesday, 10:00 in Berlin. */
export const worldNow = new Date('2026-11-18T09:00:00.000Z');
