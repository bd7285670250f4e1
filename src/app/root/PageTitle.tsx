import { VisuallyHidden } from '@chakra-ui/react';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { pageTitles } from '../messages';
import { useTrail } from '../useTrail';

/**
 * The title of the window, and what a screen reader hears when the page changes. A change of search parameters is no
 * change of page. The focus goes to the top of the new page, unless something there has taken it.
 */
export function PageTitle() {
  const intl = useIntl();
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname ?? state.location.pathname });
  const page = useTrail(pathname).at(-1)?.title;
  const product = intl.formatMessage(pageTitles.product);
  const title = page ? intl.formatMessage(pageTitles.page, { page: intl.formatMessage(page), product }) : product;
  const [spoken, setSpoken] = useState('');
  const before = useRef(pathname);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setSpoken(title);
    const main = document.getElementById('main');
    if (!main?.contains(document.activeElement) && !document.querySelector('[aria-modal]')) {
      main?.focus({ preventScroll: true });
    }
  }, [pathname, title]);

  return (
    <VisuallyHidden>
      <span role="status" data-testid="route-announcer">
        {spoken}
      </span>
    </VisuallyHidden>
  );
}
