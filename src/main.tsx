import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/App';
import { createAppRouter } from '@/app/router';
import { handOver } from '@/app/firstPaint/handOver';
import { installWhenSignedIn } from '@/app/offline/install';
import { preloadInitialRoute } from '@/app/preloadInitialRoute';
import { NotPermitted } from '@/auth/guards';

// Known when the app is built: the product has nothing of it.
const history =
  import.meta.env.DEV || import.meta.env.VITE_MOCK ? await (await import('@/develop/develop')).develop() : undefined;

const router = createAppRouter(history);
preloadInitialRoute(router);
installWhenSignedIn(router);

const root = document.getElementById('root') as HTMLElement;
handOver(root);
createRoot(root, {
  // A page that a role may not see is a normal response.
  onCaughtError: (error) => error instanceof NotPermitted || console.error(error),
}).render(
  <StrictMode>
    <App router={router} />
  </StrictMode>,
);
