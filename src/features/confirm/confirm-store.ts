import { createStore } from 'zustand/vanilla';

/** What a person is asked before something is removed (P-26). */
export interface ConfirmRequest {
  tone: 'danger' | 'warning';
  title: string;
  body: string;
  /** The verb on the button that does it: `Sil`, `Çıkar`. */
  verb: string;
  /** Does it; false or a rejection means it failed and the dialog stays (P-28). */
  action: () => Promise<boolean>;
}

interface ConfirmState {
  request?: ConfirmRequest | undefined;
  loading: boolean;
  /** Whether the last try failed. */
  failed: boolean;
}

const closed: ConfirmState = { request: undefined, loading: false, failed: false };

/** The one confirmation dialog, which tools outside React can ask with too. */
export function createConfirm() {
  const store = createStore<ConfirmState>(() => closed);
  let settle: (answer: boolean) => void = () => {};
  const close = (answer: boolean) => {
    store.setState(closed, true);
    settle(answer);
  };
  return {
    store,
    /** Asks; resolves to true once the action has succeeded, to false when the person declined. */
    confirm(request: ConfirmRequest): Promise<boolean> {
      if (store.getState().loading) return Promise.resolve(false);
      // A newer question replaces the one nobody has answered.
      settle(false);
      return new Promise((resolve) => {
        settle = resolve;
        store.setState({ request, loading: false, failed: false }, true);
      });
    },
    async accept(): Promise<void> {
      const { request, loading } = store.getState();
      if (request === undefined || loading) return;
      store.setState({ loading: true, failed: false });
      const done = await Promise.resolve()
        .then(request.action)
        .catch(() => false);
      if (done) close(true);
      else store.setState({ loading: false, failed: true });
    },
    /** Declines the open question; does nothing while its action runs (P-27). */
    cancel(): void {
      if (!store.getState().loading) close(false);
    },
  };
}

export type Confirm = ReturnType<typeof createConfirm>;
