import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import {
  Maximize,
  Minimize,
  Moon,
  PanelLeft,
  PanelLeftClose,
  PilcrowLeft,
  PilcrowRight,
  RotateCcw,
  Sun,
} from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSyncExternalStore } from 'react';
import { common } from '@/i18n/common';
import { Radios } from '@/ui/Radios';
import { themeMessages as t } from './messages';
import { resetSettings, setSettings, useSettings, type Settings } from './settings';

const COLORS = {
  default: t.colorDefault,
  cyan: t.colorCyan,
  purple: t.colorPurple,
  blue: t.colorBlue,
  orange: t.colorOrange,
  red: t.colorRed,
};

/** One below the other where text is large. */
const TWO_ABREAST = { display: 'grid', gap: '2', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' };

/** The display settings; each choice takes effect at once and is stored. */
export function SettingsPanel() {
  const { formatMessage: f } = useIntl();
  const settings = useSettings();
  const set = <K extends keyof Settings>(key: K) => ({
    value: settings[key],
    onChange: (value: Settings[K]) => setSettings({ [key]: value }),
  });
  const icon = { size: 16, 'aria-hidden': true } as const;
  return (
    <Flex direction="column" gap="5" pb="4">
      <Radios
        label={f(t.mode)}
        {...set('themeMode')}
        layout={TWO_ABREAST}
        options={[
          { value: 'light', label: f(t.light), after: <Sun {...icon} /> },
          { value: 'dark', label: f(t.dark), after: <Moon {...icon} /> },
        ]}
      />
      <Radios
        label={f(t.contrast)}
        {...set('themeContrast')}
        layout={TWO_ABREAST}
        options={[
          { value: 'default', label: f(t.contrastDefault) },
          { value: 'bold', label: f(t.contrastBold) },
        ]}
      />
      <Radios
        label={f(t.direction)}
        {...set('themeDirection')}
        layout={TWO_ABREAST}
        options={[
          { value: 'ltr', label: f(t.ltr), after: <PilcrowRight {...icon} /> },
          { value: 'rtl', label: f(t.rtl), after: <PilcrowLeft {...icon} /> },
        ]}
      />
      <Radios
        label={f(t.layout)}
        {...set('themeLayout')}
        layout={TWO_ABREAST}
        options={[
          { value: 'vertical', label: f(t.vertical), after: <PanelLeft {...icon} /> },
          { value: 'mini', label: f(t.mini), after: <PanelLeftClose {...icon} /> },
        ]}
      />
      <Radios
        label={f(t.color)}
        {...set('themeColorPresets')}
        layout={TWO_ABREAST}
        options={(Object.keys(COLORS) as (keyof typeof COLORS)[]).map((value) => ({
          value,
          label: f(COLORS[value]),
          after: <Box data-preset={value} boxSize="4" borderRadius="full" flexShrink={0} bg="var(--c-accent-solid)" />,
        }))}
      />
      <Check {...set('themeStretch')} label={f(t.stretch)} help={f(t.stretchHelp)} />
      <Check {...set('singleKeys')} label={f(t.singleKeys)} help={f(t.singleKeysHelp)} />
      <Flex gap="2" wrap="wrap">
        <FullScreenButton />
        <Button variant="outline" onClick={resetSettings}>
          <RotateCcw aria-hidden />
          <FormattedMessage {...common.reset} />
        </Button>
      </Flex>
    </Flex>
  );
}

interface CheckProps {
  value: boolean;
  onChange: (value: boolean) => void;
  label: string;
  help: string;
}

function Check({ value, onChange, label, help }: CheckProps) {
  return (
    <chakra.label display="flex" gap="3" alignItems="flex-start" cursor="pointer">
      <chakra.input
        type="checkbox"
        mt="0.5"
        boxSize="4"
        accentColor="accent.solid"
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        <Box as="span" display="block" textStyle="secondary">
          {help}
        </Box>
      </span>
    </chakra.label>
  );
}

function FullScreenButton() {
  const [full, toggle] = useFullScreen();
  if (!document.fullscreenEnabled) return null;
  return (
    <Button variant="outline" onClick={toggle} aria-pressed={full}>
      {full ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
      <FormattedMessage {...(full ? t.exitFullScreen : t.fullScreen)} />
    </Button>
  );
}

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/** Whether the page fills the screen, and a function that changes it. A refusal of the browser changes nothing. */
function useFullScreen(): [boolean, () => void] {
  const full = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const toggle = () => {
    const change = full ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    change.catch(() => undefined);
  };
  return [full, toggle];
}
