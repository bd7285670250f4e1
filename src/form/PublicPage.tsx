import { Flex, Text } from '@chakra-ui/react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { createIntl, RawIntlProvider, type MessageDescriptor } from 'react-intl';
import { LANGUAGES, type Language } from '@/i18n/languages';
import type { Speech } from '@/i18n/speech';
import { PlainSelect } from './PlainField';
import { singleTaps } from './singleTaps';

interface PublicPageProps {
  speech: Speech;
  speak: (language: Language) => Promise<Speech>;
  languages: readonly Language[];
  /** Of the browser's tab. */
  title: MessageDescriptor;
  /** Of the choice of a language. */
  languageLabel: MessageDescriptor;
  /** Whose page it is, where that is known. */
  operator?: string;
  children: (language: Language) => ReactNode;
}

/** The frame of a page without an account: one column, in the language of the phone or another, which nothing stores. Double taps count once. */
export function PublicPage({
  speech: begin,
  speak,
  languages,
  languageLabel,
  operator,
  children,
  ...rest
}: PublicPageProps) {
  const [{ language, messages: texts }, setSpeech] = useState(begin);
  const { tag } = LANGUAGES[language];
  const intl = useMemo(
    () => createIntl({ locale: tag, defaultLocale: LANGUAGES.en.tag, messages: texts, onError: () => undefined }),
    [tag, texts],
  );
  const [onTap] = useState(singleTaps);
  const title = intl.formatMessage(rest.title);
  useEffect(() => {
    const root = document.documentElement;
    const { lang, dir } = root;
    Object.assign(root, { lang: tag, dir: language === 'ar' ? 'rtl' : 'ltr' });
    document.title = title;
    return () => void Object.assign(root, { lang, dir });
  }, [language, tag, title]);
  return (
    <RawIntlProvider value={intl}>
      <Flex direction="column" minH="100dvh" maxW="30rem" mx="auto" px="min(1rem, 5vw)" pb="8">
        <Flex as="header" align="center" justify="space-between" wrap="wrap" columnGap="3" minH="14" py="1">
          <Text fontWeight="semibold" lineClamp="2" overflowWrap="anywhere">
            {operator}
          </Text>
          <PlainSelect
            w="10rem"
            h="11"
            maxW="100%"
            appearance="auto"
            aria-label={intl.formatMessage(languageLabel)}
            value={language}
            onChange={(event) => void speak(event.target.value as Language).then(setSpeech)}
          >
            {languages.map((value) => (
              <option key={value} value={value}>
                {LANGUAGES[value].label}
              </option>
            ))}
          </PlainSelect>
        </Flex>
        <Flex
          as="main"
          id="main"
          tabIndex={-1}
          outline="none"
          direction="column"
          gap="4"
          flex="1"
          onClickCapture={onTap}
        >
          {children(language)}
        </Flex>
      </Flex>
    </RawIntlProvider>
  );
}
