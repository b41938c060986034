import { Component, type ReactNode } from 'react';

import { ToolNote } from './tool-note.tsx';

/** One bad part never takes the conversation down: it is shown as what could not be drawn. */
export class ToolErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? (
      <ToolNote tone="error">Bu bölüm gösterilemedi.</ToolNote>
    ) : (
      this.props.children
    );
  }
}
