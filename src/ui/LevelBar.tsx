import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { formatPercent } from '@/i18n/format';
import { levelBand } from './level';
import { LineIcon } from './LineIcon';
import './marks.css';
import { uiMessages } from './messages';

interface LevelBarProps {
  /** Percent, may exceed 100; null where nothing was measured. */
  level: number | null | undefined;
  /** Leaves out the word "overfull"; the mark and the notch stay. */
  compact?: boolean;
  width?: string;
}

/** The full mark is at 5/6 of the track, so that overfull has room to show past it; `marks.css` draws it there. */
const FULL = 100 / 1.2;
const WARNING = 'M12 3.5 22 20.5H2ZM12 10v4.5M12 17.5v.01';

/** A fill level: bar, number, and past 100 a notch at the full mark with the word "overfull". */
export function LevelBar({ level, compact, width = '4.5rem' }: LevelBarProps) {
  const intl = useIntl();
  if (level === null || level === undefined) {
    return <span className="level-none">{intl.formatMessage(uiMessages.levelUnknown)}</span>;
  }
  const band = levelBand(level);
  const over = band === 'over';
  const text = formatPercent(intl, level);
  const word = intl.formatMessage(uiMessages.levelOver);
  const share = Math.min(100, Math.max(0, (level / 100) * FULL));
  const label = intl.formatMessage(uiMessages.levelText, { level: text });
  return (
    <span className="level" role="img" aria-label={over ? `${label}, ${word}` : label} data-band={band}>
      <span className="level-track" style={{ width, '--level': `${share}%` } as CSSProperties} />
      <span className="level-figure">{text}</span>
      {over ? (
        <span className="level-over">
          <LineIcon path={WARNING} />
          {compact ? null : word}
        </span>
      ) : null}
    </span>
  );
}
