import Bowser from 'bowser';

/** What a person recognises a session by, without versions. */
export function browserOf(userAgent: string | undefined): { browser?: string; os?: string } {
  const { browser, os } = Bowser.parse(userAgent?.slice(0, 500) || 'unknown');
  return { ...(browser.name ? { browser: browser.name } : {}), ...(os.name ? { os: os.name } : {}) };
}
