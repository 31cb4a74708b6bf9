import { Component, type ReactNode } from "react";
import { StaticPart } from "./static-part";

interface LivePartProps {
  /** Unique on the page. */
  id: string;
  children: ReactNode;
}

/**
 * A part of a page that changes by itself or by what its reader does. Should it fail, it stays what it last showed,
 * and the rest of the page is as if nothing had happened.
 */
export class LivePart extends Component<LivePartProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { id, children } = this.props;
    if (this.state.failed) return <StaticPart id={id} />;
    return (
      <div id={id} className="static-part">
        {children}
      </div>
    );
  }
}
