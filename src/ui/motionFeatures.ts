/** What makes things move, 26 kB, in a chunk of its own: it is fetched when the page is at rest. */
export { domMin } from 'framer-motion';
