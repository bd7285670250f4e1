/** Preloaded by a server whose pictures are taken: `FROZEN_AT` (ISO 8601) is the present moment, and stays it. */
const frozen = Date.parse(process.env.FROZEN_AT ?? '');
if (Number.isNaN(frozen)) throw new Error('FROZEN_AT is no moment');

const RealDate = Date;
globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(frozen);
    else super(...args);
  }
  static now() {
    return frozen;
  }
};
