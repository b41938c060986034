import { createStore, type StoreApi } from 'zustand/vanilla';

/** What a person is asked before something is removed (P-26). */
export interface ConfirmRequest {
  tone: 'danger' | 'warning';
  title: string;
  body: string;
  /** The verb on the button that does it: `Sil`, `Çıkar`. */
  verb: string;
  /** Does it; false or a rejection means it failed and the dialog stays. */
  action: () => Promise<boolean>;
}

interface ConfirmState {
  request?: ConfirmRequest | undefined;
  loading: boolean;
  /** Whether the last try failed. */
  failed: boolean;
}

/** The one confirmation dialog, which tools outside React can ask with too. */
export interface Confirm {
  store: StoreApi<ConfirmState>;
  /** Asks; resolves to true once the action has succeeded, to false when the person declined. */
  confirm(request: ConfirmRequest): Promise<boolean>;
  /** Runs the action of the open question. */
  accept(): Promise<void>;
  /** Declines the open question; does nothing while its action runs (P-27). */
  cancel(): void;
}

const closed: ConfirmState = { request: undefined, loading: false, failed: false };

export function createConfirm(): Confirm {
  const store = createStore<ConfirmState>(() => closed);
  let settle: (answer: boolean) => void = () => {};
  const close = (answer: boolean) => {
    store.setState(closed, true);
    settle(answer);
  };
  return {
    store,
    confirm(request) {
      if (store.getState().loading) return Promise.resolve(false);
      // A newer question replaces the one nobody has answered.
      settle(false);
      return new Promise((resolve) => {
        settle = resolve;
        store.setState({ request, loading: false, failed: false }, true);
      });
    },
    async accept() {
      const { request, loading } = store.getState();
      if (request === undefined || loading) return;
      store.setState({ loading: true, failed: false });
      const done = await succeeds(request.action);
      if (done) close(true);
      else store.setState({ loading: false, failed: true });
    },
    cancel() {
      if (!store.getState().loading) close(false);
    },
  };
}

async function succeeds(action: () => Promise<boolean>): Promise<boolean> {
  try {
    return await action();
  } catch {
    return false;
  }
}
