import { makeWorld, type WorldPlan } from './worlds';

// Off the page's thread: a year of tours takes a second or two, in which the page should be usable.
self.addEventListener('message', ({ data }: MessageEvent<WorldPlan>) => self.postMessage(makeWorld(data)));
