import type { Chats } from '#storage/chats/chats.ts';
import type { Lease, LeaseHolder, Leases } from '#storage/chats/leases.ts';
import type { Timers } from '#lib/timers.ts';

/** How often, and how long at most, the last write of another tab is waited for, in milliseconds. */
const POLL_MS = 20;
const LATEST_MS = 2000;

interface TabAccessOptions {
  chats: Pick<Chats, 'read' | 'subscribeTo'>;
  leases: Leases;
  timers: Timers;
  /** Shows what another tab wrote. */
  load: () => Promise<void>;
  /** Stops and writes for the last time; answers the revision that was written. */
  letGo: () => Promise<number>;
  setMode: (mode: 'writing' | 'reading') => void;
}

type Access =
  | { kind: 'asking' }
  | { kind: 'leasing'; lease: Lease }
  | { kind: 'following'; unfollow: () => void }
  | { kind: 'left' };

/** Which tab writes a conversation: this one, or another one that this one follows. */
export function createTabAccess(id: string, options: TabAccessOptions) {
  const { chats, leases, timers, load, letGo, setMode } = options;
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
  const holder: LeaseHolder = {
    async handOver() {
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
      const lease = await leases.take(id, holder);
      if (lease === undefined) follow();
      else if (access.kind === 'left') lease.release();
      else change({ kind: 'leasing', lease });
    },
    /** Takes it from the tab that has it, with all that this tab wrote. */
    async takeOver(): Promise<void> {
      const { lease, revision = 0 } = await leases.takeOver(id, holder);
      change({ kind: 'leasing', lease });
      // What the other tab wrote last may still be on its way.
      for (let waited = 0; waited < LATEST_MS; waited += POLL_MS) {
        if ((chats.read(id)?.revision ?? 0) >= revision) break;
        await new Promise<void>((resolve) => void timers.setTimeout(resolve, POLL_MS));
      }
      await load();
      setMode('writing');
    },
    leave(): void {
      if (access.kind === 'leasing') access.lease.release();
      change({ kind: 'left' });
    },
  };
}
