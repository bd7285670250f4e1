import { useIntl } from 'react-intl';
import { IconButton } from '@/ui/IconButton';
import { Menu, MenuItem } from '@/ui/Menu';
import { Flag } from './Flag';
import { useLanguage } from './language';
import { LANGUAGES, OFFERED } from './languages';
import { defineMessages } from './define';

/** The choice among the languages with complete texts. */
export function LanguagePicker() {
  const intl = useIntl();
  const [language, setLanguage] = useLanguage();
  return (
    <Menu
      trigger={
        <IconButton label={intl.formatMessage(i18nMessages.languageIs, { language: LANGUAGES[language].label })}>
          <Flag language={language} />
        </IconButton>
      }
    >
      {OFFERED.map((offered) => (
        <MenuItem
          key={offered}
          icon={<Flag language={offered} />}
          checked={offered === language}
          onSelect={() => setLanguage(offered)}
        >
          <span lang={LANGUAGES[offered].tag}>{LANGUAGES[offered].label}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}

const i18nMessages = defineMessages({
  language: { id: 'i18n.language', defaultMessage: 'Language' },
  languageIs: { id: 'i18n.languageIs', defaultMessage: 'Language: {language}' },
});
