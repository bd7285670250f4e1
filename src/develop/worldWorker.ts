import type { WorldOptions } from '@/world/types';
import { buildWorld } from '@/world/world';

// Off the page's thread: a year of tours takes a second or two, in which the page should be usable.
self.addEventListener('message', ({ data }: MessageEvent<WorldOptions>) => self.postMessage(buildWorld(data)));
