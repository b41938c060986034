// Runs inline before the first paint. Its hash stands in the policy (src/server/security-headers.ts), so that not a
// letter of it may change alone; tests/e2e/first-paint.spec.ts says the new one.
(() => {
  const page = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be forbidden; then nobody is in, and the system decides about the theme.
      return null;
    }
  };

  // No light page flashes in a dark room. src/app/theme/theme.ts says the same in full.
  const word = String(read('film_app_theme')).replace(/"/g, '');
  const dark = word === 'dark' || (word !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.classList.toggle('dark', dark);

  // Who is in sees the shell's outline and never the landing page, which stands in the page already.
  const signedIn = read('film_app_user') !== null;
  page.dataset.start = signedIn ? 'shell' : location.hash === '#/giris' ? 'form' : 'visitor';
  const isVisitor = page.dataset.start === 'visitor';

  // The landing page is read before it is used: its fonts and then its script come after the first paint, or with the
  // first press. Who has been here has the fonts, and would see other letters for a moment.
  const isFirstVisit = () => {
    try {
      return localStorage.length === 0 && performance.getEntriesByType('navigation')[0].type === 'navigate';
    } catch {
      return true;
    }
  };
  let isParsed = false;
  let isPainted = !isVisitor || document.hidden;
  if (!isPainted && isFirstVisit()) page.dataset.fonts = 'later';
  let isBegun = false;
  const begin = () => {
    const entry = document.querySelector('link[data-entry]');
    if (isBegun || !isParsed || !isPainted || entry === null) return;
    isBegun = true;
    document.querySelectorAll('link[data-later]').forEach((link) => {
      link.rel = 'modulepreload';
    });
    import(entry.href);
  };
  const beginAnyway = () => {
    isPainted = true;
    // Asked for here, before the scripts: the next layout would come after them. All are shown at once: each change of
    // fonts costs a layout of the whole page.
    const faces = [...document.fonts].filter((face) => face.family.includes('Landing'));
    // One that does not come is stood in for.
    Promise.allSettled(faces.map((face) => face.load())).then(() => {
      delete page.dataset.fonts;
    });
    begin();
  };
  addEventListener('DOMContentLoaded', () => {
    isParsed = true;
    begin();
    // Who turned away before anything was painted is told nothing of paints.
    setTimeout(beginAnyway, 3000);
  });
  if (!isVisitor) return;
  new PerformanceObserver((list) => {
    // The first paint alone may be of a bare background.
    if (list.getEntriesByName('first-contentful-paint').length > 0) beginAnyway();
  }).observe({ type: 'paint', buffered: true });

  // A press before the page is live is kept: src/app/start/early-press.ts repeats it.
  addEventListener('click', (event) => {
    const button = event.target.closest('#root button');
    if (page.dataset.start !== 'visitor' || button === null) return;
    button.dataset.pressed = '';
    beginAnyway();
  });
})();
