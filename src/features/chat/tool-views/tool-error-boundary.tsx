import { Component, type ReactNode } from 'react';

import { ToolNote } from './tool-note.tsx';

interface Props {
  children: ReactNode;
}

interface State extends Props {
  failed: boolean;
}

/** One bad part never takes the conversation down: it is shown as what could not be drawn, until it changes. */
export class ToolErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, children: this.props.children };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  /** What streams on may be whole by now. */
  static getDerivedStateFromProps({ children }: Props, state: State): State {
    return children === state.children ? state : { failed: false, children };
  }

  override render() {
    return this.state.failed ? (
      <ToolNote tone="error">Bu bölüm gösterilemedi.</ToolNote>
    ) : (
      this.props.children
    );
  }
}
