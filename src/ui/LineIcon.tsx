/** An icon of one line on a grid of 24 units, for places that paint hundreds of it: an icon of many elements would be felt there. */
export const LineIcon = ({ path }: { path: string }) => (
  <svg
    width="14"
    height="14"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={path} />
  </svg>
);
