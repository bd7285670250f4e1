import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { createIntl, RawIntlProvider } from 'react-intl';
import { LANGUAGES, type Language } from './languages';
import { useLanguage } from './language';
import { loadedMessages, loadMessages } from './load';
import type { Messages } from './load';
import { useTimeZone } from './timeZone';

/** A missing translation is expected: it shows its English default. Anything else is an error in a message. */
const onError = (error: Error & { code?: string }) => {
  if (error.code !== 'MISSING_TRANSLATION') reportError(error);
};

interface Loaded {
  language: Language;
  messages: Messages;
}

/**
 * Texts and formats of the chosen language, dates in the customer's time zone. The present texts stay until those of a new
 * language have loaded; if that fails, English is shown.
 */
export function I18nProvider({ children }: { children: ReactNode }) {
  const [language] = useLanguage();
  const timeZone = useTimeZone();
  const known = loadedMessages(language);
  const [loaded, setLoaded] = useState<Loaded | null>(known ? { language, messages: known } : null);

  useEffect(() => {
    let live = true;
    const done = (messages: Messages) => live && setLoaded({ language, messages });
    loadMessages(language).then(done, () => done({}));
    return () => {
      live = false;
    };
  }, [language]);

  const texts = known ?? loaded?.messages;
  const of = known ? language : loaded?.language;
  const intl = useMemo(
    () =>
      texts && of
        ? createIntl({
            locale: LANGUAGES[of].tag,
            // Or each English text would be reported as a missing translation.
            defaultLocale: LANGUAGES.en.tag,
            messages: texts,
            timeZone,
            onError,
          })
        : null,
    [texts, of, timeZone],
  );
  return intl ? <RawIntlProvider value={intl}>{children}</RawIntlProvider> : null;
}
