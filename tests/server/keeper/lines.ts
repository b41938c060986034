import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';

import type { Stage } from './stage.ts';

const WRITE_EVERY_MS = 20;

/** What becomes of lines that a client leaves in disorder. */
export function describeLines(stage: Stage): void {
  describe('a line', () => {
    it('on which nonsense came is let go, though the other side never closes it', async () => {
      const { hostname, port } = new URL(stage.fair.origin);
      const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
      await once(socket, 'connect');
      socket.resume().write('merhaba\r\n\r\n');
      await once(socket, 'end');
      // Only somebody who has let go refuses what is written to it.
      const refused = new Promise((resolve) => socket.once('error', resolve));
      const writing = setInterval(() => socket.write('x'), WRITE_EVERY_MS);
      expect(await refused).toMatchObject({ code: expect.stringMatching(/^(?:ECONNRESET|EPIPE)$/u) });
      clearInterval(writing);
      socket.destroy();
    });
  });
}
