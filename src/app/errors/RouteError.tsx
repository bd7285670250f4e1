import { Button } from '@chakra-ui/react';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { ServerAway } from '@/api/signIn';
import { common } from '@/i18n/common';
import { crashMessages, statusMessages } from '../messages';
import { ForbiddenPage, NotFoundPage } from '../status/pages';
import { StatusPage } from '../status/StatusPage';
import { isPreloadError } from './preload';
import { Reference } from './Reference';
import { referenceOf, statusOf } from './reference';

/** In place of a page whose guard, loader or component failed: what the router's errors 400, 403, 404 and 405 say, else the crash. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  if (isPreloadError(error)) return <StalePage />;
  const status = statusOf(error);
  if (status === 400)
    return (
      <StatusPage
        code={400}
        title={statusMessages.badRequestTitle}
        text={statusMessages.badRequestText}
        picture="search"
      />
    );
  if (status === 403) return <ForbiddenPage />;
  if (status === 404) return <NotFoundPage />;
  if (status === 405)
    return (
      <StatusPage
        code={405}
        title={statusMessages.notAllowedTitle}
        text={statusMessages.notAllowedText}
        picture="lock"
      />
    );
  const away = error instanceof ServerAway;
  const server = status !== undefined && status >= 500;
  return (
    <StatusPage
      title={away ? statusMessages.awayTitle : server ? statusMessages.serverErrorTitle : crashMessages.title}
      text={away ? statusMessages.awayText : server ? statusMessages.serverErrorText : crashMessages.text}
      picture="broken"
      // While the server is away the banner has the one way to try again.
      action={
        away ? null : (
          <Button type="button" onClick={retry}>
            <FormattedMessage {...common.retry} />
          </Button>
        )
      }
    >
      {away ? null : <Reference id={referenceOf(error)} />}
    </StatusPage>
  );
}

/** The code of a page could not be loaded, and a reload did not help. */
function StalePage() {
  return (
    <StatusPage
      title={crashMessages.staleTitle}
      text={crashMessages.staleText}
      picture="broken"
      action={
        <Button type="button" onClick={() => window.location.reload()}>
          <FormattedMessage {...common.reload} />
        </Button>
      }
    />
  );
}
