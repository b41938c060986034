import { describe, expect, it } from 'vitest';

import { toolsInMemory } from './harness.ts';

describe('remember and forget', () => {
  it('V-13 keep a note once and delete it by its words', async () => {
    const { run, ports } = toolsInMemory();
    const note = { kind: 'avoidGenre', text: 'Korku' };
    expect(await run('remember', { note })).toEqual({ status: 'done', note });
    expect(await run('remember', { note })).toEqual({ status: 'unchanged', note });
    expect(ports.notes.get()).toEqual([note]);
    expect(await run('forget', { note: 'korku' })).toEqual({ status: 'done', note });
    expect(await run('forget', { note: 'korku' })).toEqual({ status: 'notFound', title: 'korku' });
  });

  it('V-13 say in words what kind does not know it, and what could not be kept', async () => {
    const { run } = toolsInMemory();
    expect(await run('remember', { note: { kind: 'avoidTone', text: 'müzikal' } })).toMatchObject({
      note: { kind: 'other', text: 'müzikal' },
    });
    const full = toolsInMemory({
      ports: { notes: { get: () => [], add: async () => 'failed', remove: async () => false } },
    });
    expect(await full.run('remember', { note: { kind: 'child', text: '8' } })).toMatchObject({
      status: 'failed',
    });
  });
});
