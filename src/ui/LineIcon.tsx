interface LineIconProps {
  path: string;
  /** Drawn faintly behind the line, such as what is left of a scale. */
  behind?: string | undefined;
}

/** An icon of one line on a grid of 24 units, for places with hundreds of it, where an icon of many elements would be slow. */
export const LineIcon = ({ path, behind }: LineIconProps) => (
  <svg
    width="14"
    height="14"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={behind ? 4 : 2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    {behind ? <path d={behind} opacity=".25" /> : null}
    <path d={path} />
  </svg>
);
