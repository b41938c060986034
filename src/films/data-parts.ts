import turkish1 from '#films/data/turkish-1.json' with { type: 'json' };
import turkish2 from '#films/data/turkish-2.json' with { type: 'json' };
import world1 from '#films/data/world-1.json' with { type: 'json' };
import world2 from '#films/data/world-2.json' with { type: 'json' };
import world3 from '#films/data/world-3.json' with { type: 'json' };
import world4 from '#films/data/world-4.json' with { type: 'json' };
import world5 from '#films/data/world-5.json' with { type: 'json' };
import world6 from '#films/data/world-6.json' with { type: 'json' };

/**
 * The built-in catalogue's parts, each a JSON array of films. Imported as a whole when the first film is
 * asked for, so that none of it weighs on the first load. Static imports, because Vite's development server leaves the
 * attribute on a dynamic one, and browsers then refuse what it serves.
 */
export const DATA_PARTS: readonly unknown[] = [
  turkish1,
  turkish2,
  world1,
  world2,
  world3,
  world4,
  world5,
  world6,
];
