import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createBranchTree } from '#features/chat/session/branch-tree.ts';
import type { ChatMessage } from '#tools/registry.ts';

const said = (id: string, text = id): ChatMessage => ({ id, role: 'user', parts: [{ type: 'text', text }] });
const answered = (id: string, text = id): ChatMessage => ({ ...said(id, text), role: 'assistant' });
const ids = (path: readonly ChatMessage[]) => path.map(({ id }) => id);

describe('the versions of a conversation', () => {
  it('are none until something is said differently', () => {
    const tree = createBranchTree();
    tree.record([said('u1'), answered('a1'), said('u2')]);
    expect(tree.places()).toEqual({});
    expect(ids(tree.path())).toEqual(['u1', 'a1', 'u2']);
  });

  it('keep the earlier branch with all that followed', () => {
    const tree = createBranchTree();
    tree.record([said('u1'), answered('a1'), said('u2'), answered('a2')]);
    tree.record([said('u1')].slice(0, 0));
    tree.record([said('v1'), answered('b1')]);
    expect(tree.places()).toEqual({ v1: { index: 1, count: 2 } });
    const back = tree.neighbour('v1', -1);
    expect(back).toBe('u1');
    tree.record(tree.pathThrough('u1'));
    expect(ids(tree.path())).toEqual(['u1', 'a1', 'u2', 'a2']);
    expect(tree.places()).toEqual({ u1: { index: 0, count: 2 } });
    expect(tree.neighbour('u1', -1)).toBeUndefined();
  });

  it('count new answers like new questions, and lead back to the branch seen last', () => {
    const tree = createBranchTree();
    tree.record([said('u1'), answered('a1'), said('u2')]);
    tree.record([said('u1'), answered('a2'), said('u3')]);
    tree.record([said('u1'), answered('a3')]);
    expect(tree.places()).toEqual({ a3: { index: 2, count: 3 } });
    expect(ids(tree.pathThrough('a1'))).toEqual(['u1', 'a1', 'u2']);
    expect(ids(tree.pathThrough('u1'))).toEqual(['u1', 'a3']);
  });

  it('keep nothing of an answer that has not begun, and the newest text of one that grows', () => {
    const tree = createBranchTree();
    const question = said('u');
    tree.record([question, { id: 'a', role: 'assistant', parts: [{ type: 'step-start' }] }]);
    expect(tree.size()).toBe(1);
    tree.record([question, answered('a', 'Bir')]);
    expect(tree.record([question, answered('a', 'Bir iki')])).toBe(false);
    expect(tree.state().nodes[1]?.message).toEqual(answered('a', 'Bir iki'));
  });

  it('come back from what is kept of them; loops and strangers in it do no harm', () => {
    const tree = createBranchTree();
    tree.record([said('u1'), answered('a1')]);
    tree.record([said('u1'), answered('a2')]);
    const again = createBranchTree(tree.state());
    expect(ids(again.path())).toEqual(['u1', 'a2']);
    expect(again.places()).toEqual({ a2: { index: 1, count: 2 } });
    const looped = createBranchTree({
      head: 'x',
      chosen: { x: 'y', y: 'x' },
      nodes: [
        { id: 'x', parent: 'y', message: said('x') },
        { id: 'y', parent: 'x', message: said('y') },
      ],
    });
    expect(new Set(ids(looped.path()))).toEqual(new Set(['x', 'y']));
  });

  it('lose no message, whatever is edited, asked again and switched', () => {
    const step = fc.record({ at: fc.nat({ max: 6 }), kind: fc.constantFrom('edit', 'switch', 'go on') });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let tree = createBranchTree();
        const all = new Set<string>();
        let next = 0;
        const message = (role: 'user' | 'assistant') => {
          const id = `${role[0]}${next++}`;
          all.add(id);
          return role === 'user' ? said(id) : answered(id);
        };
        for (const { at, kind } of steps) {
          const path = tree.path();
          const target = path[at];
          if (kind === 'go on' || target === undefined)
            tree.record([...path, message('user'), message('assistant')]);
          else if (kind === 'edit')
            tree.record([...path.slice(0, at), message(target.role === 'user' ? 'user' : 'assistant')]);
          else {
            const other = tree.neighbour(target.id, -1) ?? tree.neighbour(target.id, 1);
            if (other !== undefined) tree.record(tree.pathThrough(other));
          }
          const shown = ids(tree.path());
          expect(new Set(tree.state().nodes.map(({ id }) => id))).toEqual(all);
          tree = createBranchTree(structuredClone(tree.state()));
          expect(ids(tree.path())).toEqual(shown);
          for (const { index, count } of Object.values(tree.places())) {
            expect(index).toBeGreaterThanOrEqual(0);
            expect(index).toBeLessThan(count);
          }
        }
      }),
    );
  });
});
