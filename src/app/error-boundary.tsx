import { RotateCcw } from 'lucide-react';
import { Component, type ReactNode } from 'react';

import { parts } from './parts.ts';
import { buttonVariants } from '#ui/button-variants.ts';

interface ErrorBoundaryProps {
  /** What could not be shown, in words: `Sohbet`, `Bu sayfa`. */
  name: string;
  children: ReactNode;
  /** Called before another try, to forget what failed. */
  onRetry?: () => void;
}

/** A part that fails takes nothing else down, and can be tried again: a chunk may just not have arrived. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  #retry = () => {
    void parts.renew().then(() => {
      this.props.onRetry?.();
      this.setState({ failed: false });
    });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div
        role="alert"
        className="flex flex-col items-center gap-4 rounded-3xl border border-border bg-card p-8 text-center"
      >
        <p>{this.props.name} yüklenemedi. Bağlantını denetleyip yeniden deneyebilirsin.</p>
        <button type="button" className={buttonVariants({ variant: 'outline' })} onClick={this.#retry}>
          <RotateCcw aria-hidden />
          Tekrar dene
        </button>
      </div>
    );
  }
}
