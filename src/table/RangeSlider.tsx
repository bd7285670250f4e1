import { defineSlotRecipe, Slider } from '@chakra-ui/react';
import { sliderAnatomy } from '@chakra-ui/react/anatomy';
import { useIntl } from 'react-intl';
import { common } from '@/i18n/common';

interface RangeSliderProps {
  bounds: readonly [min: number, max: number];
  /** Undefined is no limit: the thumb is at its end. */
  from: number | undefined;
  to: number | undefined;
  onFrom: (value: number | undefined) => void;
  onTo: (value: number | undefined) => void;
}

/** Steps across the whole slider at the most: about one a pixel. */
const STEPS = 300;

const looks = defineSlotRecipe({
  slots: sliderAnatomy.keys(),
  base: {
    root: { px: '1', mb: '2' },
    control: { display: 'flex', alignItems: 'center', position: 'relative', h: '6' },
    track: { flex: '1', h: '1', borderRadius: 'full', bg: 'border.strong', overflow: 'hidden' },
    range: { h: '100%', bg: 'accent.solid' },
    thumb: {
      top: '50%',
      translate: '0 -50%',
      boxSize: '4.5',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'accent.border',
      bg: 'surface',
      cursor: 'grab',
      _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
    },
  },
});

/** Two thumbs on one track; neither passes the other. */
export function RangeSlider({ bounds: [min, max], from, to, onFrom, onTo }: RangeSliderProps) {
  const intl = useIntl();
  const within = (value: number) => Math.min(max, Math.max(min, value));
  const [low, high] = [within(from ?? min), within(to ?? max)];
  return (
    <Slider.Root
      recipe={looks}
      {...{ min, max }}
      step={Math.max(1, Math.round((max - min) / STEPS))}
      value={[low, high]}
      onValueChange={({ value: [a = min, b = max] }) => {
        if (a !== low) onFrom(a === min ? undefined : a);
        if (b !== high) onTo(b === max ? undefined : b);
      }}
      aria-label={[intl.formatMessage(common.from), intl.formatMessage(common.to)]}
      getAriaValueText={({ value }) => intl.formatNumber(value)}
    >
      <Slider.Control>
        <Slider.Track>
          <Slider.Range />
        </Slider.Track>
        <Slider.Thumb index={0} data-autofocus="" />
        <Slider.Thumb index={1} />
      </Slider.Control>
    </Slider.Root>
  );
}
