import { useEffect, useState } from 'react';

/** Whether the page opens without a network: the service worker of the app has all of its files. */
export function useOpensOffline(): boolean {
  const [opens, setOpens] = useState(false);
  useEffect(() => {
    if ('serviceWorker' in navigator)
      void navigator.serviceWorker.ready.then(({ active }) => setOpens(active?.scriptURL.endsWith('/sw.js') ?? false));
  }, []);
  return opens;
}
