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
      ports: {
        notes: {
          get: () => [],
          add: async () => 'failed',
          remove: async () => false,
          clear: async () => false,
        },
      },
    });
    expect(await full.run('remember', { note: { kind: 'child', text: '8' } })).toMatchObject({
      status: 'failed',
    });
  });

  it('V-13 delete all notes at once where that is asked for, and tell where there are none', async () => {
    const { run, ports } = toolsInMemory();
    const notes = [
      { kind: 'avoidGenre', text: 'Korku' },
      { kind: 'child', text: '8' },
    ];
    for (const note of notes) await run('remember', { note });
    expect(await run('forget', { all: true })).toEqual({
      status: 'done',
      note: notes[0],
      others: [notes[1]],
    });
    expect(ports.notes.get()).toEqual([]);
    expect(await run('forget', { all: true })).toEqual({ status: 'notFound', title: '' });
  });

  it('V-13 delete nothing without knowing which', async () => {
    const { run, ports } = toolsInMemory();
    await run('remember', { note: { kind: 'child', text: '8' } });
    expect(await run('forget', {})).toEqual({ status: 'notFound', title: '' });
    expect(ports.notes.get()).toHaveLength(1);
  });
});
