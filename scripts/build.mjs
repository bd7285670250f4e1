/** `npm run build`: app and server into `dist`, whatever their state, ready to be copied into an image. */
import { readArgs } from './lib/args.mjs';
import { build, parts } from './lib/build.mjs';
import { step } from './lib/steps.mjs';

readArgs('Usage: npm run build', {});
for (const name of /** @type {const} */ (['client', 'server'])) await step(parts[name].title, () => build(name));
