import { Flex, Text } from '@chakra-ui/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { createIntl, RawIntlProvider } from 'react-intl';
import { LANGUAGES, type Language } from '@/i18n/languages';
import { Select } from '@/ui/Select';
import { speak, type Speech } from './language';
import { reportMessages as messages } from './messages';

const options = (Object.keys(LANGUAGES) as Language[]).map((value) => ({ value, label: LANGUAGES[value].label }));

/** The frame of what citizens see: one column, in the language of the phone or another, which nothing stores. */
export function PublicPage({
  speech: begin,
  operator,
  children,
}: {
  speech: Speech;
  /** Whose containers these are, where that is known. */
  operator?: string;
  children: (language: Language) => ReactNode;
}) {
  const [{ language, messages: texts }, setSpeech] = useState(begin);
  const { tag } = LANGUAGES[language];
  const intl = useMemo(
    () => createIntl({ locale: tag, defaultLocale: LANGUAGES.en.tag, messages: texts, onError: () => undefined }),
    [tag, texts],
  );
  const title = intl.formatMessage(messages.title);
  useEffect(() => {
    const root = document.documentElement;
    const { lang, dir } = root;
    Object.assign(root, { lang: tag, dir: language === 'ar' ? 'rtl' : 'ltr' });
    document.title = title;
    return () => void Object.assign(root, { lang, dir });
  }, [language, tag, title]);
  return (
    <RawIntlProvider value={intl}>
      <Flex direction="column" minH="100dvh" maxW="30rem" mx="auto" px="4" pb="8">
        <Flex as="header" align="center" justify="space-between" gap="3" minH="14">
          <Text fontWeight="semibold" lineClamp="2" overflowWrap="anywhere">
            {operator}
          </Text>
          <Select
            w="10rem"
            label={intl.formatMessage(messages.language)}
            value={language}
            options={options}
            onChange={(chosen) => void speak(chosen ?? language).then(setSpeech)}
          />
        </Flex>
        <Flex as="main" id="main" tabIndex={-1} outline="none" direction="column" gap="4" flex="1">
          {children(language)}
        </Flex>
      </Flex>
    </RawIntlProvider>
  );
}
