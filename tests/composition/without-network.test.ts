import { describe, expect, it } from 'vitest';

import { modelLabel } from '#app/model-label.ts';
import { connectionsOf } from '#composition/connections.ts';
import { isOnThisMachine, withoutNetwork } from '#composition/without-network.ts';

const KEEPER = { openai: true, tmdb: true, model: 'gpt-4o-mini' };
const NONE = { openai: false, tmdb: false };
const settings = (baseUrl: string) => ({ model: 'm', baseUrl, apiKey: 'sk', tmdbKey: 'tm' });

describe('services without a network', () => {
  it('O-08 those elsewhere are not asked, and who answers instead is said', () => {
    const away = withoutNetwork(connectionsOf(settings(''), NONE, 'https://sine.test'));
    expect(away).toMatchObject({ ai: undefined, isAway: true });
    // It is connected; that it cannot be reached shows where it is needed.
    expect(away.tmdb?.apiKey).toBe('tm');
    expect(modelLabel(away)).toContain('Çevrimdışı · yerleşik asistan');
    const keeper = withoutNetwork(
      connectionsOf({ ...settings(''), apiKey: '' }, KEEPER, 'https://sine.test'),
    );
    expect(keeper.ai).toBeUndefined();
  });

  it('O-08 a model on this machine goes on answering', () => {
    const near = withoutNetwork(
      connectionsOf(settings('http://localhost:11434/v1'), NONE, 'https://sine.test'),
    );
    expect(near.ai?.baseUrl).toBe('http://localhost:11434/v1');
    expect(near.isAway).toBe(false);
    expect(modelLabel(near)).not.toContain('Çevrimdışı');
  });

  it('O-08 where nothing is connected nothing is missed', () => {
    const built = withoutNetwork(connectionsOf({ ...settings(''), apiKey: '' }, NONE, 'https://sine.test'));
    expect(modelLabel(built)).toBe('Yerleşik asistan · internet gerekmez');
  });

  it.each([
    ['http://localhost:1234/v1', true],
    ['http://127.0.0.1', true],
    ['http://[::1]:80/v1', true],
    ['http://192.168.1.5', false],
    ['https://localhost.example.com', false],
    ['no address', false],
  ])('%s is on this machine: %s', (address, expected) => {
    expect(isOnThisMachine(address)).toBe(expected);
  });
});
