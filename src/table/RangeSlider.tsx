import { useIntl } from 'react-intl';
import { tableMessages } from './messages';
import './range.css';

interface RangeSliderProps {
  bounds: readonly [min: number, max: number];
  /** Undefined is no limit: the thumb stands at its end. */
  from: number | undefined;
  to: number | undefined;
  onFrom: (value: number | undefined) => void;
  onTo: (value: number | undefined) => void;
}

/** Steps across the whole slider at the most: about one a pixel. */
const STEPS = 300;

/** Two native sliders on one track; neither passes the other. */
export function RangeSlider({ bounds: [min, max], from, to, onFrom, onTo }: RangeSliderProps) {
  const intl = useIntl();
  const step = Math.max(1, Math.round((max - min) / STEPS));
  const within = (value: number) => Math.min(max, Math.max(min, value));
  const [low, high] = [within(from ?? min), within(to ?? max)];
  const share = (value: number) => (value - min) / (max - min);
  return (
    <div className="dt-range" style={{ '--from': share(low), '--to': share(high) } as React.CSSProperties}>
      <input
        type="range"
        aria-label={intl.formatMessage(tableMessages.from)}
        {...{ min, max, step }}
        value={low}
        onChange={({ target }) => {
          const value = Math.min(Number(target.value), high);
          onFrom(value === min ? undefined : value);
        }}
      />
      <input
        type="range"
        aria-label={intl.formatMessage(tableMessages.to)}
        {...{ min, max, step }}
        value={high}
        onChange={({ target }) => {
          const value = Math.max(Number(target.value), low);
          onTo(value === max ? undefined : value);
        }}
      />
    </div>
  );
}
