import { Box, Flex, Skeleton } from '@chakra-ui/react';
import { createMemoryHistory } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { basePath } from '@/api/config';
import { I18nProvider } from '@/i18n/I18nProvider';
import { showLanguage } from '@/i18n/language';
import { LANGUAGES, OFFERED, type Language } from '@/i18n/languages';
import { loadMessages } from '@/i18n/load';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { App } from '../App';
import { Brand } from '../Brand';
import { createAppRouter } from '../router';
import { layoutSizes } from '../sizes';

async function signInPage(language: Language) {
  showLanguage(language);
  await loadMessages(language);
  const router = createAppRouter(createMemoryHistory({ initialEntries: [`${basePath()}/auth/login`] }));
  await router.load();
  // The app looks for its own `main` while this is still in the page, and would give the focus to what is removed in a moment.
  return renderToStaticMarkup(<App router={router} />, { identifierPrefix: language }).replace(' id="main"', '');
}

/** In the mini layout the mark alone, in its middle. */
const brand = { 'html[data-layout=mini] &': { px: '0', justifyContent: 'center', '& span': { display: 'none' } } };

/** The main layout: of its words the name alone, for the others depend on who is signed in. */
const MainLayout = () => (
  <ThemeProvider>
    <Flex minH="100dvh" css={layoutSizes} aria-busy>
      <Box display={{ base: 'none', md: 'block' }} w="var(--sidebar-width)" bg="surface" borderInlineEndWidth="1px">
        <Flex h="14" align="center" px="4" css={brand}>
          <I18nProvider>
            <Brand />
          </I18nProvider>
        </Flex>
      </Box>
      <Box flex="1">
        <Box h="var(--header-height)" borderBottomWidth="1px" />
        <Flex direction="column" gap="4" px={{ base: '4', md: '6' }} py={{ base: '4', md: '5' }}>
          <Skeleton loading h="9" w="14rem" />
          <Skeleton loading h="9" />
          <Skeleton loading h="60dvh" />
        </Flex>
      </Box>
    </Flex>
  </ThemeProvider>
);

const pages: string[] = [];
for (const language of OFFERED) {
  const lang = `lang="${LANGUAGES[language].tag}"`;
  pages.push(`<div data-page="sign-in" ${lang}>${await signInPage(language)}</div>`);
  pages.push(`<div data-page="app" ${lang}>${renderToStaticMarkup(<MainLayout />)}</div>`);
}

/**
 * What the page shows until the app has loaded: the sign-in page with complete texts and the main layout, in each language.
 * Rendered when the app is built (`scripts/lib/firstPaint.ts`); `firstPaint.css` chooses one by the attributes of <html>.
 */
export const rendered = pages.join('\n');
