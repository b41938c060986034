import { describe, expect, it } from 'vitest';

import { mentionFeatures } from '#assistant/models/local/judge/mention-features.ts';
import { neighbourFeatures } from '#assistant/models/local/judge/mention-neighbours.ts';
import { verbFeatures } from '#assistant/models/local/judge/mention-verbs.ts';
import type { Mention } from '#assistant/models/local/judge/mention.ts';

const PLAIN = { kind: 'theme', rest: '', refused: false };

/** `savciyim , western bul`: words with their marks, and the place of the mention. */
function mention(text: string, own: string, others: Mention['others'] = []): Mention {
  const words = text.split(' ').flatMap((folded, place, all) => {
    if (folded === ',') return [];
    return [{ folded, mark: all[place + 1] === ',' ? ',' : '' }];
  });
  const from = words.findIndex(({ folded }) => folded === own);
  return { ...PLAIN, words, from, to: from + 1, others };
}

describe('what is seen of a mention', () => {
  it('is the same for other words in the same sentence', () => {
    const [war, horses] = ['savas', 'atlar'].map((own) => mention(`bana ${own} filmi bul`, own));
    const stems = (one: Mention | undefined) => new Set(one && mentionFeatures(one));
    const both = [...stems(war)].filter((feature) => stems(horses).has(feature));
    expect(both.length / stems(war).size).toBeGreaterThan(0.8);
  });

  it('names the verbs ahead and behind, whatever marks stand between', () => {
    const told = verbFeatures(mention('dun savas izledim , western bul', 'savas'));
    expect(told).toEqual(expect.arrayContaining(['V0cpast', 'V1cask', 'V1m1', 'Gask']));
    const wished = verbFeatures(mention('dun savas izledim , western bul', 'western'));
    expect(wished).toEqual(expect.arrayContaining(['V0cask', 'U0cpast', 'U0m1']));
  });

  it('tells refusing from asking, and who somebody is from both', () => {
    expect(verbFeatures(mention('korku istemem', 'korku'))).toContain('V0cno');
    expect(verbFeatures(mention('korku istiyorum', 'korku'))).toContain('V0cask');
    expect(verbFeatures(mention('okulda ogretmeniyim', 'okulda'))).toContain('V0cself');
  });

  it('knows what stands beside it, and nothing beside what stands alone', () => {
    const row = mention('korku , savas olmasin', 'korku', [{ ...PLAIN, from: 1, to: 2, refused: true }]);
    expect(neighbourFeatures(row)).toEqual(expect.arrayContaining(['P$', 'Nvtrue', 'Nd0', 'MI0', 'ML1']));
    expect(neighbourFeatures(mention('korku bul', 'korku'))).toEqual(expect.arrayContaining(['P$', 'N$']));
  });
});
