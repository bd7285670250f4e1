import { Button, Flex } from '@chakra-ui/react';
import { Flag } from '@/i18n/Flag';
import { useLanguage } from '@/i18n/language';
import { LANGUAGES, OFFERED } from '@/i18n/languages';

/** The languages side by side: before sign-in nobody should have to look for theirs, and a menu weighs 5 kB. */
export function LanguageButtons() {
  const [language, setLanguage] = useLanguage();
  return (
    <Flex gap="1">
      {OFFERED.map((offered) => (
        <Button
          key={offered}
          type="button"
          size="sm"
          variant={offered === language ? 'subtle' : 'ghost'}
          lang={LANGUAGES[offered].tag}
          aria-pressed={offered === language}
          onClick={() => setLanguage(offered)}
        >
          <Flag language={offered} />
          {LANGUAGES[offered].label}
        </Button>
      ))}
    </Flex>
  );
}
