/** What can be dragged, in a chunk of its own. */
export { domMax } from 'framer-motion';
