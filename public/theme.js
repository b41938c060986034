// Runs before the first paint, so that no light page flashes in a dark room. src/app/theme/theme.ts says the same in full.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('film_app_theme');
  } catch (_) {
    // Storage may be forbidden; then the system decides.
  }
  var word = String(stored).replace(/"/g, '');
  var dark = word === 'dark' || (word !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', dark);
})();
