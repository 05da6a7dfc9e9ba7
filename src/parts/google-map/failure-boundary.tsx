import { Component, type ReactNode } from 'react';

interface FailureBoundaryProps {
  readonly onFailed: () => void;
  readonly children: ReactNode;
}

/** A part that throws is left out, and whoever shows it is told: the rest of the page goes on. */
export class FailureBoundary extends Component<FailureBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
