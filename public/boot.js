/* Applies display settings and language to <html> before the first paint. A classic script without imports, because a
   module would run after it. test/theme/settings.test.ts proves that it agrees with src/theme/settings.ts. */
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

  // Which page of src/app/firstPaint is seen until the app has loaded.
  var simple = /\/(setup|drive|report(\/[^/]*)?|auth\/(?!login).+|403|404|500|coming-soon|maintenance|de|en|fr|pt|us)\/?$/.test(location.pathname);
  root.setAttribute('data-first-paint', simple ? 'plain' : token ? 'app' : 'sign-in');

  // The files of the page come beside those of the app instead of after them. The build writes here which they are.
  var built = null;
  function preload(file, base) {
    var link = document.createElement('link');
    var isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.fetchPriority = 'low';
    link.href = new URL(file, base).href;
    document.head.appendChild(link);
  }
  if (built) {
    var base = new URL('.', document.currentScript.src);
    var page = location.pathname.slice(base.pathname.length).replace(/\/$/, '') || 'dashboard';
    (built.pages[token || simple ? page : 'auth/login'] || []).forEach(function (index) {
      preload(built.files[index], base);
    });
    // Who is signed in is asked too, as soon as it is known where: no page asks for its rows before (src/api/signIn.ts).
    if (token && !simple && built.api !== undefined)
      document.addEventListener(
        'load',
        function (event) {
          if (window.__PROFILE__ || !String(event.target.src).endsWith('/config.js')) return;
          var api = (window.__CONFIG__ && window.__CONFIG__.apiBase) || built.api || base.pathname + 'api';
          var headers = { Authorization: 'Bearer ' + token, Accept: 'application/json', 'Accept-Language': root.lang };
          var response = fetch(api.replace(/\/+$/, '') + '/auth/me', { headers: headers, credentials: 'include' });
          // The app asks again.
          response.catch(function () {});
          window.__PROFILE__ = { token: token, response: response };
        },
        true,
      );
  }

  // A file of the app that does not arrive leaves it for ever.
  document.addEventListener(
    'error',
    function (event) {
      if (event.target.type === 'module') document.getElementById('not-loaded').hidden = false;
    },
    true,
  );

  // What is pressed on it is noted, and the app does it when it has loaded. Only the language changes at once.
  document.addEventListener('click', function (event) {
    if (event.target.closest('#not-loaded button')) location.reload();
    var button = event.target.closest('#first-paint button');
    if (!button) return;
    event.preventDefault();
    button.setAttribute('data-pressed', '');
    if (!button.lang) return;
    root.setAttribute('lang', button.lang);
    try {
      localStorage.setItem('i18nextLng', button.lang.slice(0, 2));
    } catch {
      // Storage full or forbidden: the app is asked for the language as well.
    }
  });
})();
