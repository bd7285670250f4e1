import type { ReactNode } from 'react';
import { I18nProvider } from '@/i18n/I18nProvider';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { renderShown } from '../setup/shown';

/** Renders a part with the theme and the texts around it, and nothing else of the app. */
export const renderKit = (children: ReactNode) =>
  renderShown(
    <ThemeProvider>
      <I18nProvider>{children}</I18nProvider>
    </ThemeProvider>,
  );
