import { describe, expect, it } from 'vitest';

import { converse, lastWords } from '../converse.ts';

describe('small talk', () => {
  it.each(['naber napıyosun', 'naptın bugün'])('asks how we are: “%s”', async (said) =>
    expect(await lastWords([said])).toMatch(/İyiyim|İyidir|Keyfim/u),
  );
  it.each(['napıyosun', 'napıyon', 'ne işler çeviriyosun'])('asks what we are up to: “%s”', async (said) =>
    expect(await lastWords([said])).toMatch(/[Ff]ilm/u),
  );
  it('is none where somebody else has written it', async () => {
    const words = await lastWords(['off yine aklıma geldi naber yazmış bana']);
    expect(words).not.toMatch(/İyiyim|İyidir|Keyfim/u);
    expect(words).toMatch(/film/u);
  });
  it.each(['titaniki izledin mi', 'sen jokeri gördün mü'])(
    'asks whether we have seen a film: “%s”',
    async (said) => {
      expect(await lastWords([said])).toMatch(/(Titanik|Joker) hakkında/u);
      const [, yes] = await converse([said, 'evet']);
      expect(yes?.calls[0]?.[0]).toBe('showFilm');
    },
  );
});
