import { Component, type ReactNode } from 'react';

interface CrashBoundaryProps {
  onCrash(error: unknown): void;
  children: ReactNode;
}

/** Catches a crash of its children, calls `onCrash`, and renders nothing from then on, because the shell decides on a replacement. */
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
