import { Flex, Text } from '@chakra-ui/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { createIntl, RawIntlProvider } from 'react-intl';
import { LANGUAGES, type Language } from '@/i18n/languages';
import { speak, type Speech } from './language';
import { PlainSelect } from './PlainField';
import { reportMessages as messages } from './messages';

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
        <Flex as="header" align="center" justify="space-between" wrap="wrap" columnGap="3" minH="14" py="1">
          <Text fontWeight="semibold" lineClamp="2" overflowWrap="anywhere">
            {operator}
          </Text>
          <PlainSelect
            w="10rem"
            maxW="100%"
            appearance="auto"
            aria-label={intl.formatMessage(messages.language)}
            value={language}
            onChange={(event) => void speak(event.target.value as Language).then(setSpeech)}
          >
            {Object.entries(LANGUAGES).map(([value, { label }]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </PlainSelect>
        </Flex>
        <Flex as="main" id="main" tabIndex={-1} outline="none" direction="column" gap="4" flex="1">
          {children(language)}
        </Flex>
      </Flex>
    </RawIntlProvider>
  );
}
