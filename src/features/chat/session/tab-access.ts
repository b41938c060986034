import type { Chats } from '#storage/chats/chats.ts';
import type { Hold, Holder, Holds } from '#storage/chats/holds.ts';
import type { Timers } from '#storage/timers.ts';

/** How often, and how long at most, the last write of another tab is waited for, in milliseconds. */
const POLL_MS = 20;
const LATEST_MS = 2000;

interface TabAccessOptions {
  chats: Pick<Chats, 'read' | 'subscribeTo'>;
  holds: Holds;
  timers: Timers;
  /** Shows what another tab wrote. */
  load: () => Promise<void>;
  /** Stops and writes for the last time; answers the revision that was written. */
  letGo: () => Promise<number>;
  setMode: (mode: 'writing' | 'reading') => void;
}

type Access =
  | { kind: 'asking' }
  | { kind: 'holding'; hold: Hold }
  | { kind: 'following'; unfollow: () => void }
  | { kind: 'left' };

/** Which tab writes a conversation: this one, or another one that this one follows. */
export function createTabAccess(id: string, options: TabAccessOptions) {
  const { chats, holds, timers, load, letGo, setMode } = options;
  let access: Access = { kind: 'asking' };
  const change = (next: Access) => {
    if (access.kind === 'following') access.unfollow();
    access = next;
  };
  const follow = () => {
    if (access.kind === 'left') return;
    change({ kind: 'following', unfollow: chats.subscribeTo(id, () => void load()) });
    setMode('reading');
  };
  const holder: Holder = {
    async giveUp() {
      const revision = await letGo();
      follow();
      return revision;
    },
    lost() {
      void letGo();
      follow();
    },
  };
  return {
    /** Takes the conversation, or follows the tab that has it. */
    async take(): Promise<void> {
      const hold = await holds.take(id, holder);
      if (hold === undefined) follow();
      else if (access.kind === 'left') hold.release();
      else change({ kind: 'holding', hold });
    },
    /** Takes it from the tab that has it, with all that this tab wrote. */
    async takeOver(): Promise<void> {
      const { hold, revision = 0 } = await holds.takeOver(id, holder);
      change({ kind: 'holding', hold });
      // What the other tab wrote last may still be on its way.
      for (let waited = 0; waited < LATEST_MS; waited += POLL_MS) {
        if ((chats.read(id)?.revision ?? 0) >= revision) break;
        await new Promise<void>((resolve) => void timers.setTimeout(resolve, POLL_MS));
      }
      await load();
      setMode('writing');
    },
    leave(): void {
      if (access.kind === 'holding') access.hold.release();
      change({ kind: 'left' });
    },
  };
}
