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
import { common } from '@/i18n/common';
import { Choice } from './Choice';
import { themeMessages as t } from './messages';
import { resetSettings, setSettings, useSettings, type Settings } from './settings';
import { useFullScreen } from './useFullScreen';

const COLORS = {
  default: t.colorDefault,
  cyan: t.colorCyan,
  purple: t.colorPurple,
  blue: t.colorBlue,
  orange: t.colorOrange,
  red: t.colorRed,
};

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
      <Choice
        label={f(t.mode)}
        {...set('themeMode')}
        options={[
          { value: 'light', label: f(t.light), icon: <Sun {...icon} /> },
          { value: 'dark', label: f(t.dark), icon: <Moon {...icon} /> },
        ]}
      />
      <Choice
        label={f(t.contrast)}
        {...set('themeContrast')}
        options={[
          { value: 'default', label: f(t.contrastDefault) },
          { value: 'bold', label: f(t.contrastBold) },
        ]}
      />
      <Choice
        label={f(t.direction)}
        {...set('themeDirection')}
        options={[
          { value: 'ltr', label: f(t.ltr), icon: <PilcrowRight {...icon} /> },
          { value: 'rtl', label: f(t.rtl), icon: <PilcrowLeft {...icon} /> },
        ]}
      />
      <Choice
        label={f(t.layout)}
        {...set('themeLayout')}
        options={[
          { value: 'vertical', label: f(t.vertical), icon: <PanelLeft {...icon} /> },
          { value: 'mini', label: f(t.mini), icon: <PanelLeftClose {...icon} /> },
        ]}
      />
      <Choice
        label={f(t.color)}
        {...set('themeColorPresets')}
        columns={3}
        options={(Object.keys(COLORS) as (keyof typeof COLORS)[]).map((value) => ({ value, label: f(COLORS[value]) }))}
        swatch={(preset) => (
          <Box
            as="span"
            data-preset={preset}
            boxSize="4"
            borderRadius="full"
            flexShrink={0}
            bg="var(--c-accent-solid)"
          />
        )}
      />
      <chakra.label display="flex" gap="3" alignItems="flex-start" cursor="pointer">
        <chakra.input
          type="checkbox"
          mt="0.5"
          boxSize="4"
          accentColor="accent.solid"
          checked={settings.themeStretch}
          onChange={(event) => setSettings({ themeStretch: event.target.checked })}
        />
        <span>
          <FormattedMessage {...t.stretch} />
          <Box as="span" display="block" textStyle="secondary">
            <FormattedMessage {...t.stretchHelp} />
          </Box>
        </span>
      </chakra.label>
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
