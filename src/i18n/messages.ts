import { defineMessages } from './define';

export const i18nMessages = defineMessages({
  language: { id: 'i18n.language', defaultMessage: 'Language' },
  languageIs: { id: 'i18n.languageIs', defaultMessage: 'Language: {language}' },
});
