/* Applies display settings and language to <html> before the first paint. A classic script without imports, because a
   module would run after it. test/theme/boot.test.ts proves that it agrees with src/theme/settings.ts. */
(function () {
  var root = document.documentElement;
  var allowed = {
    themeMode: ['light', 'dark'],
    themeDirection: ['ltr', 'rtl'],
    themeContrast: ['default', 'bold'],
    themeLayout: ['vertical', 'mini'],
    themeColorPresets: ['default', 'cyan', 'purple', 'blue', 'orange', 'red'],
    themeStretch: [false, true],
  };
  var stored = {};
  var language = null;
  try {
    language = localStorage.getItem('i18nextLng');
    stored = JSON.parse(localStorage.getItem('settings') || '{}') || {};
  } catch {
    stored = {};
  }
  function pick(name, fallback) {
    return allowed[name].indexOf(stored[name]) >= 0 ? stored[name] : fallback;
  }
  if (['en', 'fr', 'vi', 'cn', 'ar', 'de'].indexOf(language) < 0) language = 'en';
  var mode = pick('themeMode', matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  root.classList.add(mode);
  root.setAttribute('data-theme', mode);
  root.setAttribute('dir', pick('themeDirection', language === 'ar' ? 'rtl' : 'ltr'));
  root.setAttribute('data-contrast', pick('themeContrast', 'default'));
  root.setAttribute('data-layout', pick('themeLayout', 'vertical'));
  root.setAttribute('data-preset', pick('themeColorPresets', 'default'));
  root.setAttribute('data-stretch', String(pick('themeStretch', false)));
  root.setAttribute('lang', language === 'cn' ? 'zh-CN' : language);
})();
