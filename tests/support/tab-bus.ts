import type { TabChannel } from '#storage/chats/leases.ts';

/** Channels of tabs that hear one another, each a moment later; `mute` makes a tab one that is asleep. */
export function tabBus() {
  const tabs: { heard: ((message: unknown) => void)[]; asleep: boolean }[] = [];
  return (): TabChannel & { sleep: () => void } => {
    const own: (typeof tabs)[number] = { heard: [], asleep: false };
    tabs.push(own);
    return {
      post(message) {
        for (const tab of tabs) {
          if (tab === own || tab.asleep) continue;
          for (const heard of tab.heard) setTimeout(heard, 0, message);
        }
      },
      listen: (heard) => void own.heard.push(heard),
      sleep: () => void (own.asleep = true),
    };
  };
}
