/** An icon of one line on a grid of 24 units, for places that paint hundreds of it: an icon of many elements would be felt there. */
export const LineIcon = ({ path, size = 14 }: { path: string; size?: number }) => (
  <svg
    width={size}
    height={size}
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
