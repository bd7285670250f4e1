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
  var token = null;
  try {
    token = localStorage.getItem('accessToken');
    language = localStorage.getItem('i18nextLng');
    stored = JSON.parse(localStorage.getItem('settings') || '{}') || {};
  } catch {
    stored = {};
  }
  function pick(name, fallback) {
    return allowed[name].indexOf(stored[name]) >= 0 ? stored[name] : fallback;
  }
  if (['en', 'fr', 'vi', 'cn', 'ar', 'de'].indexOf(language) < 0) language = 'en';
  var mode = pick('themeMode', 'light');
  root.classList.add(mode);
  root.setAttribute('data-theme', mode);
  root.setAttribute('dir', pick('themeDirection', language === 'ar' ? 'rtl' : 'ltr'));
  root.setAttribute('data-contrast', pick('themeContrast', 'default'));
  root.setAttribute('data-layout', pick('themeLayout', 'vertical'));
  root.setAttribute('data-preset', pick('themeColorPresets', 'default'));
  root.setAttribute('data-stretch', String(pick('themeStretch', false)));
  root.setAttribute('lang', { en: 'en-GB', cn: 'zh-CN' }[language] || language);

  // Which page index.html shows until the app is there.
  var simple = /\/(auth\/(?!login).+|403|404|500|coming-soon|maintenance|de|en|fr|pt|us)\/?$/.test(location.pathname);
  root.setAttribute('data-shell', simple ? 'plain' : token ? 'app' : 'login');

  // What is pressed on that page is noted; the app does it when it has arrived.
  function note(event) {
    var shell = document.getElementById('shell');
    if (!shell || !shell.contains(event.target)) return;
    if (event.type === 'keydown' && event.key !== 'Enter') return;
    var pressed = event.target.closest('button, [role=link]');
    if (!pressed && event.type === 'click') return;
    var selector = pressed ? pressed.getAttribute('data-for') : 'button[type=submit]';
    shell.setAttribute('data-asked', selector);
    if (pressed && pressed.lang) {
      root.setAttribute('lang', pressed.lang);
      try {
        localStorage.setItem('i18nextLng', pressed.lang);
      } catch {
        // Storage full or forbidden: the app is asked for the language as well.
      }
    }
  }
  document.addEventListener('click', note);
  document.addEventListener('keydown', note);
})();
