import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  onCrash(error: unknown): void;
  children: ReactNode;
}

/** Shows nothing after a crash: what stands there instead is the shell's decision. */
export class CrashBoundary extends Component<CrashBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError = () => ({ hasCrashed: true });

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }

  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
