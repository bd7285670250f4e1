import { useIntl } from 'react-intl';
import { materialMessages, materialShortMessages } from '@/i18n/domain';
import { GLASS_OF, type Glass } from '@/theme/domainColors';
import './marks.css';

export type MaterialCode = keyof typeof materialMessages;

interface GlassSwatchProps {
  code: MaterialCode;
  /** `short` leaves out "glass", `none` shows the bottle alone and names it for screen readers. */
  text?: 'full' | 'short' | 'none';
}

/** A material as a small bottle in the colours of its glass, split for combinations, with the name beside it. */
export function GlassSwatch({ code, text = 'full' }: GlassSwatchProps) {
  const intl = useIntl();
  const name = intl.formatMessage(materialMessages[code]);
  const shown = text === 'short' ? intl.formatMessage(materialShortMessages[code]) : name;
  return (
    <span
      className="mark"
      role={text === 'none' ? 'img' : undefined}
      aria-label={text === 'none' ? name : undefined}
      data-material={code}
    >
      <Bottle colors={GLASS_OF[code]} />
      {text === 'none' ? null : shown}
    </span>
  );
}

function Bottle({ colors: [first, second] }: { colors: readonly Glass[] }) {
  return (
    <svg width="11" height="20" viewBox="0 0 11 20" aria-hidden>
      <path d={WHOLE} fill={`var(--c-glass-${first})`} stroke={OUTLINE} />
      {second ? <path d={RIGHT} fill={`var(--c-glass-${second})`} stroke={OUTLINE} /> : null}
    </svg>
  );
}

const OUTLINE = 'var(--c-glass-outline)';
const WHOLE = 'M4 .5h3v4.2c0 1.2 3.5 2 3.5 5.3v6.5a3 3 0 0 1-3 3h-4a3 3 0 0 1-3-3V10C.5 6.700 4 5.900 4 4.700Z';
const RIGHT = 'M5.500 .5H7v4.200c0 1.200 3.500 2 3.500 5.300v6.500a3 3 0 0 1-3 3h-2Z';
